import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomeTransportasi } from './home-sections';

// spec: 2 Home, No items
test('the vehicles on the home page say that there are none and link nowhere without items', () => {
  render(<HomeTransportasi cards={[]} total={0} quick={[]} />);
  expect(screen.getByText('Tidak ada data untuk ditampilkan')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the vehicles on the home page have no link to the list when two items are all', () => {
  render(<HomeTransportasi cards={sampleCards(2)} total={2} quick={[]} />);
  expect(screen.queryByRole('link', { name: 'Lihat Semua' })).not.toBeInTheDocument();
});

// spec: 2 Home, Transportasi Terbaik
test('the vehicles on the home page have heading, items and a link to /transportasi', () => {
  render(<HomeTransportasi cards={sampleCards(3)} total={5} quick={[]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Transportasi Terbaik' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', '/transportasi');
});

test('the vehicles on the home page link the choice of a driver with its count', () => {
  const quick = [{ text: 'Dengan pengemudi', count: 9, href: '/transportasi?pengemudi=dengan' }];
  render(<HomeTransportasi cards={sampleCards(3)} total={5} quick={quick} />);
  expect(screen.getByRole('link', { name: 'Dengan pengemudi 9' })).toHaveAttribute(
    'href',
    '/transportasi?pengemudi=dengan#kategori',
  );
});
