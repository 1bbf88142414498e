import { NAMES, ODD_NAME } from '../fixture-api/kinds.mjs';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { contentSlugs } from '../support/embedded-content';
import { itemNode } from '../support/json-ld';
import { readHead } from '../support/read-head';
import { ask, isForLater } from '../support/http';
import { mostRequests } from '../support/random-keys';
import { DETAILS, ROUTES, WITHOUT_PICTURE } from '../support/routes';
import { SITE_URL, startSite, type Site, type StartedSite } from '../support/servers';
import {
  BRAND,
  COLD_MS,
  expectBrand,
  expectShareable,
  look,
  made,
  WARM_MS,
  type Picture,
} from '../support/share-pictures';
import { expect, test } from '../support/test';

/*
 * Preview pictures (product-decisions.md, "Heads and structured data"; search-visibility.md, C and F2 point
 * 15).
 */

/** The one hotel of the fixture API that has no picture. */
const WITHOUT = 'hotel-edelweis';
/** The path of a page's one og:image. */
async function shareImage(site: Site, page: string): Promise<string> {
  const images = readHead((await ask(site, page)).body).metas.get('og:image') ?? [];
  expect(images, page).toHaveLength(1);
  expect(images[0], page).toMatch(new RegExp(`^${SITE_URL}/`));
  return images[0]!.slice(SITE_URL.length);
}

/** The kind by the first word of an address, where that is another one. */
const KINDS: Record<string, string> = {
  destination: 'destinasi',
  paketdetail: 'paket',
  'paket-tour': 'paket',
  attraction: 'atraksi',
};

/** The URL in a page's og:image, without the version. */
function expectedImage({ path: page, status, index }: (typeof ROUTES)[number]): string {
  const { pathname, searchParams } = new URL(page, SITE_URL);
  // A list in another order has the list's.
  const isFound = index || searchParams.has('urut');
  if (status !== 200 || !isFound || WITHOUT_PICTURE.includes(pathname)) return BRAND;
  if (pathname === '/') return '/og/halaman/home.jpg';
  const [, base = '', key] = pathname.split('/');
  // An area's sheet is drawn, like the picture of a list.
  if (base === 'kawasan' && key) return `/og/halaman/kawasan-${key}.jpg`;
  // A ready plan has that of its first stop.
  if (pathname === '/rencana/sehari-di-ciwidey') return '/og/atraksi/kawah-putih.jpg';
  const kind = KINDS[base] ?? base;
  return key ? `/og/${kind}/${key}.jpg` : `/og/halaman/${kind}.jpg`;
}

for (const route of ROUTES) {
  test(`${route.path} names its preview picture at an absolute address that works`, async ({ embedded }) => {
    const image = await shareImage(embedded, route.path);
    expect(image.replace(/\?v=[0-9a-f]{8}$/, '')).toBe(expectedImage(route));
    if (image === BRAND) await expectShareable(await look(embedded, image), image);
    else await made(embedded, image);
  });
}

for (const prefix of Object.values(DETAILS)) {
  const word = prefix.slice(1, -1);
  const kind = KINDS[word] ?? word;

  test(`items of the kind ${kind} have a preview picture`, async ({ embedded }) => {
    // That each has its file is asked of content/ at the start (lib/embedded): one in four is made.
    const slugs = contentSlugs(kind).filter((_, index) => index % 4 === 0);
    expect(slugs.length).toBeGreaterThan(2);
    for (const slug of slugs) {
      // An item without a slug moves to its id, whose picture is the same.
      const target = `/og/${kind}/${slug}.jpg`;
      const { status, headers } = await look(embedded, target);
      await made(embedded, status === 308 ? (headers.get('location') ?? '') : target);
    }
  });
}

test('a preview picture answers within its time limit both cold and warm', async ({ embedded }) => {
  await made(embedded, '/og/atraksi/museum-gedung-sate.jpg'); // the server has woken up
  const image = '/og/atraksi/tebing-keraton.jpg';
  const cold = await look(embedded, image);
  await made(embedded, image); // on a busy machine the first to ask may get the brand's
  const warm = await look(embedded, image);
  expect([cold.status, warm.status]).toEqual([200, 200]);
  expect(cold.ms).toBeLessThan(COLD_MS);
  expect(warm.ms).toBeLessThan(WARM_MS);
});

test.describe('addresses without a preview picture', () => {
  for (const target of [
    '/og/destinasi/tidak-ada.jpg',
    '/og/destinasi/kawah-putih-ciwidey.png',
    '/og/destinasi/kawah-putih-ciwidey',
    '/og/destinasi/.jpg',
    '/og/hotel/kawah-putih-ciwidey.jpg',
    '/og/makanan/batagor.jpg',
    '/og/halaman/cari.jpg',
    '/og/halaman/constructor.jpg',
    '/og/halaman/..%2fhome.jpg',
    '/og/destinasi/..%2f..%2f..%2fetc%2fpasswd.jpg',
    '/og/..%2f..%2fart%2fbagikan.jpg/x.jpg',
    '/og/destinasi/%00.jpg',
  ]) {
    test(`${target} answers a short-lived plain-text 404`, async ({ embedded }) => {
      await made(embedded, '/og/destinasi/kawah-putih-ciwidey.jpg'); // the list has been read
      const { status, headers } = await look(embedded, target);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('text/plain');
      expect(headers.get('cache-control')).toMatch(/^(?:no-store|public, max-age=\d{1,2})$/);
    });
  }

  test('a preview address with another key redirects to the canonical one', async ({ embedded }) => {
    await made(embedded, '/og/destinasi/kawah-putih-ciwidey.jpg');
    const { status, headers } = await look(embedded, '/og/destinasi/1.jpg');
    expect(status).toBe(308);
    const target = headers.get('location')!;
    expect(target).toMatch(/^\/og\/destinasi\/[a-z-]+\.jpg$/);
    await made(embedded, target);
  });
});

test.describe('caching of preview pictures', () => {
  const PAGE = '/destination/kawah-putih-ciwidey';
  const BARE = '/og/destinasi/kawah-putih-ciwidey.jpg';

  test.beforeEach(({ embedded }) => made(embedded, BARE));

  test('only the versioned address of a preview picture is marked immutable', async ({ embedded }) => {
    const cacheControl = async (target: string) =>
      (await look(embedded, target)).headers.get('cache-control')!;
    expect(await cacheControl(BARE)).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(await cacheControl(`${BARE}?v=00000000`)).not.toContain('immutable');
    expect(await cacheControl(await shareImage(embedded, PAGE))).toContain('immutable');
  });

  test('a preview picture answers 304 when If-None-Match has its ETag', async ({ embedded }) => {
    const { headers } = await look(embedded, BARE);
    const etag = headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const condition of [etag, `"x", W/${etag}`, '*']) {
      const again = await look(embedded, BARE, { headers: { 'if-none-match': condition } });
      expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    }
    expect((await look(embedded, BARE, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  test('HEAD of a preview picture has the status and headers of GET without a body', async ({ embedded }) => {
    const [get, head] = [await look(embedded, BARE), await look(embedded, BARE, { method: 'HEAD' })];
    const told = ({ status, headers }: Picture) => [
      status,
      ...['content-type', 'cache-control', 'etag', 'x-content-type-options'].map((name) => headers.get(name)),
    ];
    expect(told(head)).toEqual(told(get));
    expect([head.bytes.length, head.headers.get('x-content-type-options')]).toEqual([0, 'nosniff']);
  });

  test('a preview picture has the same bytes whatever its query parameters', async ({ embedded }) => {
    const { bytes } = await look(embedded, BARE);
    for (const query of ['?v=1a2b3c4d', '?v=%00', '?utm_source=wa&w=99999&q=1', '?v=1&v=2'])
      expect((await look(embedded, BARE + query)).bytes.equals(bytes), query).toBe(true);
  });
});

test('every item has a preview picture when the API gives images as URLs, JSON text or lists', async ({
  provided,
}) => {
  for (const kind of ['destination', 'akomodasi', 'tiket', 'fasilitas', 'event']) {
    const list = await ask(provided.site, kind === 'destination' ? '/destinasi' : `/${kind}`);
    const links = new Set(list.body.match(new RegExp(`(?<=href=")/${kind}/[^"?#]+`, 'g')));
    expect(links.size, kind).toBeGreaterThan(3);
    for (const link of links)
      await expectShareable(await look(provided.site, await shareImage(provided.site, link)), link);
  }
});

/** HTML and XML as its addresses are meant. */
const readable = (text: string) => text.replaceAll('&amp;', '&').replace(/&(?:apos|#39|#x27);/g, "'");

// spec: 3, Images
test('a file name with URL signs works in picture, preview, markup and sitemap', async ({ provided }) => {
  const { site } = provided;
  const page = '/tiket/tiket-kenanga';
  const { body } = await ask(site, page);
  const stored = `/storage/${ODD_NAME.split('/').map(encodeURIComponent).join('/')}`;
  const sizes = readable(body)
    .match(/\/_next\/image\?[^" ]+/g)!
    .filter((size) => new URL(size, SITE_URL).searchParams.get('url') === stored);
  expect(sizes.length).toBeGreaterThan(3); // src and srcset
  for (const address of [stored, sizes[0]!]) {
    const { status, headers } = await look(site, address);
    expect([status, headers.get('content-type')], address).toEqual([200, expect.stringMatching(/^image\//)]);
  }
  await made(site, await shareImage(site, page));
  expect(itemNode(body)).toMatchObject({ '@type': 'Product', image: [SITE_URL + stored] });
  expect(readable((await ask(site, '/sitemap.xml')).body)).toContain(SITE_URL + stored);
});

test.describe('unavailable pictures', () => {
  /** The fault of each hotel's picture: in its transport, or in the file. */
  const FAULTS = ['404', '500', 'timeout', 'html', 'empty', 'truncated', 'reset'];
  const FILES = ['teks', 'foto-iphone', 'terpotong', 'besar', 'bom', 'ikon'];
  const hotels = NAMES.map((name) => `hotel-${name.toLowerCase()}`).filter((slug) => slug !== WITHOUT);
  let api: FixtureApi;
  let site: StartedSite;

  test.beforeAll(async () => {
    api = await startFixtureApi();
    for (const [index, fault] of FAULTS.entries())
      api.fault(fault, `/storage/akomodasi/${hotels[index]}.png`);
    for (const [index, file] of FILES.entries())
      api.change('akomodasis', hotels[FAULTS.length + index]!, { images: `akomodasi/${file}.png` });
    // A picture that hangs is given up before the visitor is.
    site = await startSite({ apiUrl: api.url, freshSeconds: 300, env: { ADMIN_API_TIMEOUT_MS: '500' } });
    await made(site, '/og/transportasi/bus-anggrek.jpg'); // the rest is healthy, and the server has woken up
  });

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  for (const [index, what] of [...FAULTS, ...FILES].entries()) {
    test(`a preview falls back to the brand picture in time for a faulty source picture: ${what}`, async () => {
      const image = `/og/akomodasi/${hotels[index]}.jpg`;
      await expectBrand(site, image);
      expect((await look(site, image)).ms).toBeLessThan(WARM_MS);
    });
  }

  test('an item without a picture has the brand picture as its preview', async () => {
    await expectBrand(site, await shareImage(site, `/akomodasi/${WITHOUT}`));
  });
});

test.describe('preview pictures from a changing or failing API', () => {
  const IMAGE = '/og/akomodasi/hotel-bambu.jpg';
  let api: FixtureApi;
  let site: StartedSite;

  test.beforeEach(async () => {
    api = await startFixtureApi();
    site = await startSite({ apiUrl: api.url });
  });

  test.afterEach(async () => {
    await site.dispose();
    await api.close().catch(() => undefined); // one test has closed it already
  });

  test('an item preview is the brand picture when the API never answered, and a list keeps its own', async () => {
    api.fault('500');
    await expectBrand(site, IMAGE);
    await expectShareable(await look(site, '/og/halaman/event.jpg'), 'event');
  });

  test('a preview picture that was made stays available while the API is down', async () => {
    const before = await made(site, IMAGE);
    await api.close();
    await expect(async () => {
      const after = await look(site, IMAGE);
      expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, true]);
      expect(after.ms).toBeLessThan(WARM_MS);
      // The list has become old by now: the API was asked, and failed.
      expect(site.output()).toContain('Admin API failed');
    }).toPass({ timeout: 20_000, intervals: [250] });
  });

  test('a changed picture gets a new preview address, and its old address changes too', async () => {
    const old = await shareImage(site, '/akomodasi/hotel-bambu');
    const before = await made(site, old);
    api.change('akomodasis', 'hotel-bambu', { images: 'akomodasi/tegak.png' });
    await expect(async () => {
      const next = await shareImage(site, '/akomodasi/hotel-bambu');
      expect(next).not.toBe(old);
      expect((await look(site, next)).headers.get('cache-control')).toContain('immutable');
      const after = await look(site, old);
      expect(after.bytes.equals(before.bytes)).toBe(false);
      expect(after.headers.get('cache-control')).not.toContain('immutable');
    }).toPass({ timeout: 40_000, intervals: [500] });
  });

  test('two hundred previews with unknown keys cause few requests to the API', async () => {
    await made(site, IMAGE);
    api.requests.length = 0;
    const from = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => look(site, `/og/akomodasi/acak-${i}.jpg`)),
    );
    expect(answers.filter((answer) => answer.status !== 404 && !isForLater(answer))).toEqual([]);
    const details = api.requests.filter((asked) => asked.startsWith('/api/admin/akomodasis/'));
    expect(details.length).toBeLessThanOrEqual(mostRequests(from, 1) / 2);
  });
});
