/** @jest-environment node */
import { lifeOf } from './lasting-files';

it.each([
  ['a missing picture', '/art/tidak-ada.svg', 404],
  ['an icon that failed', '/icon.png', 500],
  ['a page', '/', 200],
  ['a page whose name begins so', '/artikel', 200],
  ['a file of a build', '/_next/static/media/isola.abc.woff2', 200],
  ['a file of a build that has not changed', '/_next/static/chunks/a.js', 304],
  ['a picture of the provider', '/storage/art/a.png', 200],
  ['a picture of the provider that is not there', '/storage/_next/static/a.png', 404],
])('%s is left alone', (_, url, status) => expect(lifeOf(url, status)).toBeNull());

it.each([
  ['/art/logo.svg', 200],
  ['/ikon.svg', 200],
  ['/art/hero-640.avif', 304],
  ['/favicon.ico?favicon.abc.ico', 200],
  ['/icon-512.png', 200],
])('%s is kept for a day when it is %i', (url, status) =>
  expect(lifeOf(url, status)).toMatch(/^public, max-age=86400,/),
);

it.each([400, 404, 500])('a file of a build that is %i is kept nowhere', (status) =>
  expect(lifeOf('/_next/static/chunks/a.js?x=1', status)).toBe('no-store'),
);
