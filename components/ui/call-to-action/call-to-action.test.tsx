import { render, screen } from '@testing-library/react';
import { CallToAction } from './call-to-action';

test("'Mulai Petualangan' leads to the destinations", () => {
  render(<CallToAction />);
  expect(screen.getByRole('link', { name: 'Mulai Petualangan' })).toHaveAttribute('href', '/destinasi');
});
