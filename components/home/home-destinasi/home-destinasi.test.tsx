import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomeDestinasi } from './home-destinasi';

// spec: 2 Home, No items
test('the destinations on the home page say that there are none and link nowhere without items', () => {
  render(<HomeDestinasi cards={[]} total={0} />);
  expect(screen.getByText('Tidak ada data destinasi')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

// spec: 2 Home, Destinasi Populer di Bandung
test('the destinations on the home page have no link to the list when two items are all', () => {
  render(<HomeDestinasi cards={sampleCards(2)} total={2} />);
  expect(screen.queryByRole('link', { name: 'Lihat Lebih Banyak' })).not.toBeInTheDocument();
});

test('the destinations on the home page have heading, items and a link to /destinasi', () => {
  render(<HomeDestinasi cards={sampleCards(3)} total={5} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Destinasi Populer di Bandung' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Lihat Lebih Banyak' })).toHaveAttribute('href', '/destinasi');
});

test('the destinations on the home page show an error banner instead of the empty text on failure', () => {
  render(<HomeDestinasi cards={[]} total={0} failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Gagal memuat data destinasi');
  expect(screen.queryByText('Tidak ada data destinasi')).not.toBeInTheDocument();
});
