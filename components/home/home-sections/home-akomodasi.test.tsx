import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomeAkomodasi } from './home-sections';

// spec: 2 Home, No items
test('the stays on the home page say that there are none, and link nowhere, when there are no items', () => {
  render(<HomeAkomodasi cards={[]} total={0} />);
  expect(screen.getByText('Tidak ada data untuk ditampilkan')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the stays on the home page have no link to the list when two items are all', () => {
  render(<HomeAkomodasi cards={sampleCards(2)} total={2} />);
  expect(screen.queryByRole('link', { name: 'Lihat Semua' })).not.toBeInTheDocument();
});

// spec: 2 Home, Akomodasi Terbaik
test('the stays on the home page have heading, items and a link to /akomodasi', () => {
  render(<HomeAkomodasi cards={sampleCards(3)} total={5} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Akomodasi Terbaik' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', '/akomodasi');
});
