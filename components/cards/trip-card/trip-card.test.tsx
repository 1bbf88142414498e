import { render } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { PosterCard } from './trip-card';

test('the lines are terracotta on packages and turquoise on destinations', () => {
  const { container, rerender } = render(<PosterCard card={sampleCard()} />);
  expect(container.firstChild).toHaveClass('terra');
  rerender(<PosterCard card={sampleCard({ kind: 'destinasi' })} />);
  expect(container.firstChild).toHaveClass('turq');
});
