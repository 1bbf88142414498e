import { provideBy } from '../items/provider.fake';
import { type AdminApiClient } from '../admin-api/client';
import { AdminApiError } from '../admin-api/errors';
import { loadFeed } from './feed';
import { loadSitemap, loadSitemapPart } from './sitemap';
import { processWide } from '../base/process-wide.mjs';

const shared = processWide as { adminApiClient?: AdminApiClient; keptDocuments?: Map<string, unknown> };
/** The response to an API path; null fails. */
let answer: (path: string) => unknown;
let asked: string[];

beforeEach(() => {
  asked = [];
  jest.spyOn(console, 'warn').mockImplementation();
  const provider = (path: string) => {
    asked.push(path);
    const data = answer(path);
    return data === null ? Promise.reject(new AdminApiError('timeout', 'x')) : Promise.resolve({ data });
  };
  provideBy(provider, 1000);
  delete shared.keptDocuments;
});
afterEach(() => jest.restoreAllMocks());

const text = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body);
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  test('the sitemap has the fixed pages and a short cache time when nothing was ever delivered', async () => {
    answer = () => null;
    const { main } = await loadSitemap();
    expect(locs(text(main)).map((loc) => loc?.replace(/rencana\/.+/, 'rencana/*'))).toEqual([
      'http://localhost:3000/',
      ...Array.from({ length: 6 }, () => 'http://localhost:3000/rencana/*'),
      'http://localhost:3000/contact',
      'http://localhost:3000/kebijakan-privasi',
    ]);
    expect(main.headers['cache-control']).toBe('public, max-age=30');
  });
  test('the sitemap omits only the kind whose list was never delivered', async () => {
    answer = (path) => (path.endsWith('/events') ? null : [{ id: 1, slug: 'a', judul: 'A' }]);
    const xml = text((await loadSitemap()).main);
    expect(locs(xml)).toContain('http://localhost:3000/tiket/a');
    expect(xml).not.toContain('/event');
  });
  test('the sitemap is one file that is cached for five minutes when all lists are delivered', async () => {
    answer = () => [];
    const { main, parts } = await loadSitemap();
    expect(parts).toEqual([]);
    expect(main.headers['cache-control']).toBe('public, max-age=300');
  });
  test('the sitemap becomes an index of parts when it is too large for one file', async () => {
    const items = Array.from({ length: 90 }, (_, id) => ({ id, slug: `s-${id}`, judul: 'A' }));
    answer = (path) => (path.endsWith('/tickets') ? items : []);
    const limits = { urls: 100, bytes: 50_000_000 };
    const { main } = await loadSitemap(limits);
    expect(locs(text(main))).toEqual([1, 2].map((part) => `http://localhost:3000/sitemap/${part}.xml`));
    const parts = await Promise.all(
      [1, 2].map(async (part) => new Response((await loadSitemapPart(part, limits))?.body).text()),
    );
    // Home, contact, privacy, kuliner, the wall map and six areas, the items, and fifteen
    // pages each of the list and its one category.
    expect(new Set(parts.flatMap(locs)).size).toBe(4 + 7 + 90 + 15 + 15);
  });
  test('loadSitemapPart is null for a number that the index does not name', async () => {
    answer = () => [];
    expect(await loadSitemapPart(1)).toBeNull();
  });
  test('the sitemap asks the API for each list once during two hundred simultaneous requests', async () => {
    answer = () => [];
    await Promise.all(Array.from({ length: 200 }, () => loadSitemap()));
    expect(asked).toHaveLength(new Set(asked).size);
  });
});

describe('the feed', () => {
  const raw = (id: number) => ({ id, slug: `a-${id}`, judul: `A ${id}`, deskripsi: `teks ${id}` });

  test('the feed is valid, empty and briefly cached when nothing was ever delivered', async () => {
    answer = () => null;
    const feed = await loadFeed();
    expect(text(feed)).toMatch(/<\/channel>/);
    expect(text(feed)).not.toMatch(/<item>|lastBuildDate/);
    expect(feed.headers['cache-control']).toBe('public, max-age=30');
  });
  test('the feed has the text of the list when an article itself cannot be loaded', async () => {
    const cut = { ...raw(1), deskripsi: 'teks yang dipot...' };
    answer = (path) => (path.endsWith('/blogs') ? [cut, raw(2)] : path.endsWith('/a-1') ? null : raw(2));
    const xml = text(await loadFeed());
    expect(xml).toContain('<description>teks yang dipot...</description>');
    expect(xml.match(/<content:encoded>/g)).toHaveLength(1);
  });
  test('the feed omits an article that only the list still has', async () => {
    answer = (path) =>
      path.endsWith('/blogs') ? [raw(1), raw(2)] : path.endsWith('/a-1') || path.endsWith('/1') ? {} : raw(2);
    expect([...text(await loadFeed()).matchAll(/<link>([^<]*)/g)].map(([, link]) => link)).toEqual([
      'http://localhost:3000/blog',
      'http://localhost:3000/blog/a-2',
    ]);
  });
  test('the feed holds the twenty newest articles', async () => {
    const items = Array.from({ length: 30 }, (_, id) => ({
      ...raw(id),
      created_at: `2026-01-${String(id + 1).padStart(2, '0')}`,
    }));
    answer = (path) =>
      path.endsWith('/blogs') ? items : items.find(({ slug }) => path.endsWith(`/${slug}`));
    const titles = [...text(await loadFeed()).matchAll(/<item>\n<title>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `A ${29 - index}`));
  });
});
