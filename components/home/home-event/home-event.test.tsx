import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomeEvent } from './home-event';

// spec: 2 Home, No items; 8, Other home calls fail
test('without items it says so and links nowhere', () => {
  render(<HomeEvent cards={[]} total={0} />);
  expect(screen.getByText('Tidak ada data untuk ditampilkan')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('two items need no link to all of them', () => {
  render(<HomeEvent cards={sampleCards(2)} total={2} />);
  expect(screen.queryByRole('link', { name: 'Lihat Semua' })).not.toBeInTheDocument();
});

// spec: 2 Home, Event Terdekat
test('the items stand under the heading of the specification, with the link to all', () => {
  render(<HomeEvent cards={sampleCards(3)} total={5} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Event Terdekat' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', '/event');
});
