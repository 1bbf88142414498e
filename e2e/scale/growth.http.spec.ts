import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { FAMILIES } from '../support/page-families';
import { ask } from '../support/http';
import { INDEXNOW_KEY, runIndexNow, startEndpoint } from '../support/indexnow';
import { DETAILS } from '../support/routes';
import { full } from '../support/short-or-full';
import { SITE_URL, startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { sitemapErrors, sitemapIndexErrors, sitemapUrls } from '../support/xml';

/* A hundred times the content: pages cost what they show. What memory it takes: tools/bench/growth.mjs. */

const SMALL = 60;
/** In the short form so many that a sitemap has two parts. */
const BIG = full ? 10_000 : 6_000;

const PAGES = FAMILIES.filter(
  ({ type, source }) => source !== 'storage' && ['list', 'item', 'several'].includes(type),
)
  .map(({ path }) => path)
  .filter((path) => path !== '/sitemap.xml');

/** The page of an area shows at most 24 items of each kind. */
const isArea = (path: string) => path.startsWith('/kawasan/');
/** product-decisions.md, "Heads and structured data". */
const MOST_LIST_BYTES = 300_000;

interface Catalogue {
  api: FixtureApi;
  site: StartedSite;
  /** Bytes of each page. */
  bytes: Map<string, number>;
}

async function startWith(items: number): Promise<Catalogue> {
  const api = await startFixtureApi({ items });
  const site = await startSite({
    apiUrl: api.url,
    freshSeconds: 3600,
    indexNowKey: INDEXNOW_KEY,
    env: { ADMIN_API_TIMEOUT_MS: '60000' },
  });
  const bytes = new Map<string, number>();
  for (const path of PAGES) {
    const { status, body } = await ask(site, path);
    expect([path, status]).toEqual([path, 200]);
    bytes.set(path, Buffer.byteLength(body));
  }
  return { api, site, bytes };
}

/** The index of the sitemap and all that it names. */
async function wholeSitemap(site: Site): Promise<{ index: string; parts: string[] }> {
  const index = (await ask(site, '/sitemap.xml')).body;
  const parts: string[] = [];
  for (const [, path = ''] of index.matchAll(/<loc>[^<]*(\/sitemap\/\d+\.xml)</g)) {
    const { status, body } = await ask(site, path);
    expect(status).toBe(200);
    parts.push(body);
  }
  return { index, parts };
}

test.describe('thousands of items a kind', { tag: '@resilience' }, () => {
  let small: Catalogue;
  let big: Catalogue;

  test.beforeAll(async () => {
    test.setTimeout(360_000);
    small = await startWith(SMALL);
    big = await startWith(BIG);
  });

  test.afterAll(async () => {
    for (const { api, site } of [small, big]) {
      await site.dispose();
      await api.close();
    }
  });

  test('no page but an area grows by more than a tenth with thousands of items of each kind', () => {
    const grown = PAGES.filter(
      (path) => !isArea(path) && big.bytes.get(path)! > 1.1 * small.bytes.get(path)!,
    );
    expect(grown).toEqual([]);
  });

  test('the page of an area stays below its size limit with thousands of items', () => {
    const areas = PAGES.filter(isArea).map((path) => [path, big.bytes.get(path)! < MOST_LIST_BYTES]);
    expect(areas).toEqual([['/kawasan/lembang', true]]);
  });

  test('the page of an area links to lists of its items that answer 200 on page 4', async () => {
    const { body } = await ask(big.site, '/kawasan/lembang');
    const lists = [...body.matchAll(/<a [^>]*href="([^"#]+\?kawasan=lembang)[^"]*"[^>]*>\s*24 dari/g)];
    expect(lists.length).toBeGreaterThan(0);
    for (const [, list = ''] of lists)
      expect([list, (await ask(big.site, `${list}&page=4`)).status]).toEqual([list, 200]);
  });

  test('lists of thousands of items answer 200 on their last page', async () => {
    for (const list of ['/destinasi', '/akomodasi', '/event', '/tiket', '/blog'])
      expect([list, (await ask(big.site, `${list}?page=${Math.ceil(BIG / 6)}`)).status]).toEqual([list, 200]);
  });

  test('thousands of items cause no more API requests than sixty', () => {
    const kinds = ({ api }: Catalogue) => api.requests.map((path) => path.split('/')[3]).toSorted();
    expect(kinds(big)).toEqual(kinds(small));
  });

  test('thousands of items stand once each in a valid sitemap of several parts and in notices', async () => {
    test.setTimeout(360_000);
    const { site } = big;
    const { index, parts } = await wholeSitemap(site);
    expect(await sitemapIndexErrors(index)).toEqual([]);
    expect(parts.length).toBeGreaterThan(1);
    const urls: string[] = [];
    for (const part of parts) {
      expect(await sitemapErrors(part)).toEqual([]);
      const found = await sitemapUrls(part);
      expect(found.length).toBeLessThanOrEqual(50_000);
      urls.push(...found);
    }
    expect(new Set(urls).size).toBe(urls.length);
    for (const base of Object.values(DETAILS))
      expect(urls.filter((url) => url.startsWith(SITE_URL + base)).length, base).toBeGreaterThan(0.9 * BIG);

    const endpoint = await startEndpoint();
    try {
      expect(await runIndexNow(site.url, endpoint, site.lastGoodDir)).toMatchObject({
        code: 0,
      });
    } finally {
      endpoint.close();
    }
    const batches = endpoint.notices.map(({ urlList }) => urlList);
    expect(batches.slice(0, -1).every(({ length }) => length === 10_000)).toBe(true);
    expect(batches.flat().toSorted()).toEqual(urls.toSorted());
  });
});
