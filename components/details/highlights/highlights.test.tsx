import { render, screen } from '@testing-library/react';
import { Highlights } from './highlights';

test('Highlights renders nothing without items', () => {
  const { container } = render(<Highlights label="Termasuk" items={[]} more="#termasuk" />);
  expect(container).toBeEmptyDOMElement();
});

test('Highlights shows the first three items and links to the rest', () => {
  render(<Highlights label="Termasuk" items={['a', 'b', 'c', 'd', 'e']} more="#termasuk" />);
  expect(screen.queryByText('d')).toBeNull();
  expect(screen.getByRole('link', { name: '+2 lainnya: Termasuk' })).toHaveAttribute('href', '#termasuk');
});

test('Highlights shows three items without a link to more', () => {
  render(<Highlights label="Termasuk" items={['a', 'b', 'c']} more="#termasuk" />);
  expect(screen.queryByRole('link')).toBeNull();
});
