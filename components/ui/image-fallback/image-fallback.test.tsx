import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ImageFallback } from './image-fallback.island';

const PLACEHOLDER = '/art/gambar-tidak-tersedia.svg';

function picture(): HTMLImageElement {
  document.body.innerHTML =
    '<picture><source srcset="/a.avif"><img src="/a.webp" srcset="/a.webp 1x" alt="Kawah"></picture>';
  return document.querySelector('img')!;
}

// spec: 8, Card image fails
test('a picture that failed before script ran is replaced', async () => {
  const image = picture();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  image.decode = () => Promise.reject(new Error('broken'));
  render(<ImageFallback />);
  await waitFor(() => expect(image).toHaveAttribute('src', PLACEHOLDER));
});

test('a picture without a size of its own that can be shown stays', async () => {
  const image = picture();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  const shown = Promise.resolve();
  image.decode = () => shown;
  render(<ImageFallback />);
  await shown;
  expect(image).toHaveAttribute('src', '/a.webp');
});

// spec: 3, Missing images
test('a picture that fails is replaced with everything that would bring it back', () => {
  const image = picture();
  image.decode = () => Promise.resolve();
  render(<ImageFallback />);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', PLACEHOLDER);
  expect(image).toHaveAccessibleName('Gambar Tidak Tersedia');
  expect(image).not.toHaveAttribute('srcset');
  expect(document.querySelector('source')).toBeNull();
});

test('a placeholder that fails itself is left alone', () => {
  const image = picture();
  image.decode = () => Promise.resolve();
  render(<ImageFallback />);
  image.setAttribute('src', PLACEHOLDER);
  image.alt = 'tetap';
  fireEvent.error(image);
  expect(screen.getByAltText('tetap')).toBeInTheDocument();
});
