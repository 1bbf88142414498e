import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';
import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { patternOf, ROUTES } from '../support/routes';
import { SITE_URL } from '../support/servers';
import { expect, test } from '../support/test';

/* The raw response of every public URL. looks.spec.ts has what a browser finds in it. */

const NAME = 'Jelajahi Bandung';
const OPEN_GRAPH = [
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:image',
];

// spec: 2 Route table, Every route; 4, Route parameter
test('every page.tsx of app/ is served by an address in ROUTES', () => {
  const files = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.join('app', file))
    // The texts of 404 and 503, which no address of its own shows.
    .filter((file) => !file.startsWith('app/keadaan/'));
  const pages = files.map((file) => ({ file, ...patternOf(file) })).sort((a, b) => b.weight - a.weight);
  const served = new Set(
    ROUTES.map((route) => pages.find(({ pattern }) => pattern.test(route.path.split('?', 1)[0] ?? ''))?.file),
  );
  expect(files.filter((file) => !served.has(file))).toEqual([]);
});

test('no two indexed addresses share a title or a description', async ({ embedded }) => {
  const seen = { titles: [] as string[], descriptions: [] as string[] };
  for (const route of ROUTES.filter(({ index }) => index)) {
    const page = readPage((await ask(embedded, route.path)).body);
    seen.titles.push(page.title);
    seen.descriptions.push(page.metas('description').join());
  }
  const twice = (list: string[]) => list.filter((value, index) => list.indexOf(value) !== index);
  expect(twice(seen.titles)).toEqual([]);
  expect(twice(seen.descriptions)).toEqual([]);
});

for (const route of ROUTES) {
  test.describe(route.path, () => {
    // spec: 1, Audience; 1, Page head defaults; 1, Meta descriptions; 2 Route table, Every route; 6, None
    test(`${route.path} answers ${route.status} with one complete head`, async ({ embedded }) => {
      const answer = await ask(embedded, route.path);
      const page = readPage(answer.body);
      expect(answer.status).toBe(route.status);
      expect(page.lang).toBe('id');
      expect(page.title).toContain(route.title);
      expect(page.title).toContain(NAME);
      expect(page.canonical).toEqual(route.canonical === null ? [] : [SITE_URL + route.canonical]);
      expect(page.h1).toHaveLength(1);
      expect(page.metas('robots')).toHaveLength(1);
      expect(page.robots).toContain(route.index ? 'index, follow' : 'noindex');
      expect(page.robots.includes('max-image-preview:large')).toBe(route.index);
      expect(page.metas('language')).toEqual(['id']);
      expect(page.metas('revisit-after')).toEqual(['7 days']);
      for (const name of ['description', 'twitter:card', 'twitter:title', 'twitter:image', ...OPEN_GRAPH]) {
        expect.soft(page.metas(name), name).toHaveLength(1);
        expect.soft(page.metas(name, 'head'), `${name} in <head>`).toHaveLength(1);
      }
      expect([...(page.metas('description')[0] ?? '')].length).toBeLessThanOrEqual(160);
    });

    test(`${route.path} has a strict Content-Security-Policy`, async ({ embedded }) => {
      const policy = (await ask(embedded, route.path)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
    });

    test(`${route.path} fetches no script before it is shown`, async ({ embedded }) => {
      const { body } = await ask(embedded, route.path);
      const early = body.match(/<script\b[^>]*\ssrc=[^>]*>|<link\b[^>]*as="script"[^>]*>/g) ?? [];
      expect(early.filter((tag) => !/ nomodule/i.test(tag))).toEqual([]);
      expect(body).toContain('data-late="/_next/static/chunks/');
    });
  });
}
