import { render, screen } from '@testing-library/react';
import { PageHead } from './page-head';

test('PageHead has one h1 and a decorative picture as AVIF and WebP', () => {
  const { container } = render(<PageHead title="Tiket Bandung" intro="Harga dan sisa." art="kincir-strip" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Tiket Bandung' })).toBeInTheDocument();
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/art/kincir-strip-800.avif 800w, /art/kincir-strip.avif 1200w',
  );
  // The role of a picture whose `alt` is empty.
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/art/kincir-strip.webp');
});
