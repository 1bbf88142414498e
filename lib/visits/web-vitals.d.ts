import type * as library from 'web-vitals';

declare global {
  /** The library, which stands before measure.mjs in one script (app/kunjungan.js/route.ts). */
  const webVitals: typeof library;
}
