import { render, screen } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { TiketCard } from './tiket-card';

// spec: 2 Tickets, Image
test('without a picture it says so in the words of the specification', () => {
  render(<TiketCard sizes="100vw" card={sampleCard({ kind: 'tiket', picture: null })} />);
  expect(screen.getByText('No Image')).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test("'Stok Habis' stands in the colour of a no", () => {
  render(
    <TiketCard
      sizes="100vw"
      card={sampleCard({ kind: 'tiket', stock: { text: 'Stok Habis', out: true } })}
    />,
  );
  expect(screen.getByText('Stok Habis')).toHaveClass('out');
});

// spec: 2 Tickets, Stock line
test('what is left is counted', () => {
  render(
    <TiketCard sizes="100vw" card={sampleCard({ kind: 'tiket', stock: { text: 'Stok: 12', out: false } })} />,
  );
  expect(screen.getByText('Stok: 12')).toHaveClass('stock');
});
