import localFont from 'next/font/local';

const display = localFont({
  src: './isola-deco.woff2',
  variable: '--font-display',
  display: 'swap',
  adjustFontFallback: false,
});
const text = localFont({
  src: './plus-jakarta-sans-latin-wght.woff2',
  weight: '400 800',
  variable: '--font-text',
  display: 'swap',
  adjustFontFallback: false,
});

/** The classes of <html> that give the tokens their fonts; without them the tokens of type are invalid. */
export const fontClasses = `${display.variable} ${text.variable}`;
