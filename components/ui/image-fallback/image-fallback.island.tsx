'use client';

import { useEffect } from 'react';

const PLACEHOLDER = '/art/gambar-tidak-tersedia.svg';
const ALT = 'Gambar Tidak Tersedia';

/** Replaces a broken picture by the placeholder; only once, in case the placeholder itself fails. */
function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') === PLACEHOLDER) return;
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.alt = ALT;
  image.src = PLACEHOLDER;
}

/** Only `decode()` distinguishes a picture that failed before script ran from one not requested yet. */
function replaceIfBroken(image: HTMLImageElement): void {
  if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
}

/** For the whole site: a picture that fails to load becomes 'Gambar Tidak Tersedia' (spec §3, §8). */
export function ImageFallback() {
  useEffect(() => {
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    };
    // A picture's error event does not bubble, so it is caught in the capture phase.
    document.addEventListener('error', onError, true);
    for (const image of document.images) replaceIfBroken(image);
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
