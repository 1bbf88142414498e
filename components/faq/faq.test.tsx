import { render, screen } from '@testing-library/react';
import { Faq } from './faq';

it('asks the six questions under the English title', () => {
  render(<Faq />);
  expect(screen.getByRole('heading', { level: 2, name: 'Frequently Asked Questions' })).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

it('states the facts of spec §9 on cancellation', () => {
  const { container } = render(<Faq />);
  for (const fact of ['3 hari', '50%', '100%', 'kebijakan khusus']) expect(container).toHaveTextContent(fact);
});
