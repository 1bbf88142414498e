import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomeDestinasi } from './home-destinasi';

// spec: 2 Home, No items
test('without items it says so and links nowhere', () => {
  render(<HomeDestinasi cards={[]} total={0} />);
  expect(screen.getByText('Tidak ada data destinasi')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

// spec: 2 Home, Destinasi Populer di Bandung
test('two items need no link to all of them', () => {
  render(<HomeDestinasi cards={sampleCards(2)} total={2} />);
  expect(screen.queryByRole('link', { name: 'Lihat Lebih Banyak' })).not.toBeInTheDocument();
});

test('the items stand under the heading of the specification, with the link to all', () => {
  render(<HomeDestinasi cards={sampleCards(3)} total={5} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Destinasi Populer di Bandung' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Lihat Lebih Banyak' })).toHaveAttribute('href', '/destinasi');
});

test('a failure shows the banner of the specification and nothing else', () => {
  render(<HomeDestinasi cards={[]} total={0} failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Gagal memuat data destinasi');
  expect(screen.queryByText('Tidak ada data destinasi')).not.toBeInTheDocument();
});
