import { render, screen } from '@testing-library/react';
import { BackLink } from './back-link';

test("BackLink links to the list under the name 'Kembali ke' and its label", () => {
  render(<BackLink href="/destinasi" label="Destinasi" />);
  expect(screen.getByRole('link', { name: 'Kembali ke Destinasi' })).toHaveAttribute('href', '/destinasi');
});
