import { itemNode, objectsIn, ofType, structuredIn, textsUnder } from '../support/json-ld';
import { readPage } from '../support/read-page';
import { ask } from '../support/http';
import { DETAILS, ROUTES } from '../support/routes';
import { SITE_URL, type Site } from '../support/servers';
import { somePages } from '../support/some-pages';
import { violations } from '../support/structured-rules';
import { expect, test } from '../support/test';
import { extractedFrom, faultsIn } from '../support/structured-data-validator';

/*
 * Structured data as a crawler reads it (search-visibility.md A2, A3, F2.8, F2.11–14): a library judges it,
 * then the project's own table.
 */

type Raw = Record<string, unknown>;

async function recordsOf(apiUrl: string, list: string): Promise<Raw[]> {
  const answer = await fetch(`${apiUrl}/api/admin/${list}`);
  return ((await answer.json()) as { data: Raw[] }).data.filter(
    (item) => item.judul ?? item.title ?? item.name,
  );
}

async function detailsOf(apiUrl: string): Promise<string[]> {
  const lists = Object.entries(DETAILS).map(async ([list, prefix]) =>
    (await recordsOf(apiUrl, list)).map((item) => prefix + String(item.slug ?? item.id)),
  );
  return (await Promise.all(lists)).flat();
}

for (const [which, provider, most] of [
  ['some embedded pages', 'embedded', 6],
  ['some provided pages', 'provided', 4],
  ['all embedded pages', 'embedded', Infinity],
  ['all provided pages', 'provided', Infinity],
] as const) {
  test(
    `${which} have valid and true structured data`,
    most === Infinity ? { tag: '@resilience' } : {},
    async ({ embedded, content, provided }) => {
      test.setTimeout(360_000);
      const site = provider === 'embedded' ? embedded : provided.site;
      const all = await detailsOf(provider === 'embedded' ? content.url : provided.api.url);
      expect(all.length).toBeGreaterThan(100);
      const details = somePages(all, most);
      const states = ROUTES.filter(({ index }) => index).map(({ path }) => path);
      const lists = states.filter(
        (target) => !Object.values(DETAILS).some((base) => target.startsWith(base)),
      );
      const targets = [...new Set([...(provider === 'embedded' ? states : lists), ...details])];
      const wrong: string[] = [];
      for (const target of targets) {
        const { status, body } = await ask(site, target);
        // A category of the embedded content need not exist in the fixture API.
        if (status !== 200 && provider === 'provided' && target.includes('?')) continue;
        expect(status, target).toBe(200);
        wrong.push(...violations(target, body));
        wrong.push(...(await faultsIn(body)).map((fault) => `${target}: ${fault}`));
      }
      expect(wrong).toEqual([]);
    },
  );
}

test('an extractor finds in a whole page what it finds in its JSON-LD blocks alone', async ({ embedded }) => {
  const { body } = await ask(embedded, '/destination/kawah-putih-ciwidey');
  const found = async (isWhole: boolean) => {
    const { jsonld, microdata, rdfa, errors } = await extractedFrom(body, isWhole);
    const text = JSON.stringify({ jsonld, microdata, rdfa, errors });
    return text.replaceAll(/"@location":"[\d,]+"/g, '');
  };
  expect(await found(false)).toBe(await found(true));
  expect(await found(true)).toContain('BreadcrumbList');
});

test('the structured-data validator reports unknown properties, bad prices and missing fields', async () => {
  const judged = (...nodes: object[]) =>
    faultsIn(
      `<html><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script></html>`,
    );
  const step = { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://a.id/' };
  const offers = { '@type': 'Offer', price: 5, priceCurrency: 'IDR' };
  const image = 'https://a.id/storage/a.jpg';
  const product = { '@type': ['TouristTrip', 'Product'], name: 'Kawah', image, offers };

  expect(await judged({ ...product, touristType: 'Alam', category: 'Tur' })).toEqual([]);
  expect(await judged({ ...product, duration: 'P1D' })).toContainEqual(expect.stringContaining('"duration"'));
  expect(await judged({ ...product, offers: { ...offers, price: 'Rp 5' } })).toContainEqual(
    expect.stringContaining('"price"'),
  );
  expect(await judged({ ...product, offers: { ...offers, harga: 5 } })).toEqual(
    expect.arrayContaining([expect.stringMatching(/offers.*"harga"/)]),
  );
  expect(await judged({ '@type': 'Product', name: 'Kawah', image })).not.toEqual([]);
  expect(await judged({ '@type': 'TouristAttraction', name: 'Pasar', offers })).toEqual([
    expect.stringContaining('"offers"'),
  ]);
  expect(await judged({ '@type': 'BreadcrumbList', itemListElement: [step] })).toEqual([
    expect.stringContaining('At least two'),
  ]);
  expect(await judged({ '@type': 'Kawah', name: 'Putih' })).not.toEqual([]);
});

test('a 404 page or a search page has no structured data', async ({ embedded }) => {
  const gone = ROUTES.filter(({ status }) => status === 404).map(({ path }) => path);
  for (const target of [...gone, '/cari', '/cari?q=braga', '/destinasi?page=99'])
    expect(structuredIn((await ask(embedded, target)).body).blocks, target).toEqual([]);
});

/** Is this the page of an item of the list? The gallery has several kinds. */
const isOwn = (list: string, href: string) =>
  list === '/galeri' ||
  !/^\/(?:attraction|destination)\//.test(href) ||
  /^\/destinasi/.test(list) === href.startsWith('/destination/');

test('list markup names exactly the real items shown, in order', async ({ embedded, content, provided }) => {
  // What is invented is shown, and not marked up.
  const samples = new Set<string>();
  for (const list of ['events', 'tickets', 'akomodasis'])
    for (const { contoh, slug, id } of await recordsOf(content.url, list))
      if (contoh) samples.add((DETAILS[list] ?? '') + String(slug ?? id));
  const lists = ['/destinasi', '/destinasi?page=2', '/event', '/tiket', '/fasilitas', '/blog', '/galeri'];
  const seen = [embedded, provided.site].flatMap((site) => lists.map((target) => ({ site, target })));
  for (const { site, target } of seen) {
    const { body } = await ask(site, target);
    const entries = objectsIn(
      structuredIn(body).nodes.filter((node) => node['@type'] !== 'BreadcrumbList'),
    ).filter((node) => node['@type'] === 'ListItem');
    // The head of the events names those that come next, and the map over the cards those that have a place.
    const list = body
      .replace(/<p>Terdekat:.*?<\/p>/, '')
      .replace(/<details[^>]*><summary [^>]*aria-label="Peta .*?<\/details>/s, '');
    const shown = readPage(list).contentLinks.filter((href) =>
      // A card names the other way to its place, too, which is no entry of its list.
      Object.values(DETAILS).some(
        (base) => href.startsWith(base) && !href.endsWith('.xml') && isOwn(target, href),
      ),
    );
    expect(
      entries.map(({ url }) => String(url)),
      target,
    ).toEqual([...new Set(shown)].filter((href) => !samples.has(href)).map((href) => SITE_URL + href));
    expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
  }
});

test('the pictures named in structured data answer 200 with an image type', async ({ embedded }) => {
  const targets = ROUTES.filter(({ status, index }) => status === 200 && index).map(({ path }) => path);
  const images = new Set<string>();
  for (const target of targets) {
    const [first] = textsUnder(structuredIn((await ask(embedded, target)).body).nodes, 'image');
    if (first) images.add(first);
  }
  expect(images.size).toBeGreaterThan(8);
  for (const image of images) {
    const response = await fetch(image.replace(SITE_URL, embedded.url), { redirect: 'manual' });
    expect({ image, status: response.status }).toEqual({ image, status: 200 });
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  }
});

/** The first two items in each state. */
function twoOfEach(items: Raw[], stateOf: (item: Raw) => unknown): Raw[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    const state = JSON.stringify(stateOf(item));
    counts.set(state, (counts.get(state) ?? 0) + 1);
    return (counts.get(state) ?? 0) <= 2;
  });
}

test('an event is marked up as Event exactly when it is public with a real date and venue', async ({
  embedded,
  content,
  provided,
}) => {
  for (const [site, apiUrl] of [
    [embedded, content.url],
    [provided.site, provided.api.url],
  ] as [Site, string][]) {
    const isPublic = (item: Raw) =>
      ['Seminar', 'Komunitas', 'Event Olahraga'].includes(String(item.category ?? item.kategori));
    const isReal = (item: Raw) =>
      Boolean((item.event_date ?? item.tanggal_mulai) && (item.location ?? item.lokasi));
    const events = await recordsOf(apiUrl, 'events');
    for (const item of twoOfEach(events, (one) => [isPublic(one), isReal(one), one.contoh])) {
      const target = `/event/${String(item.slug)}`;
      const node = itemNode((await ask(site, target)).body);
      expect({ target, type: node?.['@type'] }).toEqual({
        target,
        // What is invented is not marked up.
        type: item.contoh ? undefined : isPublic(item) && isReal(item) ? 'Event' : 'Service',
      });
    }
  }
});

test('markup gives a ticket or facility its true availability', async ({ embedded, content, provided }) => {
  const kinds = [
    { list: 'tickets', left: 'stock', gone: 'SoldOut' },
    { list: 'fasilitas', left: 'quantity', gone: 'OutOfStock' },
  ];
  const seen = new Set<unknown>();
  for (const [site, apiUrl] of [
    [embedded, content.url],
    [provided.site, provided.api.url],
  ] as [Site, string][]) {
    for (const { list, left, gone } of kinds) {
      const items = await recordsOf(apiUrl, list);
      // As the fields say it, with a picture and without one.
      for (const item of twoOfEach(items, (one) => [
        (one[left] ?? '') ? Number(one[left]) > 0 : null,
        Boolean(one.image),
      ])) {
        const target = (DETAILS[list] ?? '') + String(item.slug ?? item.id);
        const { body } = await ask(site, target);
        // Of a facility without a quantity nobody knows how many there are.
        const isUnknown = left === 'quantity' && (item[left] ?? '') === '';
        const isGone = !isUnknown && !(Number(item[left]) > 0);
        if (isGone) expect(readPage(body).text, target).toMatch(/\bHabis\b|\b0 Stok Tersedia\b/);
        const offers = itemNode(body)?.offers as Raw | undefined;
        if (!offers) continue; // no picture
        const availability = `https://schema.org/${isGone ? gone : 'InStock'}`;
        expect({ target, availability: offers.availability }).toEqual({ target, availability });
        seen.add(availability);
      }
    }
  }
  expect([...seen]).toContain('https://schema.org/SoldOut');
});

test('TravelAgency markup is missing without an address of the operator', async ({ embedded }) => {
  for (const target of ['/', '/contact'])
    expect(ofType(structuredIn((await ask(embedded, target)).body).nodes, 'TravelAgency')).toEqual([]);
});
