import { startFixtureApi } from '../fixture-api/server.mjs';
import { contentCount } from '../support/embedded-content';
import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { slugsOf, wholeList } from '../support/destination-list';
import { startSite, type Site } from '../support/servers';
import { logged } from '../support/server-log';
import { expect, test } from '../support/test';

/*
 * A whole catalogue in Laravel's habits, and the embedded content as a provider (product-decisions.md,
 * "Data", "Lists").
 */

/** By created_at; the order of the API's list has nothing to do with it. */
const NEWEST = [
  'museum-pangalengan',
  'gunung-dago',
  'bukit-lembang',
  'hutan-pinus-cikole',
  'curug-ciwidey',
  'taman-pangalengan',
];
const ALL = 60;
const PREFIX = '/destination/';

// spec: 9, Sorting
test('the destination list shows exactly the six newest items, newest first', async ({
  provided: { site },
}) => {
  expect(slugsOf((await ask(site, '/destinasi')).body)).toEqual(NEWEST);
});

// spec: 2 Home, Three items; 9, Page size
test('the home page shows exactly the three newest destinations', async ({ provided: { site } }) => {
  expect(slugsOf((await ask(site, '/')).body)).toEqual(NEWEST.slice(0, 3));
});

// spec: 4, Order
test('Load More reaches every readable destination exactly once, undated ones last', async ({
  provided: { site },
}) => {
  const slugs = await wholeList(site);
  expect(slugs).toHaveLength(ALL);
  expect(new Set(slugs).size).toBe(ALL);
  expect(slugs.slice(-3)).toEqual(['kawah-ciwidey', 'situ-lembang', 'kampung-cikole']);
  expect(slugs).not.toContain('rusak');
});

test('a category without items answers 200 with noindex and an empty-list text', async ({
  provided: { site },
}) => {
  const answer = await ask(site, '/destinasi?kategori=roadtrip');
  const page = readPage(answer.body);
  expect([answer.status, page.robots]).toEqual([200, 'noindex, follow']);
  expect(page.text).toContain('Tidak ada data destinasi');
});

// spec: 7, Lists and details
test('every readable destination has a page with its name as heading', async ({
  provided: { site, api },
}) => {
  const { data } = (await (await fetch(`${api.url}/api/admin/destinasis`)).json()) as {
    data: { slug: string; judul: string | null }[];
  };
  const readable = data.filter(({ judul }) => judul);
  expect(readable).toHaveLength(ALL);
  for (const { slug, judul } of readable) {
    const answer = await ask(site, PREFIX + slug);
    expect(answer.status, slug).toBe(200);
    expect(readPage(answer.body).h1).toEqual([judul]);
  }
});

test('a broken record is logged with its kind, id and reason', async ({ provided: { site } }) => {
  await ask(site, '/destinasi');
  expect(logged(site, 'item left out')).toContainEqual(
    expect.objectContaining({
      kind: 'destinasi',
      id: '9999',
      reason: expect.stringContaining('judul') as unknown,
    }),
  );
});

test('a list page sends nothing of its later pages and stays below 300 kB', async ({
  provided: { site },
}) => {
  const { body } = await ask(site, '/destinasi');
  expect(body).not.toContain('kawah-ciwidey');
  expect(Buffer.byteLength(body)).toBeLessThan(300_000);
});

// spec: 2 Destination detail, Overview
test('scripts in the texts of the API never reach a page as markup', async ({ provided: { site } }) => {
  for (const path of ['/destination/curug-ciwidey', '/blog/cerita-bambu']) {
    const { body } = await ask(site, path);
    expect(body).not.toMatch(/<script>document\.title/);
    expect(body).not.toMatch(/<p [^>]*onclick/);
  }
});

// spec: 3, Event
test('an event is shown with title and venue under either naming of its API fields', async ({
  provided: { site },
}) => {
  for (const [slug, title] of Object.entries({
    'festival-anggrek': 'Festival Anggrek',
    'festival-bambu': 'Festival Bambu',
  })) {
    const page = readPage((await ask(site, `/event/${slug}`)).body);
    expect(page.h1).toEqual([title]);
    expect(page.text).toContain(title.replace('Festival', 'Balai'));
  }
});

// spec: 2 Navigation bar, Result links
test('search results of every type link to their pages', async ({ provided: { site } }) => {
  const { data } = JSON.parse((await ask(site, '/api/cari?q=anggrek')).body) as {
    data: { title: string; href: string }[];
  };
  expect(Object.fromEntries(data.map(({ title, href }) => [title, href]))).toEqual({
    'Hotel Anggrek': '/akomodasi/hotel-anggrek',
    'Pasar Anggrek': '/attraction/pasar-anggrek',
    'Bus Anggrek': '/transportasi/bus-anggrek',
    'Panggung Anggrek': '/fasilitas/1',
    'Restoran Anggrek': '/kuliner?page=3#restoran-restoran-anggrek',
    'Tiket Anggrek': '/tiket/tiket-anggrek',
    'Festival Anggrek': '/event/festival-anggrek',
    'Nasi Anggrek': '/kuliner#makanan-nasi-anggrek',
    'Cerita Anggrek': '/blog/cerita-anggrek',
  });
});

// spec: 2 Navigation bar, Result links
test('a search result for a restaurant links to the /kuliner page that shows it', async ({
  provided: { site },
}) => {
  const places = new Map<string, string>();
  for (let number = 1, links = true; links; number += 1) {
    const path = number === 1 ? '/kuliner' : `/kuliner?page=${number}`;
    const { body } = await ask(site, path);
    for (const [, anchor = ''] of body.matchAll(/<article[^>]* id="(restoran-[^"]+)"/g))
      places.set(anchor, `${path}#${anchor}`);
    links = body.includes('Load More');
  }
  expect(places.size).toBeGreaterThan(6);
  const { data } = JSON.parse((await ask(site, '/api/cari?q=restoran')).body) as { data: { href: string }[] };
  const anchors = data.map(({ href }) => href.split('#')[1] ?? '');
  expect(data.map(({ href }) => href)).toEqual(anchors.map((anchor) => places.get(anchor)));
  expect(data.some(({ href }) => href.includes('?page='))).toBe(true);
});

// spec: 5, Search
test('a search of two characters answers 400 without asking the API', async () => {
  const api = await startFixtureApi();
  const site = await startSite({ apiUrl: api.url });
  try {
    expect((await ask(site, '/api/cari?q=%20ab%20')).status).toBe(400);
    expect(api.requests.filter((path) => path.includes('searches'))).toEqual([]);
  } finally {
    await site.dispose();
    await api.close();
  }
});

// spec: 3, Images
test('a site with a provider serves its pictures but no records API of its own', async ({
  provided: { site },
}) => {
  const picture = await ask(site, '/storage/destinasi/curug-ciwidey-1.png');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await ask(site, '/api/admin/destinasis')).status).toBe(404);
  expect((await ask(site, '/api/admin/searches/search?query=curug')).status).toBe(404);
});

// spec: 3, Images
test('a panorama of twelve megabytes is served whole and as a small WebP', async ({ provided: { site } }) => {
  const picture = await fetch(`${site.url}/storage/destinasi/panorama.png`);
  expect([picture.status, (await picture.arrayBuffer()).byteLength > 12_000_000]).toEqual([200, true]);
  const small = '/_next/image?url=%2Fstorage%2Fdestinasi%2Fpanorama.png&w=384&q=60';
  const shown = await ask(site, small, { accept: 'image/webp' });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test.describe('the embedded content over HTTP', () => {
  const json = async (site: Site, path: string) => {
    const answer = await ask(site, path);
    return { status: answer.status, ...(JSON.parse(answer.body) as { data: unknown }) };
  };

  test('lists, details and search of the embedded content have the shapes of the API', async ({
    content,
  }) => {
    const list = await json(content, '/api/admin/destinasis');
    expect(list.data).toHaveLength(contentCount('destinasi'));
    const detail = await json(content, '/api/admin/destinasis/kawah-putih-ciwidey');
    expect(detail.data).toMatchObject({
      judul: 'Kawah Putih Ciwidey',
      tempat: [{ places: expect.stringContaining(', ') }],
    });
    const found = await json(content, '/api/admin/searches/search?query=kawah%20putih');
    expect(found.data).toContainEqual(
      expect.objectContaining({
        type: 'destinasi',
        title: 'Kawah Putih Ciwidey',
        url: '/destination/kawah-putih-ciwidey',
      }),
    );
  });

  test('an unknown item or kind of the embedded content answers 404', async ({ content }) => {
    expect((await ask(content, '/api/admin/destinasis/tidak-ada')).status).toBe(404);
    expect((await ask(content, '/api/admin/tidak-ada')).status).toBe(404);
  });

  test('pictures of the embedded content are served, but no file outside their folder', async ({
    content,
  }) => {
    const picture = await ask(content, '/storage/kawah-putih.webp');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await ask(content, '/storage/..%2F..%2Fpackage.json')).status).toBe(404);
  });

  test('another copy of the site serves a page when the embedded content is its API', async ({ content }) => {
    const copy = await startSite({ apiUrl: content.url, freshSeconds: 300 });
    try {
      const answer = await ask(copy, '/destination/kawah-putih-ciwidey');
      expect(answer.status).toBe(200);
      expect(readPage(answer.body).h1).toEqual(['Kawah Putih Ciwidey']);
    } finally {
      await copy.dispose();
    }
  });
});
