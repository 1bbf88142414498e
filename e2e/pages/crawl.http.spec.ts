import { crawl, type Crawl } from '../support/crawl';
import { ask, type Answer } from '../support/http';
import { readPage } from '../support/read-page';
import { DETAILS } from '../support/routes';
import { SITE_URL, type Site } from '../support/servers';
import { expect, test } from '../support/test';
import { sitemapUrls } from '../support/xml';

/*
 * The site as a crawler without script sees it: from the home page along its links, against either provider.
 */

/** An address of the optimiser in HTML: original and size. */
const PICTURE = /\/_next\/image\?url=([^"&\s]+)&amp;(w=\d+&amp;q=\d+)/g;

/** Keys that an item may have in its address. */
async function keysOf(apiUrl: string, list: string): Promise<string[][]> {
  const { data } = (await (await fetch(`${apiUrl}/api/admin/${list}`)).json()) as {
    data: Record<string, unknown>[];
  };
  return data
    .filter((item) => item.judul ?? item.title ?? item.name)
    .map((item) =>
      [item.slug, item.id]
        .filter((key) => key !== null && key !== undefined)
        .map((key) => String(key).toLowerCase()),
    );
}

/** The pages of what is invented: shown, and in no sitemap. */
async function samplesOf(apiUrl: string): Promise<Set<string>> {
  const samples = new Set<string>();
  for (const [list, base] of Object.entries(DETAILS)) {
    const answer = await fetch(`${apiUrl}/api/admin/${list}`);
    const { data } = (await answer.json()) as { data: { contoh?: boolean; slug?: string; id: number }[] };
    for (const { contoh, slug, id } of data) if (contoh) samples.add(base + String(slug ?? id));
  }
  return samples;
}

for (const [provider, most] of [
  ['embedded', 3],
  ['provided', 3],
  ['embedded', Infinity],
  ['provided', Infinity],
] as const) {
  const isWhole = most === Infinity;

  test.describe(`${provider}${isWhole ? ', every item' : ''}`, isWhole ? { tag: '@resilience' } : {}, () => {
    const siteOf = (fixtures: { embedded: Site; provided: { site: Site } }) =>
      provider === 'embedded' ? fixtures.embedded : fixtures.provided.site;
    let found: Crawl;
    /** The first heading of each page. */
    const headings = new Map<string, string | undefined>();
    /** The pictures that pages name, as the optimiser is asked for them: by the original, by the size. */
    const originals = new Map<string, string>();
    const sizes = new Map<string, string>();

    test.beforeAll(async ({ embedded, provided }) => {
      test.setTimeout(360_000);
      const look = (target: string, { body }: Answer) => {
        headings.set(target, readPage(body).h1[0]);
        for (const [address, original = '', size = ''] of body.matchAll(PICTURE)) {
          originals.set(decodeURIComponent(original), target);
          sizes.set(size.replace('&amp;', '&'), address.replaceAll('&amp;', '&'));
        }
      };
      found = await crawl(siteOf({ embedded, provided }), look, { most });
    });

    test('every crawled link answers 200, and the crawl reaches every item and its WhatsApp order', async ({
      content,
      provided,
    }) => {
      const apiUrl = provider === 'embedded' ? content.url : provided.api.url;
      const { statuses, linked, orders, ids } = found;

      const broken = [...statuses].filter(([, status]) => status !== 200);
      expect(broken, 'internal links that do not answer 200').toEqual([]);

      for (const [list, prefix] of Object.entries(DETAILS)) {
        const items = await keysOf(apiUrl, list);
        const missing = items.filter(
          (keys) => !keys.some((key) => linked.has(prefix + encodeURIComponent(key))),
        );
        expect(items.length).toBeGreaterThan(3);
        expect(missing, `${list} without a page that is linked`).toEqual([]);
      }
      for (const [list, kind] of [
        ['makanans', 'makanan'],
        ['restorans', 'restoran'],
      ] as const) {
        const items = await keysOf(apiUrl, list);
        const kuliner = [...ids].flatMap(([path, own]) => (path.startsWith('/kuliner') ? [...own] : []));
        const places = new Set(kuliner.filter((id) => id.startsWith(`${kind}-`)));
        expect(places.size, `${list} without a place on /kuliner`).toBe(items.length);
      }

      for (const [href, page] of orders) {
        const url = new URL(href);
        expect(url.pathname, page).toMatch(/^\/\d{10,15}$/);
        expect(url.searchParams.get('text'), page).toMatch(/^Halo/);
      }
      const ordered = Object.values(DETAILS).filter((prefix) => prefix !== '/blog/');
      for (const path of statuses.keys()) {
        if (!ordered.some((prefix) => path.startsWith(prefix))) continue;
        const messages = [...orders]
          .filter(([, page]) => page === path)
          .map(([href]) => new URL(href).searchParams.get('text') ?? '');
        expect(
          messages.some((text) => text.includes(`"${headings.get(path)}"`)),
          `${path} orders ${headings.get(path)}`,
        ).toBe(true);
      }
    });

    test('every link to a place on a page leads to an id that the page has', () => {
      const { ids, places } = found;
      expect(places.size).toBeGreaterThan(20);
      const lost = [...places].filter(([href]) => {
        const [path = '', id = ''] = href.split('#');
        return ids.get(path)?.has(decodeURIComponent(id)) === false;
      });
      expect(lost).toEqual([]);
    });

    test('every picture named on a crawled page is served, and so is one of each size', async ({
      embedded,
      provided,
    }) => {
      const site = siteOf({ embedded, provided });
      const wrong: string[] = [];
      expect(originals.size).toBeGreaterThan(20);
      for (const [path, page] of originals) {
        const { status, headers } = await ask(site, path);
        if (status !== 200 || !headers.get('content-type')?.startsWith('image/'))
          wrong.push(`${path} on ${page}: ${status}`);
      }
      // Every size of every picture would take minutes to make.
      for (const [size, address] of sizes) {
        const { status, headers } = await ask(site, address, { accept: 'image/webp' });
        if (status !== 200 || headers.get('content-type') !== 'image/webp') wrong.push(`${size}: ${status}`);
      }
      expect(wrong).toEqual([]);
    });

    test('the sitemap lists exactly the indexable pages that a crawl reaches, without samples', async ({
      embedded,
      content,
      provided,
    }) => {
      const { indexable, linked, statuses } = found;
      // Pages, without the documents that pages link.
      const unvisited = [...linked].filter((path) => !statuses.has(path) && !/\.(?:xml|ics)$/.test(path));
      const samples = provider === 'embedded' ? await samplesOf(content.url) : new Set<string>();
      const elsewhere = [...indexable].filter(([path, canonical]) => canonical.join() !== SITE_URL + path);
      expect(elsewhere, 'links that are not the canonical address').toEqual([]);
      const urls = await sitemapUrls((await ask(siteOf({ embedded, provided }), '/sitemap.xml')).body);
      expect(urls.toSorted()).toEqual(
        // What was linked and not visited counts as well.
        [...new Set([...indexable.keys(), ...unvisited])]
          .filter((path) => !samples.has(path))
          .map((path) => SITE_URL + path)
          .toSorted(),
      );
    });
  });
}
