import { readdirSync } from 'node:fs';
import path from 'node:path';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { HANDLERS, PAGES } from '@/lib/addresses/routes';
import { config } from './middleware';
import nextConfig from './next.config';

const isAsked = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig, url });
const filesOf = (folder: string, isWanted: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
    );

const ICONS = readdirSync('app').filter((name) => /\.(?:ico|png|svg)$/.test(name));

const FILES = [...filesOf('public', () => true), ...ICONS.map((name) => `/${name}`), '/manifest.webmanifest'];

test('the middleware matches no static file that Next serves by itself', () => {
  expect(FILES.length).toBeGreaterThan(20);
  expect(ICONS.length).toBeGreaterThan(2);
  expect(FILES.filter(isAsked)).toEqual([]);
});

test('the middleware leaves out no file that is not there', () => {
  const leftOut = [...config.matcher.matchAll(/([\w-]+)\\(\.\w+)\$/g)].map(
    ([, name, end]) => `/${name}${end}`,
  );
  expect(leftOut.length).toBeGreaterThan(4);
  expect(leftOut.filter((name) => !FILES.includes(name))).toEqual([]);
});

test.each(['/_next/static/chunks/a.js', '/_next/image?url=a&w=640&q=60'])(
  'the middleware does not match %s of the build',
  (url) => expect(isAsked(url)).toBe(false),
);

test.each([...Object.keys(PAGES), ...Object.keys(HANDLERS)])(
  'the middleware matches the route %s with and without a query',
  (route) => {
    const at = route.replaceAll(/\[(?:\.\.\.)?\w+\]/g, 'x');
    expect([isAsked(at), isAsked(`${at}?a=b`)]).toEqual([true, true]);
  },
);

test.each([
  '/tidak-ada',
  '/artikel',
  '/ART/hero.webp',
  '/_nextx',
  '/favicon.ico/x',
  '/icon.pngx',
  '/iconxpng',
  '/event/icon.png',
  '/event/lari.ics',
  '/Destinasi/',
  '/keadaan/failed/list/event',
])('the middleware matches %s', (url) => expect(isAsked(url)).toBe(true));
