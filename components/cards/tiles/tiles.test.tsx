import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { Tiles } from './tiles';

test("a tile of the gallery shows 'Contoh' when its item is a sample", () => {
  const [real, invented] = sampleCards(2);
  render(<Tiles cards={[real!, { ...invented!, isSample: true }]} />);
  expect(screen.getByText('Contoh').closest('a')).toHaveAttribute('href', invented!.href);
});
