import { render } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { TripCard } from './trip-card';

test('the lines are terracotta on packages and turquoise on destinations', () => {
  const { container, rerender } = render(<TripCard card={sampleCard()} />);
  expect(container.firstChild).toHaveClass('terra');
  rerender(<TripCard card={sampleCard({ kind: 'destinasi' })} />);
  expect(container.firstChild).toHaveClass('turq');
});
