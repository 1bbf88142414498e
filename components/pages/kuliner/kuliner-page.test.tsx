import { render, screen, within } from '@testing-library/react';
import type { CardView } from '@/lib/entities/card';
import type { LoadedList } from '@/lib/data/load-list';
import { KulinerPage } from './kuliner-page';

const HEAD = { title: 'Kuliner Khas Bandung', intro: 'Pedas dan gurih.' };
const SITE = {
  name: 'Priangan Jalan',
  foodTour: { price: 1_400_000, hours: '3,5 jam', spots: '3-5', groupSize: 8 },
  admins: [
    { name: 'A', speciality: 'a', phone: '+62 800-0000-0001' },
    { name: 'B', speciality: 'b', phone: '+62 800-0000-0002' },
  ] as [
    { name: string; speciality: string; phone: string },
    { name: string; speciality: string; phone: string },
  ],
};
function card(kind: 'makanan' | 'restoran', id: string): CardView {
  const nothing = {
    picture: null,
    place: null,
    point: null,
    rating: null,
    summary: null,
    price: null,
    leaf: null,
    past: null,
    isSample: false,
    stock: null,
  };
  return {
    kind,
    id,
    href: `/kuliner#${kind}-${id}`,
    title: id,
    category: 'Jajanan',
    facts: [],
    labels: [],
    ...nothing,
  };
}
const list: LoadedList = {
  state: 'ok',
  ...{ label: 'Semua', page: 1, pages: 2, total: 8, real: 8, chips: [] },
  items: [card('restoran', 'abuy')],
};

// spec: 8, Food list calls fail
test('the kuliner page shows restaurants and Food Tour when the foods cannot be loaded', () => {
  render(<KulinerPage head={HEAD} foods={null} restaurants={list} site={SITE} />);
  expect(screen.getByText('Memuat data makanan...')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'abuy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pesan Food Tour' })).toBeVisible();
});

// spec: 8, Food list calls fail
test('the kuliner page shows the foods when the restaurants cannot be loaded', () => {
  render(<KulinerPage head={HEAD} foods={[card('makanan', 'surabi')]} restaurants={null} site={SITE} />);
  expect(screen.getByText('Memuat data restoran...')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'surabi' })).toBeVisible();
});

test('the kuliner page says for both empty lists that there is no data', () => {
  render(
    <KulinerPage
      head={HEAD}
      foods={[]}
      restaurants={{ ...list, items: [], total: 0, pages: 1 }}
      site={SITE}
    />,
  );
  expect(screen.getAllByText('Tidak ada data untuk ditampilkan')).toHaveLength(2);
});

// spec: 2 Food, Page
test('each card of the kuliner page has its anchor, and Load More links to the next page', () => {
  const foods = [card('makanan', 'surabi'), card('makanan', 'batagor')];
  render(<KulinerPage head={HEAD} foods={foods} restaurants={list} site={SITE} />);
  const places = screen.getAllByRole('article').map((article) => article.id);
  expect(places).toEqual(['makanan-surabi', 'makanan-batagor', 'restoran-abuy']);
  expect(screen.getByRole('link', { name: 'Load More' })).toHaveAttribute('href', '/kuliner?page=2');
});

test('the kuliner page loads the first food picture eagerly and the others lazily', () => {
  const picture = { src: '/storage/a.webp', alt: 'a' };
  const foods = ['surabi', 'batagor'].map((id) => ({ ...card('makanan', id), picture }));
  render(<KulinerPage head={HEAD} foods={foods} restaurants={list} site={SITE} />);
  const track = screen.getByRole('region', { name: 'Makanan khas, dapat digeser' });
  const pictures = within(track).getAllByRole('img');
  expect(pictures.map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy']);
});
