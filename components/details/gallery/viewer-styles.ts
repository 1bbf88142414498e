import type { CSSProperties } from 'react';

/*
 * The styles of the full-screen pictures. They load with the dialog's code at the first click: a CSS module
 * that any code imports is in the style sheets of every page (bench/page-bytes.mjs). Controls and caption
 * stand below the picture and never on it, within reach of a thumb.
 */

export const viewer: CSSProperties & Record<'--focus', string> = {
  '--focus': 'var(--sulphur)',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: 'var(--deep)',
  color: 'var(--on-deep)',
};

/** Not smooth where the visitor prefers reduced motion: globals.scss overrides it. */
export const track: CSSProperties = {
  flex: 1,
  display: 'flex',
  minHeight: 0,
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  outlineOffset: '-4px',
};

export const slide: CSSProperties = { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' };

export const image: CSSProperties = {
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  background: 'none',
};

export const bar: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: '0.5rem var(--gutter) calc(0.5rem + env(safe-area-inset-bottom))',
};

export const caption: CSSProperties = { flex: '1 1 14rem', maxHeight: '4.5rem', overflow: 'hidden' };

export const controls: CSSProperties = { display: 'flex', gap: '0.5rem', alignItems: 'center' };

export const count: CSSProperties = { marginRight: '0.5rem', fontWeight: 700 };

export const round: CSSProperties = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 'var(--control)',
  height: 'var(--control)',
  borderRadius: '50%',
  background: 'var(--card)',
  color: 'var(--ink)',
  boxShadow: 'inset 0 0 0 1.5px var(--edge)',
};
