import { ODD_NAME } from '../fixture-api/kinds.mjs';
import { contentSlugs } from '../support/embedded-content';
import { itemNode } from '../support/json-ld';
import { ask } from '../support/http';
import { DETAILS, ROUTES, WORDS_ALONE } from '../support/routes';
import { SITE_URL } from '../support/servers';
import {
  BRAND,
  COLD_MS,
  expectShareable,
  look,
  made,
  shareImage,
  WARM_MS,
  type Picture,
} from '../support/share-pictures';
import { expect, test } from '../support/test';

/*
 * Preview pictures (product-decisions.md, "Heads and structured data"; search-visibility.md, C and F2 point
 * 15).
 */

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
  if (status !== 200 || !isFound || WORDS_ALONE.includes(pathname)) return BRAND;
  if (pathname === '/') return '/og/halaman/home.jpg';
  const [, base = '', key] = pathname.split('/');
  // An area's sheet is drawn, like the picture of a list.
  if (base === 'kawasan' && key) return `/og/halaman/kawasan-${key}.jpg`;
  // A ready plan has that of its first stop.
  if (pathname === '/rencana/sehari-di-ciwidey') return '/og/atraksi/kawah-putih.jpg';
  const kind = KINDS[base] ?? base;
  return key ? `/og/${kind}/${key}.jpg` : `/og/halaman/${kind}.jpg`;
}

test('every page names its preview picture at an absolute address that works', async ({ embedded }) => {
  const images = new Set<string>();
  for (const route of ROUTES) {
    const image = await shareImage(embedded, route.path);
    expect(image.replace(/\?v=[0-9a-f]{8}$/, ''), route.path).toBe(expectedImage(route));
    images.add(image);
  }
  expect(images).toContain(BRAND);
  for (const image of images)
    if (image === BRAND) await expectShareable(await look(embedded, image), image);
    else await made(embedded, image);
});

for (const prefix of Object.values(DETAILS)) {
  const word = prefix.slice(1, -1);
  const kind = KINDS[word] ?? word;

  // That each has its file is asked of content/ at the start (lib/embedded).
  test(`items of the kind ${kind} have a preview picture`, { tag: '@resilience' }, async ({ embedded }) => {
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

test('an address without a preview picture answers a short-lived plain-text 404', async ({ embedded }) => {
  await made(embedded, '/og/destinasi/kawah-putih-ciwidey.jpg'); // the list has been read
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
    const { status, headers } = await look(embedded, target);
    expect([target, status]).toEqual([target, 404]);
    expect(headers.get('content-type'), target).toContain('text/plain');
    expect(headers.get('cache-control'), target).toMatch(/^(?:no-store|public, max-age=\d{1,2})$/);
  }
});

test('a preview address with another key redirects to the canonical one', async ({ embedded }) => {
  await made(embedded, '/og/destinasi/kawah-putih-ciwidey.jpg');
  const { status, headers } = await look(embedded, '/og/destinasi/1.jpg');
  expect(status).toBe(308);
  const target = headers.get('location')!;
  expect(target).toMatch(/^\/og\/destinasi\/[a-z-]+\.jpg$/);
  await made(embedded, target);
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

test('an item has a preview picture when the API gives images as URLs, JSON text or lists', async ({
  provided,
}) => {
  for (const list of ['destinasis', 'akomodasis', 'tickets', 'fasilitas', 'events']) {
    const answer = await fetch(`${provided.api.url}/api/admin/${list}`);
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
    /** The first item of each form, by the name of its field and the beginning of its value. */
    const forms = new Map<string, string>();
    for (const { slug, id, images, image, ...item } of data) {
      const form = `${images === undefined} ${JSON.stringify(images ?? image)}`.replace(/[a-z]+\/.*/, '');
      if ((item.judul ?? item.title ?? item.name) && !forms.has(form))
        forms.set(form, DETAILS[list] + String(slug ?? id));
    }
    expect(forms.size, list).toBeGreaterThanOrEqual(list === 'destinasis' ? 3 : 1);
    for (const link of forms.values())
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
