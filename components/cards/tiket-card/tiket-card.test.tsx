import { render, screen } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { TiketCard } from './tiket-card';

// spec: 2 Tickets, Image
test("a ticket card without a picture shows 'No Image' marked as English", () => {
  render(<TiketCard sizes="100vw" card={sampleCard({ kind: 'tiket', picture: null })} />);
  expect(screen.getByText('No Image')).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test("a ticket card shows 'Stok Habis' in the sold-out style", () => {
  render(
    <TiketCard
      sizes="100vw"
      card={sampleCard({ kind: 'tiket', stock: { text: 'Stok Habis', out: true } })}
    />,
  );
  expect(screen.getByText('Stok Habis')).toHaveClass('out');
});

// spec: 2 Tickets, Stock line
test('a ticket card shows the number of tickets left', () => {
  render(
    <TiketCard sizes="100vw" card={sampleCard({ kind: 'tiket', stock: { text: 'Stok: 12', out: false } })} />,
  );
  expect(screen.getByText('Stok: 12')).toHaveClass('stock');
});
