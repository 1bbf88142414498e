import { render, screen } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { EventCard } from './event-card';

const facts = [
  { icon: 'cal' as const, text: 'Tanggal belum ditentukan' },
  { icon: 'pin' as const, text: 'Lokasi belum ditentukan' },
];

test('an event card without a price shows no price badge', () => {
  render(<EventCard sizes="100vw" card={sampleCard({ kind: 'event', price: null, category: 'Wedding' })} />);
  expect(screen.queryByText(/Rp/)).not.toBeInTheDocument();
  expect(screen.getByText('Wedding')).toBeInTheDocument();
});

// spec: 2 Events, Cards
test('an event card without date and place shows the fallback text for both', () => {
  render(<EventCard sizes="100vw" card={sampleCard({ kind: 'event', facts })} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Tanggal belum ditentukan',
    'Lokasi belum ditentukan',
  ]);
});

// spec: 2 Events, Badges; 9, Prices
test("an event card has a price badge that reads 'Start From : Rp' and a separate category badge", () => {
  const { container } = render(
    <EventCard sizes="100vw" card={sampleCard({ kind: 'event', category: 'Wedding' })} />,
  );
  const [price, category] = container.querySelectorAll('[class~="badge"]');
  expect(price).toHaveTextContent(/^Start From : Rp 1\.250\.000$/);
  expect(category).toHaveTextContent(/^Wedding$/);
});

test("the card of a past event shows 'Sudah berlangsung' instead of a price badge", () => {
  const { container } = render(
    <EventCard sizes="100vw" card={sampleCard({ kind: 'event', price: null, past: 'Sudah berlangsung' })} />,
  );
  const badges = [...container.querySelectorAll('[class~="badge"]')].map(({ textContent }) => textContent);
  expect(badges).toEqual(['Sudah berlangsung', 'Thematic']);
});
