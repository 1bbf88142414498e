import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { KINDS } from '@/lib/entities/kinds';
import { KindCard } from './kind-card';

test.each(KINDS)('%s: a card with only a title renders on the server', (kind) => {
  const bare = sampleCard({ kind, picture: null, place: null, rating: null, facts: [], price: null });
  expect(renderToString(<KindCard sizes="100vw" card={bare} />)).toContain('Kawah Putih');
});

// spec: 2 Events, Badges
test.each(KINDS)('%s: a card has a level-3 heading, one picture and at most one link', (kind) => {
  render(<KindCard sizes="100vw" card={sampleCard({ kind })} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Kawah Putih' })).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.queryAllByRole('link')).toHaveLength(kind === 'makanan' ? 0 : 1);
});

const ORDERED = ['destinasi', 'paket', 'akomodasi', 'transportasi', 'event', 'tiket', 'fasilitas'] as const;
test.each(ORDERED)("%s: a card shows 'Contoh' only when the item is a sample", (kind) => {
  const { rerender } = render(<KindCard sizes="100vw" card={sampleCard({ kind, isSample: true })} />);
  expect(screen.getAllByText('Contoh').length).toBeGreaterThan(0);
  rerender(<KindCard sizes="100vw" card={sampleCard({ kind })} />);
  expect(screen.queryByText('Contoh')).toBeNull();
});

test.each(['restoran', 'makanan'] as const)(
  '%s: the card on /kuliner has the anchor id of its address',
  (kind) => {
    render(<KindCard sizes="100vw" card={sampleCard({ kind, href: `/kuliner#${kind}-mi-kocok` })} />);
    expect(screen.getByRole('article')).toHaveAttribute('id', `${kind}-mi-kocok`);
  },
);
