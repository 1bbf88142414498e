import { render, screen } from '@testing-library/react';
import { CallToAction } from './call-to-action';

// spec: 2 Home, Call to action
test("'Mulai Petualangan' links to /destinasi", () => {
  render(<CallToAction />);
  expect(screen.getByRole('link', { name: 'Mulai Petualangan' })).toHaveAttribute('href', '/destinasi');
});
