import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ImageFallback } from './image-fallback.island';

const PLACEHOLDER = '/art/gambar-tidak-tersedia.svg';

function picture(): HTMLImageElement {
  document.body.innerHTML =
    '<picture><source srcset="/a.avif"><img src="/a.webp" srcset="/a.webp 1x" alt="Kawah"></picture>';
  return document.querySelector('img')!;
}

// spec: 8, Card image fails
test('ImageFallback replaces a picture that failed before script ran', async () => {
  const image = picture();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  image.decode = () => Promise.reject(new Error('broken'));
  render(<ImageFallback />);
  await waitFor(() => expect(image).toHaveAttribute('src', PLACEHOLDER));
});

test('ImageFallback keeps a picture without a natural width that can be decoded', async () => {
  const image = picture();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  const shown = Promise.resolve();
  image.decode = () => shown;
  render(<ImageFallback />);
  await shown;
  expect(image).toHaveAttribute('src', '/a.webp');
});

// spec: 3, Missing images
test('ImageFallback replaces a failing picture and removes its srcset and sources', () => {
  const image = picture();
  image.decode = () => Promise.resolve();
  render(<ImageFallback />);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', PLACEHOLDER);
  expect(image).toHaveAccessibleName('Gambar Tidak Tersedia');
  expect(image).not.toHaveAttribute('srcset');
  expect(document.querySelector('source')).toBeNull();
});

test('ImageFallback leaves a failing placeholder unchanged', () => {
  const image = picture();
  image.decode = () => Promise.resolve();
  render(<ImageFallback />);
  image.setAttribute('src', PLACEHOLDER);
  image.alt = 'tetap';
  fireEvent.error(image);
  expect(screen.getByAltText('tetap')).toBeInTheDocument();
});
