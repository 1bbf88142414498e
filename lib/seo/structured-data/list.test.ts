import { registry } from '../../entities/registry';
import { tiket } from '../../entities/tiket/tiket';
import { listPage } from '../../listing/listing';
import type { LoadedList } from '../../data/load-list';
import { galleryNodes, listNodes } from './list';

const items = Array.from({ length: 8 }, (_, index) =>
  tiket.parseItem({ id: index + 1, name: `Tiket ${index + 1}` }),
);
const list = (slug: string, page: number, all = items): LoadedList => {
  const found = listPage(all, tiket.categories, slug, page);
  if (!found) throw new Error('no such page');
  return { ...found, state: 'ok', real: found.total, items: found.items.map(tiket.toCard) };
};
const types = (nodes: ReturnType<typeof listNodes>) => nodes.map((node) => node?.['@type']);

test('listNodes has only breadcrumbs for a category without items', () =>
  expect(types(listNodes(registry.tiket, list('cargo', 1, [])))).toEqual(['BreadcrumbList']));
test('listNodes lists the items of its page from position 1', () =>
  expect(listNodes(registry.tiket, list('semua', 2))[0]).toMatchObject({
    '@id': 'http://localhost:3000/tiket?page=2#daftar',
    url: 'http://localhost:3000/tiket?page=2',
    mainEntity: {
      itemListElement: [
        { position: 1, url: 'http://localhost:3000/tiket/7', name: 'Tiket 7' },
        { position: 2, url: 'http://localhost:3000/tiket/8', name: 'Tiket 8' },
      ],
    },
  }));
test('listNodes omits a sample, and has only breadcrumbs for a list of samples alone', () => {
  const samples = [1, 2].map((id) => tiket.parseItem({ id, name: `Tiket ${id}`, contoh: id === 1 }));
  expect(listNodes(registry.tiket, list('semua', 1, samples))[0]).toMatchObject({
    mainEntity: { itemListElement: [{ position: 1, name: 'Tiket 2' }] },
  });
  expect(types(listNodes(registry.tiket, list('semua', 1, samples.slice(0, 1))))).toEqual(['BreadcrumbList']);
});

const head = { title: 'Galeri', intro: 'Gambar.' };

test('galleryNodes has only breadcrumbs for an empty gallery', () =>
  expect(types(galleryNodes({ ...head, label: 'Semua' }, [], 1))).toEqual(['BreadcrumbList']));
test('galleryNodes lists the pictures of its page', () =>
  expect(
    galleryNodes(
      { ...head, label: 'Semua' },
      [{ href: '/tiket/7', title: 'Tiket 7', picture: { src: '/storage/a.jpg', alt: '' }, isSample: false }],
      2,
    )[0],
  ).toMatchObject({
    url: 'http://localhost:3000/galeri?page=2',
    mainEntity: { itemListElement: [{ image: 'http://localhost:3000/storage/a.jpg' }] },
  }));
test('galleryNodes names the part of the gallery that its page shows, and links the whole gallery', () => {
  const tile = { href: '/tiket/7', title: 'Tiket 7', picture: null, isSample: false };
  const [gallery, trail] = galleryNodes({ ...head, label: 'Event' }, [tile], 1);
  expect(gallery).toMatchObject({ url: 'http://localhost:3000/galeri?kategori=event' });
  expect(trail).toMatchObject({
    itemListElement: [
      { name: 'Beranda' },
      { name: 'Galeri', item: 'http://localhost:3000/galeri' },
      { name: 'Event' },
    ],
  });
});
