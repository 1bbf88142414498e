import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomePaket } from './home-sections';

// spec: 2 Home, No items
test('the packages on the home page say that there are none and link nowhere without items', () => {
  render(<HomePaket cards={[]} total={0} quick={[]} />);
  expect(screen.getByText('Tidak ada data untuk ditampilkan')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

// spec: 2 Home, Three items
test('the packages on the home page have no link to the list when two items are all', () => {
  render(<HomePaket cards={sampleCards(2)} total={2} quick={[]} />);
  expect(screen.queryByRole('link', { name: 'Lihat Semua' })).not.toBeInTheDocument();
});

// spec: 2 Home, Paket Tour Terbaik
test('the packages on the home page have heading, items and a link to /paket-tour', () => {
  render(<HomePaket cards={sampleCards(3)} total={5} quick={[]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Paket Tour Terbaik' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', '/paket-tour');
});

test('the packages on the home page link a quick choice with its count to the filtered list', () => {
  const quick = [{ text: '2 hari, sampai Rp 1 jt', count: 4, href: '/paket-tour?harga=1000000&hari=2' }];
  render(<HomePaket cards={sampleCards(3)} total={5} quick={quick} />);
  const link = screen.getByRole('link', { name: '2 hari, sampai Rp 1 jt 4' });
  expect(link).toHaveAttribute('href', '/paket-tour?harga=1000000&hari=2#kategori');
  expect(link).toHaveAttribute('rel', 'nofollow');
});
