import type { CardView } from '@/lib/entities/card';

/** A complete card for tests; `over` changes what a test is about. */
export function sampleCard(over: Partial<CardView> = {}): CardView {
  return {
    kind: 'paket',
    isSample: false,
    id: 'kawah-putih',
    href: '/paketdetail/kawah-putih',
    title: 'Kawah Putih',
    picture: { src: '/storage/kawah-putih.webp', alt: 'Danau kawah' },
    category: 'Thematic',
    place: 'Ciwidey',
    point: null,
    rating: '4.9',
    facts: [{ icon: 'clock', text: '2 Hari 1 Malam' }],
    labels: [],
    summary: null,
    price: { prefix: 'Start From :', amount: 'Rp 1.250.000', suffix: '' },
    leaf: null,
    past: null,
    stock: null,
    ...over,
  };
}

/** `count` different cards, numbered from `first`. */
export function sampleCards(count: number, over: Partial<CardView> = {}, first = 1): CardView[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `kartu-${first + index}`;
    return sampleCard({ id, href: `/paketdetail/${id}`, title: `Kartu ${first + index}`, ...over });
  });
}
