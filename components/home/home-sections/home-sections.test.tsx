import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomeAkomodasi, HomeEvent, HomeKuliner, HomePaket, HomeTransportasi } from './home-sections';

/** The sections of one frame: their heading, and the list that they lead to. */
const SECTIONS = [
  { noun: 'packages', Section: HomePaket, title: 'Paket Tour Terbaik', href: '/paket-tour' },
  { noun: 'stays', Section: HomeAkomodasi, title: 'Akomodasi Terbaik', href: '/akomodasi' },
  { noun: 'vehicles', Section: HomeTransportasi, title: 'Transportasi Terbaik', href: '/transportasi' },
  { noun: 'events', Section: HomeEvent, title: 'Event Terdekat', href: '/event' },
];

// spec: 2 Home, No items; 8, Other home calls fail
test.each(SECTIONS)(
  'the $noun on the home page say that there are none and link nowhere without items',
  ({ Section }) => {
    render(<Section cards={[]} total={0} quick={[]} />);
    expect(screen.getByText('Tidak ada data untuk ditampilkan')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

// spec: 2 Home, Three items
test.each(SECTIONS)(
  'the $noun on the home page have no link to the list when two items are all',
  ({ Section }) => {
    render(<Section cards={sampleCards(2)} total={2} quick={[]} />);
    expect(screen.queryByRole('link', { name: 'Lihat Semua' })).not.toBeInTheDocument();
  },
);

// spec: 2 Home, Paket Tour Terbaik; 2 Home, Akomodasi Terbaik; 2 Home, Transportasi Terbaik
// spec: 2 Home, Event Terdekat
test.each(SECTIONS)(
  'the $noun on the home page have heading, items and a link to $href',
  ({ Section, title, href }) => {
    render(<Section cards={sampleCards(3)} total={5} quick={[]} />);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', href);
  },
);

test('the packages on the home page link a quick choice with its count to the filtered list', () => {
  const quick = [{ text: '2 hari, sampai Rp 1 jt', count: 4, href: '/paket-tour?harga=1000000&hari=2' }];
  render(<HomePaket cards={sampleCards(3)} total={5} quick={quick} />);
  const link = screen.getByRole('link', { name: '2 hari, sampai Rp 1 jt 4' });
  expect(link).toHaveAttribute('href', '/paket-tour?harga=1000000&hari=2#kategori');
  expect(link).toHaveAttribute('rel', 'nofollow');
});

test('the vehicles on the home page link the choice of a driver with its count', () => {
  const quick = [{ text: 'Dengan pengemudi', count: 9, href: '/transportasi?pengemudi=dengan' }];
  render(<HomeTransportasi cards={sampleCards(3)} total={5} quick={quick} />);
  expect(screen.getByRole('link', { name: 'Dengan pengemudi 9' })).toHaveAttribute(
    'href',
    '/transportasi?pengemudi=dengan#kategori',
  );
});

// spec: 8, Home food-list fails
test('the foods on the home page render nothing without items', () => {
  const { container } = render(<HomeKuliner cards={[]} total={0} />);
  expect(container).toBeEmptyDOMElement();
});

// spec: 2 Home, A food (kuliner) carousel
test('the foods on the home page are a carousel with an arrow and a link to /kuliner', () => {
  render(<HomeKuliner cards={sampleCards(4, { kind: 'makanan' })} total={9} />);
  expect(screen.getAllByRole('listitem')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Geser ke kanan' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', '/kuliner');
});
