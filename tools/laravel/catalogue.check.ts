import { expect, test } from '@playwright/test';
import { readPage } from '../../e2e/support/read-page';
import { ask } from '../../e2e/support/http';
import { startSite, type StartedSite } from '../../e2e/support/servers';
import { picturesIn } from './crawler';
import { CONTENT, DETAILS, expectedOf, HIDDEN, PLACES } from './expected';
import { startLaravel, type Laravel } from './laravel.mjs';

/*
 * The whole catalogue as Laravel gives it: lists in pages of fifteen, files as people name them, rows that
 * are hidden.
 */

/** The names that DatabaseSeeder gives to the first files of each kind. */
const OWN_NAMES = [
  'Promo 100%.jpg',
  'diskon 50% akhir pekan.jpg',
  'IMG #1.jpg',
  'what?.jpg',
  '50%20off.jpg',
  '100%25 alam.jpg',
  'UPPER%2e.jpg',
  'foto kawah.jpg',
];
/** The kinds that have a picture of their own on a page. */
const PICTURED = Object.keys(CONTENT);
const ORIGIN = 'https://jelajahi.contoh.id';

let laravel: Laravel;
let site: StartedSite;
/** Every page that was read, by its address. */
const pages = new Map<string, string>();

test.beforeAll(async () => {
  laravel = await startLaravel(CONTENT, { API_THROTTLE: 0 });
  site = await startSite({ apiUrl: laravel.url, freshSeconds: 300 });
});

test.afterAll(async () => {
  await site?.dispose();
  await laravel?.dispose();
});

/** The addresses of the sitemap, as paths. */
async function sitemap(): Promise<string[]> {
  const { body } = await ask(site, '/sitemap.xml');
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&').replace(ORIGIN, ''),
  );
}

test('the sitemap names every detail', async () => {
  // The first one of a cold site says itself that it is partial.
  await expect(async () => {
    const named = new Set(await sitemap());
    expect(DETAILS.filter(({ path }) => !named.has(path!)).map(({ path }) => path)).toEqual([]);
    console.log(`  sitemap: ${named.size} addresses, all ${DETAILS.length} details among them`);
  }).toPass({ timeout: 60_000, intervals: [2_000] });
});

for (const kind of Object.keys(PLACES)) {
  test(`every ${kind} stands once on its list, over the pages of Load More`, async () => {
    const { list } = PLACES[kind]!;
    const wanted = expectedOf(kind).map(({ title }) => title);
    const shown: string[] = [];
    for (let page = 1; shown.length < 1000; page += 1) {
      const path = page === 1 ? list : `${list}?page=${page}`;
      const { status, body } = await ask(site, path);
      if (status === 404 && page > 1) break;
      expect(status, path).toBe(200);
      pages.set(path, body);
      shown.push(...headings(body).filter((heading) => wanted.includes(heading)));
    }
    expect(shown.toSorted()).toEqual(wanted.toSorted());
    console.log(`  ${list}: ${shown.length} of ${wanted.length}`);
  });
}

/** The headings of the cards of a page. */
function headings(html: string): string[] {
  const main = /<main\b[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/g)].map(
    ([, inside = '']) => readPage(`<body>${inside}`).text,
  );
}

test('every food stands on /kuliner', async () => {
  const { text } = readPage((await ask(site, '/kuliner')).body);
  const missing = expectedOf('makanan').filter(({ title }) => !text.includes(title));
  expect(missing).toEqual([]);
});

test('every detail has its title and price', async () => {
  for (const { path, title, price } of DETAILS) {
    const { status, body } = await ask(site, path!);
    expect(status, path!).toBe(200);
    pages.set(path!, body);
    const page = readPage(body);
    expect(page.h1, path!).toEqual([title]);
    // Between 'Rp' and the amount stands a space that does not break.
    if (price) expect(page.text.replace(/\s+/g, ' '), path!).toContain(price);
  }
  console.log(`  details: ${DETAILS.length} of ${DETAILS.length} with title and price`);
});

/**
 * A path is literal; of a whole address, as `asset()` makes it, nobody can tell '50%20off.jpg' from '50
 * off.jpg': both are tried.
 */
function addressesOf(kind: string, name: string): string[] {
  const names = kind === 'akomodasi' && name === '50%20off.jpg' ? [name, '50 off.jpg'] : [name];
  return names.map((one) => `/storage/${kind}/${encodeURIComponent(one)}`);
}

test('every picture that a page names can be had, and none is missing', async () => {
  const named = new Set([...pages.values()].flatMap(picturesIn));
  const missing = PICTURED.flatMap((kind) => OWN_NAMES.map((name) => ({ kind, name }))).filter(
    ({ kind, name }) => !addressesOf(kind, name).some((src) => named.has(src)),
  );
  const failed: string[] = [];
  for (const src of named) {
    const { status, headers } = await ask(site, src);
    if (status !== 200 || !headers.get('content-type')?.startsWith('image/')) failed.push(`${status} ${src}`);
  }
  console.log(
    `  pictures: ${named.size - failed.length} of ${named.size} load; ${missing.length} of ` +
      `${PICTURED.length * OWN_NAMES.length} under names of visitors' own are on no page`,
  );
  expect({ failed, missing }).toEqual({ failed: [], missing: [] });
});

test('a picture under each odd name is made in a small size', async () => {
  for (const name of OWN_NAMES) {
    const src = encodeURIComponent(`/storage/atraksi/${encodeURIComponent(name)}`);
    const { status, headers } = await ask(site, `/_next/image?url=${src}&w=256&q=60`);
    expect([status, headers.get('content-type')?.split('/')[0]], name).toEqual([200, 'image']);
  }
});

test('what is searched for is found and leads to a page', async () => {
  let results = 0;
  for (const word of ['kawah', 'bandung', 'braga', 'hostel', 'batagor', 'cargo', 'bingkisan', 'situ']) {
    const { status, body } = await ask(site, `/api/cari?q=${word}`);
    expect(status, word).toBe(200);
    const { data } = JSON.parse(body) as { data: { title: string; href: string }[] };
    expect(data.length, word).toBeGreaterThan(0);
    for (const { title, href } of data) {
      results += 1;
      expect(title.toLowerCase()).toContain(word);
      expect((await ask(site, href)).status, href).toBe(200);
    }
    pages.set(`/cari?q=${word}`, (await ask(site, `/cari?q=${word}`)).body);
  }
  console.log(`  search: ${results} results of 8 words, each leads to a page`);
});

test('what is hidden in the office is nowhere', async () => {
  for (const path of ['/', '/galeri', '/sitemap.xml', '/blog/feed.xml', '/llms.txt', '/cari?q=konsep'])
    pages.set(path, (await ask(site, path)).body);
  const telling = [...pages].filter(([path, body]) => HIDDEN.test(body.replaceAll('q=konsep', '')) && path);
  expect(telling.map(([path]) => path)).toEqual([]);
  const details = Object.values(PLACES).flatMap(({ detail }) => detail ?? []);
  for (const detail of details)
    for (const key of ['konsep-nonaktif', 'konsep-terhapus'])
      expect((await ask(site, detail + key)).status, detail + key).toBe(404);
});

test('nothing was left out', () => {
  const lines = site.output().split('\n');
  expect(lines.filter((line) => /item left out|value unreadable|list is shorter/.test(line))).toEqual([]);
});
