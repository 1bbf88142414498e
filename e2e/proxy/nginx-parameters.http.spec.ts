import { PARAMETERS } from '../support/from-the-site';
import { ask } from '../support/http';
import { inBatches } from '../support/in-batches';
import { hasNginx, NO_NGINX, startNginx, type Front } from '../support/nginx.mjs';
import { type Site } from '../support/servers';
import { counted } from '../support/short-or-full';
import { expect, test } from '../support/test';

/*
 * A visitor behind the shipped nginx gets the answer that the site gives without it, whatever the parameters
 * of the address are. What is asked follows from lib/addresses/parameters.ts: a parameter that stands there
 * and that nginx does not pass on fails here.
 */

test.skip(!hasNginx, NO_NGINX);

let front: Front;

test.beforeAll(async ({ embedded }) => {
  front = await startNginx([embedded.port], { limited: false });
});

test.afterAll(() => front.dispose());

const ASKED: Readonly<Record<string, readonly string[]>> = {
  ...PARAMETERS,
  // What browsers and the pages' own scripts ask for.
  '/rencana/kalender.ics': ['r'],
  '/api/cari': ['q'],
  '/api/kartu/destinasi': PARAMETERS['/destinasi'] ?? [],
  '/api/kartu/galeri': PARAMETERS['/galeri'] ?? [],
  '/api/saring/destinasi': PARAMETERS['/destinasi'] ?? [],
};

/** Values that a parameter has somewhere; for one that is not named here only wrong values are asked for. */
const VALUES: Record<string, string[]> = {
  kategori: ['alam', 'semua'],
  urut: ['harga', 'tanggal'],
  harga: ['500000', '%35%3000000'],
  orang: ['4', '21'],
  hari: ['2'],
  kawasan: ['lembang'],
  bulan: ['2026-12'],
  page: ['1', '2', '99'],
  q: ['a', 'wisata+alam', 'kawah%20putih%26%C3%A9'],
  r: ['o4!h1!de~kawah-putih-ciwidey', 'o4!h1!de~kawah%2Dputih-ciwidey'],
  jenis: ['paket'],
  item: ['jejak-art-deco-bandung'],
  tanggal: ['2030-01-01'],
  jumlah: ['4'],
  lama: ['2'],
};
/** Of the wrong values one is empty, and one would be more than one parameter if it were decoded. */
const WRONG = ['', 'salah', '-1', '%26x=1+%2B', '%', 'SALAH'];

/** What else has to be there for one parameter to show. */
const BESIDE: Record<string, string> = {
  page: 'q=wisata&',
  bulan: 'urut=tanggal&',
  tanggal: 'jenis=paket&item=jejak-art-deco-bandung&',
  jumlah: 'jenis=paket&item=jejak-art-deco-bandung&',
  lama: 'jenis=fasilitas&item=panggung-6x8-meter&',
};

/** The queries of an address with these parameters, each alone and in company, right and wrong. */
function queriesOf(names: readonly string[]): string[] {
  const good = (name: string) => VALUES[name]?.[0] ?? 'salah';
  const whole = names.map((name) => `${name}=${good(name)}`);
  const alone = names.flatMap((name) => {
    const beside = names.some((one) => BESIDE[name]?.startsWith(`${one}=`)) ? BESIDE[name] : '';
    const own = `${name}=${good(name)}`;
    return [
      ...[...(VALUES[name] ?? []), ...WRONG].map((value) => `${beside}${name}=${value}`),
      // The last one counts, and names have one spelling.
      ...[`${own}&${name}=salah`, `${name}=salah&${own}`, `${own}&${name}`, `${own}&${own}`],
      ...[`${name.toUpperCase()}=salah`, `${name.toUpperCase()}=salah&${own}`, `${name}x=salah`, name],
      `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=salah`,
      // What others add to an address.
      ...[`utm_source=x&${own}`, `${own}&utm_source=x`],
    ];
  });
  const pairs = names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => `${one}=${good(one)}&${other}=${good(other)}`),
  );
  const company = [whole, whole.toReversed(), names.map((name) => `${name}=`)].map((parts) =>
    parts.join('&'),
  );
  const odd = ['', '&&', '?', `?${whole[0]}`, `${whole[0]}#page=2`];
  return [...alone, ...pairs, ...company, `a=1&${whole.join('&b=2&')}&c=3`, ...odd];
}

/** What differs from one rendering of a page to the next: the order of React's data and of its hints. */
const VOLATILE = /<script>.*?<\/script>|<link rel="preload"[^>]*>/gs;

/** Status, target and text of an answer. */
async function told(site: Site, target: string) {
  const { status, headers, body } = await ask(site, target);
  return { status, location: headers.get('location'), body: body.replaceAll(VOLATILE, '') };
}

/** Asks for these addresses behind nginx and without it; returns what differs. */
async function differences(embedded: Site, targets: readonly string[]): Promise<string[]> {
  const found = await inBatches(targets, 4, async (target) => {
    const without = await told(embedded, target);
    const behind = await told({ ...embedded, url: front.url }, target);
    const isSame = JSON.stringify(behind) === JSON.stringify(without);
    const short = ({ status, location, body }: typeof without) => [status, location, body.length].join(' ');
    return isSame ? [] : [`${target}: ${short(without)}, behind nginx ${short(behind)}`];
  });
  counted('answers compared with those without nginx', targets.length);
  return found.flat();
}

const addressesOf = (path: string) => queriesOf(ASKED[path] ?? []).map((query) => `${path}?${query}`);

test('the list with most parameters answers behind nginx as without it, for each of its parameters', async ({
  embedded,
}) => {
  // All of its queries, and all of every address, are asked at night.
  const targets = addressesOf('/paket-tour').filter((_, index) => index % 3 === 0);
  expect(Object.keys(PARAMETERS)).toContain('/paket-tour');
  expect(await differences(embedded, targets)).toEqual([]);
});

test('every address that has parameters answers behind nginx as without it, for some queries', async ({
  embedded,
}) => {
  const others = Object.keys(ASKED).filter((path) => path !== '/paket-tour');
  const targets = others.flatMap((path) => addressesOf(path).filter((_, index) => index % 18 === 0));
  expect(targets.length).toBeGreaterThan(others.length);
  expect(await differences(embedded, targets)).toEqual([]);
});

for (const path of Object.keys(ASKED))
  test(
    `${path} answers behind nginx as without it, whatever its parameters are`,
    { tag: '@resilience' },
    async ({ embedded }) => {
      expect(await differences(embedded, addressesOf(path))).toEqual([]);
    },
  );

test('a redirect behind nginx leads to a page that answers 200 without a further redirect', async ({
  embedded,
}) => {
  const behind = { ...embedded, url: front.url };
  const queries = [
    'page=2&harga=500000',
    'urut=&harga=500000&hari=&kawasan=',
    'page=1&x=2',
    'kategori=semua',
  ];
  // Next folds '//' in a hop of its own, before anybody sees the address.
  for (const path of ['/paket-tour', '/Paket-Tour/'])
    for (const query of queries) {
      const { location } = await told(behind, `${path}?${query}`);
      expect((await told(behind, location ?? '')).status, `${path}?${query} → ${location}`).toBe(200);
    }
  const { location } = await told(behind, '/events?page=2');
  expect(location).toBe('/event?page=2');
});

test('nginx caches a list only when its query has the canonical form', async ({ embedded }) => {
  const cacheOf = async (target: string) => {
    await ask({ ...embedded, url: front.url }, target);
    return (await ask({ ...embedded, url: front.url }, target)).headers.get('x-cache');
  };
  await expect(async () => {
    for (const query of ['', '?page=2', '?kategori=alam&utm_source=x', '?urut=harga&hari=2'])
      expect(await cacheOf(`/destinasi${query}`), query).toBe('HIT');
  }).toPass({ timeout: 30_000 });
  for (const query of ['x=1&page=2', 'page=2&page=2', 'page=%32', 'urut=harga&hari=2&x%20y=1'])
    expect(await cacheOf(`/destinasi?${query}`), query).toBe('BYPASS');
});
