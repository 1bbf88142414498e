import { render } from '@testing-library/react';
import { sampleCard } from '@/components/card/sample';
import { PosterCard } from './poster-card';

test('the lines are terracotta on packages and turquoise on destinations', () => {
  const { container, rerender } = render(<PosterCard card={sampleCard()} />);
  expect(container.firstChild).toHaveClass('terra');
  rerender(<PosterCard card={sampleCard({ kind: 'destinasi' })} />);
  expect(container.firstChild).toHaveClass('turq');
});
