import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomeKuliner } from './home-sections';

// spec: 8, Home food-list fails
test('the foods on the home page render nothing without items', () => {
  const { container } = render(<HomeKuliner cards={[]} total={0} />);
  expect(container).toBeEmptyDOMElement();
});

// spec: 2 Home, A food (kuliner) carousel
test('the foods on the home page are a carousel with an arrow and a link to /kuliner', () => {
  render(<HomeKuliner cards={sampleCards(4, { kind: 'makanan' })} total={9} />);
  expect(screen.getAllByRole('listitem')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Geser ke kanan' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', '/kuliner');
});
