import { render } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { TripCard } from './trip-card';

test('a trip card has terracotta lines for a package and turquoise lines for a destination', () => {
  const { container, rerender } = render(<TripCard sizes="100vw" card={sampleCard()} />);
  expect(container.firstChild).toHaveClass('terra');
  rerender(<TripCard sizes="100vw" card={sampleCard({ kind: 'destinasi' })} />);
  expect(container.firstChild).toHaveClass('turq');
});
