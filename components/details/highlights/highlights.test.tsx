import { render, screen } from '@testing-library/react';
import { Highlights } from './highlights';

it('is not there without items', () => {
  const { container } = render(<Highlights label="Termasuk" items={[]} more="#termasuk" />);
  expect(container).toBeEmptyDOMElement();
});

it('shows the first three and links to the rest', () => {
  render(<Highlights label="Termasuk" items={['a', 'b', 'c', 'd', 'e']} more="#termasuk" />);
  expect(screen.queryByText('d')).toBeNull();
  expect(screen.getByRole('link', { name: '+2 lainnya: Termasuk' })).toHaveAttribute('href', '#termasuk');
});

it('shows all of three without a link', () => {
  render(<Highlights label="Termasuk" items={['a', 'b', 'c']} more="#termasuk" />);
  expect(screen.queryByRole('link')).toBeNull();
});
