import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { contentCount, contentSlugs } from '../support/embedded-content';
import { makeHostile } from '../support/hostile-records';
import { ask, eventually, type Answer } from '../support/http';
import { readPage } from '../support/read-page';
import { loadValidator } from '../support/validators';
import { SITE_URL, startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { formErrors, readFeed, readSitemap, sitemapErrors } from '../support/xml';

/*
 * The documents for crawlers: sitemap, robots.txt, feed and llms.txt (search-visibility.md, B4, B6), judged
 * by others' parsers.
 */

const DOCUMENTS = ['/sitemap.xml', '/blog/feed.xml', '/llms.txt'];

interface Robots {
  isAllowed: (url: string, agent: string) => boolean;
  getSitemaps: () => string[];
  getPreferredHost: () => string | null;
}

async function readRobots(site: Site): Promise<Robots> {
  const { default: parse } = await loadValidator<{ default: (url: string, text: string) => Robots }>(
    'robots-parser',
  );
  return parse(`${SITE_URL}/robots.txt`, (await ask(site, '/robots.txt')).body);
}

test.describe('robots.txt', () => {
  const closed = [
    '/api/cari?q=kawah',
    '/api/admin/events',
    '/api/kartu/event?page=2',
    '/contact/kirim?nama=a',
    '/pesan?jenis=paket&item=a',
  ];
  const open = [
    '/',
    '/event?kategori=wedding&page=2',
    '/contact',
    '/cari?q=kawah', // its noindex must be seen
    '/_next/static/chunks/a.js',
    '/_next/image?url=%2Fstorage%2Fa.webp&w=672&q=60',
    '/storage/kebun-teh.webp',
    '/og/destinasi/kawah-putih.jpg?v=1a2b3c4d',
    '/art/logo.svg',
    '/blog/feed.xml',
  ];
  for (const agent of ['Googlebot', 'Googlebot-Image', 'Bingbot', 'GPTBot']) {
    test(`robots.txt closes API, form and order addresses to ${agent} and leaves pages and assets open`, async ({
      embedded,
    }) => {
      const robots = await readRobots(embedded);
      const allowed = (path: string) => robots.isAllowed(SITE_URL + path, agent);
      expect(closed.filter(allowed)).toEqual([]);
      expect(open.filter((path) => !allowed(path))).toEqual([]);
    });
  }

  test('robots.txt answers as UTF-8 plain text that may be cached for five minutes', async ({ embedded }) => {
    const { status, headers } = await ask(embedded, '/robots.txt');
    const told = ['content-type', 'cache-control'].map((name) => headers.get(name));
    expect([status, ...told]).toEqual([200, 'text/plain; charset=utf-8', 'public, max-age=300']);
  });

  test('robots.txt names the sitemap and no preferred host', async ({ embedded }) => {
    const robots = await readRobots(embedded);
    expect(robots.getSitemaps()).toEqual([`${SITE_URL}/sitemap.xml`]);
    expect(robots.getPreferredHost()).toBeNull();
  });
});

for (const provider of ['embedded', 'provided'] as const) {
  test.describe(`the sitemap: ${provider}`, () => {
    const siteOf = (fixtures: { embedded: Site; provided: { site: Site } }) =>
      provider === 'embedded' ? fixtures.embedded : fixtures.provided.site;

    test('the sitemap is valid against the sitemaps.org schema', async ({ embedded, provided }) => {
      const { status, headers, body } = await ask(siteOf({ embedded, provided }), '/sitemap.xml');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(await sitemapErrors(body)).toEqual([]);
    });

    test('the sitemap has only past lastmod dates, and none for the contact page', async ({
      embedded,
      provided,
    }) => {
      const pages = await readSitemap((await ask(siteOf({ embedded, provided }), '/sitemap.xml')).body);
      const dated = pages.filter(({ lastmod }) => lastmod);
      expect(dated.length).toBeGreaterThan(pages.length / 2);
      expect(dated.filter(({ lastmod = '' }) => !(Date.parse(lastmod) <= Date.now()))).toEqual([]);
      expect(pages.find(({ url }) => url === `${SITE_URL}/contact`)).not.toHaveProperty('lastmod');
    });

    test('the sitemap names only stored pictures that answer 200', async ({ embedded, provided }) => {
      const site = siteOf({ embedded, provided });
      const pages = await readSitemap((await ask(site, '/sitemap.xml')).body);
      const pictures = [...new Set(pages.flatMap(({ img }) => img.map(({ url }) => url)))];
      expect(pictures.length).toBeGreaterThan(10);
      for (const picture of pictures.slice(0, 30)) {
        expect(picture.startsWith(`${SITE_URL}/storage/`)).toBe(true);
        expect((await ask(site, picture.slice(SITE_URL.length))).status, picture).toBe(200);
      }
    });
  });
}

test('an address of a sitemap part answers 404 while the sitemap is one file', async ({ embedded }) => {
  for (const path of ['/sitemap/0.xml', '/sitemap/1.xml', '/sitemap/1', '/sitemap/x.xml'])
    expect((await ask(embedded, path)).status, path).toBe(404);
});

for (const path of DOCUMENTS) {
  test(`${path} is cacheable and answers 304 to its own ETag`, async ({ embedded }) => {
    const { headers } = await ask(embedded, path);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    const again = await ask(embedded, path, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.body, again.headers.get('content-length')]).toEqual([304, '', null]);
  });
}

test('llms.txt has a heading, a summary and only links that answer 200', async ({ embedded }) => {
  const { status, headers, body } = await ask(embedded, '/llms.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^# Jelajahi Bandung\n\n> .{50}/);
  const links = [...body.matchAll(/\]\((\S+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect((await ask(embedded, link.replace(SITE_URL, ''))).status, link).toBe(200);
});

test.describe('the feed', () => {
  test('the feed has the newest articles with their full text and only absolute addresses', async ({
    embedded,
  }) => {
    const { headers, body } = await ask(embedded, '/blog/feed.xml');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await formErrors(body)).toEqual([]);
    const feed = await readFeed(body);
    expect([feed.link, feed.language]).toEqual([`${SITE_URL}/blog`, 'id']);
    expect(feed.items).toHaveLength(Math.min(20, contentCount('blog')));
    for (const { title, link, guid, 'content:encoded': content = '' } of feed.items) {
      const page = readPage((await ask(embedded, link.replace(SITE_URL, ''))).body);
      expect([page.canonical, page.h1]).toEqual([[link], [title]]);
      expect(guid).toBe(link);
      expect(content.length).toBeGreaterThan(500);
      expect(content).not.toMatch(/(?:href|src)="(?!https:\/\/|mailto:|tel:)/);
    }
  });

  test("the feed gives its dates in Jakarta's time zone, newest first", async ({ provided }) => {
    const { body } = await ask(provided.site, '/blog/feed.xml');
    const dates = [...body.matchAll(/<(?:pubDate|lastBuildDate)>([^<]*)</g)].map(([, date = '']) => date);
    expect(dates.length).toBeGreaterThan(10);
    for (const date of dates) expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d\d:\d\d:\d\d \+0700$/);
    const published = dates.slice(1).map((date) => Date.parse(date));
    expect(published).toEqual(published.toSorted((a, b) => b - a));
  });

  test('only the blog list and its articles link the feed', async ({ embedded }) => {
    const names = async (path: string) =>
      [...(await ask(embedded, path)).body.matchAll(/<link [^>]*application\/rss\+xml[^>]*>/g)].map(
        ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
      );
    for (const path of ['/blog', '/blog?kategori=kuliner', '/blog/dua-hari-di-bandung'])
      expect(await names(path), path).toEqual([`${SITE_URL}/blog/feed.xml`]);
    for (const path of ['/', '/event', '/blog/tidak-ada']) expect(await names(path), path).toEqual([]);
    expect(readPage((await ask(embedded, '/blog')).body).mainLinks).toContain('/blog/feed.xml');
  });
});

test.describe('documents of an API that fails or is hostile', () => {
  let api: FixtureApi;
  let site: StartedSite;

  /** What was answered before the API ever did. */
  let first: Answer[];

  test.beforeAll(async () => {
    api = await startFixtureApi();
    api.fault('500');
    site = await startSite({ apiUrl: api.url, freshSeconds: 1 });
    first = await answers();
  });

  test.beforeEach(() => api.reset());

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  /** On a busy machine the first look at the API may miss a list. */
  async function whole() {
    for (const path of ['/sitemap.xml', '/blog/feed.xml'])
      await eventually(site, path, 20_000, ({ headers }) => expect(headers.get('x-status')).toBeNull());
  }
  const answers = () => Promise.all(DOCUMENTS.map((path) => ask(site, path)));

  test('sitemap, feed and llms.txt answer 200 with only fixed content before the API ever answered', async () => {
    expect(first.map(({ status }) => status)).toEqual(DOCUMENTS.map(() => 200));
    const [sitemap, feed] = first;
    expect(await sitemapErrors(sitemap!.body)).toEqual([]);
    const urls = (await readSitemap(sitemap!.body)).map(({ url }) => url);
    const plans = contentSlugs('rencana').map((slug) => `/rencana/${slug}`);
    const fixed = ['/', '/contact', '/kebijakan-privasi', ...plans].map((path) => SITE_URL + path);
    expect(urls.toSorted()).toEqual(fixed.toSorted());
    expect(await formErrors(feed!.body)).toEqual([]);
    expect((await readFeed(feed!.body)).items).toEqual([]);
    for (const { headers } of [sitemap!, feed!])
      expect(headers.get('cache-control')).toBe('public, max-age=30');
  });

  test('sitemap, feed and llms.txt stay the same during an API outage and after a restart', async () => {
    await whole();
    const before = (await answers()).map(({ body }) => body);
    api.fault('500');
    const asked = api.requests.length;
    await eventually(site, '/sitemap.xml', 20_000, () => expect(api.requests.length).toBeGreaterThan(asked));
    expect((await answers()).map(({ body }) => body)).toEqual(before);
    await site.halt();
    await site.resume();
    expect((await answers()).map(({ body }) => body)).toEqual(before);
  });

  // The last: the others compare what they see.
  test('the sitemap and the feed stay valid while the API delivers hostile content', async () => {
    await whole();
    const before = (await ask(site, '/sitemap.xml')).body;
    makeHostile(api);
    await eventually(site, '/sitemap.xml', 20_000, ({ body }) => expect(body).not.toBe(before));
    await eventually(site, '/blog/feed.xml', 20_000, ({ body }) => expect(body).toContain('&lt;Sate'));
    const [sitemap, feed] = await answers();
    expect(await sitemapErrors(sitemap!.body)).toEqual([]);
    expect(await formErrors(feed!.body)).toEqual([]);
    const { items } = await readFeed(feed!.body);
    const hostile = items.find(({ link }) => link.endsWith('/cerita-anggrek'));
    expect(hostile?.title).toContain('Kawah "Putih" & <Sate> 🌋');
    expect(hostile?.['content:encoded']).not.toMatch(/<script|<iframe|\son\w+=|javascript:/i);
  });
});
