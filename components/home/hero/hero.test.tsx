import { render, screen } from '@testing-library/react';
import { Hero } from './hero';

// spec: 2 Home, Landing hero
test('the hero shows headline, highlights and button of the specification', () => {
  render(<Hero />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jelajahi Bandung');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Wisata Alam',
    'Spot Foto',
    'Lokasi Strategis',
  ]);
  expect(screen.getByRole('link', { name: 'Jelajahi Sekarang' })).toHaveAttribute('href', '/destinasi');
});

// spec: 2 Home, Landing hero
test('the hero picture comes in three widths, each as AVIF and WebP, with high fetch priority', () => {
  const { container } = render(<Hero />);
  const files = Array.from(container.querySelectorAll('source, picture img'), (file) =>
    file.getAttribute(file.tagName === 'IMG' ? 'src' : 'srcset'),
  );
  expect(files).toEqual(
    ['1920.avif', '1920.webp', '1024.avif', '1024.webp', '640.avif', '640.webp'].map(
      (name) => `/art/hero-${name}`,
    ),
  );
  expect(container.querySelector('picture img')).toHaveAttribute('fetchpriority', 'high');
});
