import { render, screen } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { EventCard } from './event-card';

const facts = [
  { icon: 'cal' as const, text: 'Tanggal belum ditentukan' },
  { icon: 'pin' as const, text: 'Lokasi belum ditentukan' },
];

test('without a price there is no price badge', () => {
  render(<EventCard sizes="100vw" card={sampleCard({ kind: 'event', price: null, category: 'Wedding' })} />);
  expect(screen.queryByText(/Rp/)).not.toBeInTheDocument();
  expect(screen.getByText('Wedding')).toBeInTheDocument();
});

// spec: 2 Events, Cards
test('an event without date and place says so', () => {
  render(<EventCard sizes="100vw" card={sampleCard({ kind: 'event', facts })} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Tanggal belum ditentukan',
    'Lokasi belum ditentukan',
  ]);
});

// spec: 2 Events, Badges; 9, Prices
test("the price badge reads 'Start From : Rp', and the category has its own", () => {
  const { container } = render(
    <EventCard sizes="100vw" card={sampleCard({ kind: 'event', category: 'Wedding' })} />,
  );
  const [price, category] = container.querySelectorAll('[class~="badge"]');
  expect(price).toHaveTextContent(/^Start From : Rp 1\.250\.000$/);
  expect(category).toHaveTextContent(/^Wedding$/);
});

test('one that is over says so in the place of its price', () => {
  const { container } = render(
    <EventCard sizes="100vw" card={sampleCard({ kind: 'event', price: null, past: 'Sudah berlangsung' })} />,
  );
  const badges = [...container.querySelectorAll('[class~="badge"]')].map(({ textContent }) => textContent);
  expect(badges).toEqual(['Sudah berlangsung', 'Thematic']);
});
