import { render, screen } from '@testing-library/react';
import { BackLink } from './back-link';

it('is a link to the list whose name says Kembali and where to', () => {
  render(<BackLink href="/destinasi" label="Destinasi" />);
  expect(screen.getByRole('link', { name: 'Kembali ke Destinasi' })).toHaveAttribute('href', '/destinasi');
});
