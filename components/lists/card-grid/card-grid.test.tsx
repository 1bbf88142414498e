import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { CardGrid, CardGridSkeleton } from './card-grid';

// spec: 4, Loading; 9, Page size
test('CardGridSkeleton renders six boxes without any text', () => {
  const html = renderToString(<CardGridSkeleton kind="paket" />);
  expect(html.match(/<li>/g)).toHaveLength(6);
  expect(html.replace(/<[^>]+>/g, '')).toBe('');
});

test('CardGrid shows its count, but no progress bar, for a list that fits on one page', () => {
  const place = {
    kind: 'paket',
    base: '/paket-tour',
    label: 'Semua',
    page: 1,
    pages: 1,
    total: 2,
    noun: 'paket',
  } as const;
  render(<CardGrid place={place} cards={sampleCards(2)} />);
  expect(screen.getByText('2 dari 2 paket')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
