'use client';

import { useEffect } from 'react';

const PLACEHOLDER = '/art/gambar-tidak-tersedia.svg';
const ALT = 'Gambar Tidak Tersedia';

/**
 * Puts the placeholder in the place of a picture that cannot be shown; never twice, should the placeholder
 * itself fail.
 */
function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') === PLACEHOLDER) return;
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.alt = ALT;
  image.src = PLACEHOLDER;
}

/**
 * Only a try to decode tells a picture that failed before script ran from one that has not been asked for
 * yet.
 */
function replaceIfBroken(image: HTMLImageElement): void {
  if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
}

/**
 * One listener for the whole site: a picture that fails to load becomes 'Gambar Tidak Tersedia' (spec §3 and
 * §8).
 */
export function ImageFallback() {
  useEffect(() => {
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    };
    // The event of a picture does not bubble: it is caught on its way down.
    document.addEventListener('error', onError, true);
    for (const image of document.images) replaceIfBroken(image);
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
