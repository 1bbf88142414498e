import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import { registry } from '../entities/registry';
import { isSamePlace } from '../entities/same-place';
import { areaBySlug, areas } from './areas';
import { processWide } from '../base/process-wide.mjs';
import { readChoice } from '../data/list-choice';
import { loadAreaOnce } from './load-area';
import { loadListPage } from '../data/load-list';
import { loadOverviewOnce } from './load-overview';
import { MAPPED } from './mapped';

type Kind = (typeof MAPPED)[number];

const map = (lat: number, lon: number) =>
  `https://www.openstreetmap.org/export/embed.html?bbox=107,-7,108,-6&marker=${lat},${lon}`;
const record = (id: number, title: string, rest: object) => ({
  id,
  title,
  judul: title,
  name: title,
  ...rest,
});

/** An API with these lists; all others are empty, and `null` is a list that is unavailable. */
function api(lists: Partial<Record<Kind, object[] | null>>) {
  const provider = (path: string) => {
    const kind = MAPPED.find((mapped) => registry[mapped].endpoint === path);
    const list = kind && lists[kind];
    if (list === null) return Promise.reject(new AdminApiError('refused', 'no connection'));
    return Promise.resolve({ data: list ?? [] });
  };
  provideBy(provider);
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(processWide, { adminApiClient: undefined });
});

const lembang = () => loadAreaOnce(areaBySlug('lembang')!);
const allDown = Object.fromEntries(MAPPED.map((kind) => [kind, null]));

const NEAR = record(1, 'Dekat', { map: map(-6.8579, 107.6378), created_at: '2026-01-01' });
const FAR = record(2, 'Jauh', { map: map(-6.7381, 107.6566), created_at: '2026-02-01' });

describe('loadAreaOnce', () => {
  test('loadAreaOnce groups items by kind, nearest to Alun-Alun first, without a position last', async () => {
    api({
      atraksi: [
        record(3, 'Tanpa titik', { location: 'Cikole, Lembang' }),
        FAR,
        NEAR,
        record(4, 'Kawah Putih', { map: map(-7.1662, 107.4021) }),
      ],
      akomodasi: [record(5, 'Vila', { lokasi: 'Lembang, Kabupaten Bandung Barat' })],
    });
    const { groups, total, state } = await lembang();
    expect(groups.map(({ kind, rows }) => [kind, rows.map(({ title }) => title)])).toEqual([
      ['atraksi', ['Dekat', 'Jauh', 'Tanpa titik']],
      ['akomodasi', ['Vila']],
    ]);
    expect([total, state]).toEqual([4, 'ok']);
  });

  test('loadAreaOnce numbers items with a place across kinds, and each pin links to its row', async () => {
    api({ destinasi: [FAR, record(9, 'Dijemput', { lokasi: 'Lembang' })], atraksi: [NEAR] });
    const { groups, maps } = await lembang();
    expect(groups.flatMap(({ rows }) => rows.map(({ title, number }) => [title, number]))).toEqual([
      ['Jauh', 1],
      ['Dijemput', null],
      ['Dekat', 2],
    ]);
    expect(maps).toHaveLength(1);
    expect(maps[0]?.pins).toMatchObject([
      { kind: 'destinasi', number: 1, title: 'Jauh', href: '#tempat-1' },
      { kind: 'atraksi', number: 2, title: 'Dekat', href: '#tempat-2' },
    ]);
    // What a pin opens is what its row says.
    expect(maps[0]?.pins.map(({ place }) => place)).toEqual(
      [0, 2].map((at) => {
        const { id, href, picture, where } = groups.flatMap(({ rows }) => rows)[at]!;
        return { id, href, picture, where, price: at ? 'Gratis' : '' };
      }),
    );
    expect([maps[0]?.wide.length, maps[0]?.pocket.length]).toEqual([2, 2]);
  });

  test('a row of loadAreaOnce tells the way to an item with a position, otherwise its location', async () => {
    api({
      atraksi: [NEAR, record(3, 'Tanpa titik', { location: 'Cikole, Lembang, Kabupaten Bandung Barat' })],
    });
    const [group] = (await lembang()).groups;
    expect(group?.rows.map(({ where }) => where)).toEqual([
      expect.stringMatching(/^\d+ km · \d+ menit$/),
      expect.stringContaining('Cikole'),
    ]);
  });

  test('loadAreaOnce divides the pins of Kota Bandung between the sheets of city and centre', async () => {
    api({
      atraksi: [
        record(1, 'Braga', { map: map(-6.9178, 107.6094) }),
        record(2, 'Al Jabbar', { map: map(-6.9479, 107.7037) }),
      ],
    });
    const { maps } = await loadAreaOnce(areaBySlug('kota-bandung')!);
    expect(maps.map(({ pins }) => pins.map(({ title }) => title))).toEqual([['Al Jabbar'], ['Braga']]);
  });

  test('loadAreaOnce limits rows and pins with a thousand items of a kind, and says it is crowded', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) =>
      record(index + 1, `Tempat ${index}`, {
        map: map(-6.8 + (index % 100) * 0.0003, 107.6 + (index % 37) * 0.001),
      }),
    );
    api({ atraksi: many, akomodasi: many });
    const { groups, maps, total, isCrowded } = await lembang();
    expect(groups.map(({ rows }) => rows.length)).toEqual([24, 24]);
    expect(groups.map((group) => group.total)).toEqual([1_000, 1_000]);
    expect([total, isCrowded]).toEqual([2_000, true]);
    expect(maps[0]?.pins.length).toBeLessThanOrEqual(45);
    expect(new Set(maps[0]?.pins.map(({ kind }) => kind))).toEqual(new Set(['atraksi', 'akomodasi']));
  });

  // spec: 10, An area
  test.each(MAPPED)(
    'loadAreaOnce links the filtered list of %s when an area has more than its rows show',
    async (kind) => {
      const inLembang = Array.from({ length: 30 }, (_, index) =>
        record(index + 1, `Nomor ${index}`, {
          map: map(-6.8246, 107.6171 + index * 0.0001),
          alamat: 'Lembang',
        }),
      );
      api({ [kind]: inLembang.map((one) => ({ ...one, location: 'Lembang', lokasi: 'Lembang' })) });
      const [group] = (await lembang()).groups;
      const { pathname, search } = new URL(group!.listHref, 'http://localhost');
      expect([group?.total, pathname, search]).toEqual([30, registry[kind].listPath, '?kawasan=lembang']);
      const list = await loadListPage(registry[kind], 'semua', '5', { kawasan: 'lembang' });
      expect(list).toMatchObject({ state: 'ok', total: 30, pages: 5 });
      expect(readChoice(registry[kind], (name) => new URLSearchParams(search).get(name))).not.toBeNull();
    },
  );

  test('loadAreaOnce links the filtered list even of a kind whose items it shows completely', async () => {
    api({ atraksi: [NEAR] });
    expect((await lembang()).groups[0]?.listHref).toBe('/attraction?kawasan=lembang');
  });

  test('loadAreaOnce and loadOverviewOnce mark a sample in its row, its pin and the list of places', async () => {
    const vila = record(5, 'Vila', { map: map(-6.8579, 107.6378), contoh: true });
    api({ akomodasi: [vila], destinasi: [FAR] });
    const { groups, maps } = await lembang();
    const marks = (some: readonly { title: string; isSample?: boolean | undefined }[] = []) =>
      some.map(({ title, isSample }) => [title, isSample]);
    const expected = [
      ['Jauh', false],
      ['Vila', true],
    ];
    expect(marks(groups.flatMap(({ rows }) => rows))).toEqual(expected);
    expect(marks(maps[0]?.pins)).toEqual(expected);
    const { areas: all } = await loadOverviewOnce();
    expect(marks(all.flatMap(({ places }) => places))).toEqual(expected);
  });

  test('loadAreaOnce omits events that are over', async () => {
    api({
      event: [
        record(1, 'Lama', { location: 'Lembang', event_date: '2020-01-01 08:00:00' }),
        record(2, 'Nanti', { location: 'Lembang', event_date: '2999-01-01 08:00:00' }),
      ],
    });
    expect((await lembang()).groups.flatMap(({ rows }) => rows.map(({ title }) => title))).toEqual(['Nanti']);
  });

  test('loadAreaOnce names the shuttle of the tickets, and none while they are unavailable', async () => {
    const shuttle = record(1, 'Shuttle Bandung–Lembang', { category: 'Shuttle', location: 'Kota Bandung' });
    api({ tiket: [{ ...shuttle, price: 70_000, stock: 3 }] });
    expect((await lembang()).shuttle).toMatchObject({ title: 'Shuttle Bandung–Lembang', href: '/tiket/1' });
    api({ tiket: null });
    expect((await lembang()).shuttle).toBeNull();
  });

  test('loadAreaOnce is partial while one list fails, and failed while all lists fail', async () => {
    api({ atraksi: [NEAR], paket: null });
    expect(await lembang()).toMatchObject({ state: 'partial', total: 1 });
    api(allDown);
    expect(await lembang()).toMatchObject({ state: 'failed', groups: [] });
  });

  test('loadAreaOnce is ok and empty when no list has an item', async () => {
    api({});
    expect(await lembang()).toMatchObject({ state: 'ok', total: 0, groups: [] });
  });
});

describe('loadOverviewOnce', () => {
  test('loadOverviewOnce gives areas their way and total, and joins close places in one pin', async () => {
    api({
      destinasi: [record(1, 'Kawah Putih', { map: map(-7.1662, 107.4021) })],
      atraksi: [
        record(2, 'Kawah', { map: map(-7.166, 107.402) }),
        record(3, 'Danau', { map: map(-7.167, 107.3575) }),
        record(4, 'Braga', { map: map(-6.9178, 107.6094) }),
      ],
    });
    const { areas, map: overview, isCrowded, state } = await loadOverviewOnce();
    const ciwidey = areas.find(({ area }) => area.slug === 'ciwidey')!;
    expect(ciwidey).toMatchObject({ total: 3, way: expect.stringMatching(/km · .*menit$/) });
    expect(ciwidey.places).toEqual([
      {
        kind: 'destinasi',
        number: 1,
        title: 'Kawah Putih dan 1 lainnya',
        href: '/kawasan/ciwidey',
        isSample: false,
      },
      { kind: 'atraksi', number: 2, title: 'Danau', href: '/attraction/3', isSample: false },
    ]);
    expect(areas[0]).toMatchObject({ total: 1, way: null, places: [], inHeart: 1 });
    expect([
      overview?.flags.wide.length,
      overview?.flags.pocket.length,
      overview?.pins.length,
      state,
    ]).toEqual([6, 6, 2, 'ok']);
    expect(isCrowded).toBe(false);
  });

  test('loadOverviewOnce leads to the page of /kuliner that has the restaurant of a pin', async () => {
    const elsewhere = Array.from({ length: 6 }, (_, index) =>
      record(index + 2, `Warung ${index}`, { created_at: '2026-02-01' }),
    );
    api({ restoran: [record(1, 'Saung', { map: map(-7.166, 107.402) }), ...elsewhere] });
    const { areas } = await loadOverviewOnce();
    expect(areas.flatMap(({ places }) => places.map(({ href }) => href))).toEqual([
      '/kuliner?page=2#restoran-saung',
    ]);
  });

  test('loadOverviewOnce has at most 45 pins, and at least ten for each of three full areas', async () => {
    const spread = (lat: number, lon: number) =>
      Array.from({ length: 40 }, (_, index) =>
        record(Math.round(-lat * 1e6) + index, `T ${lat} ${index}`, {
          map: map(lat - (index % 7) * 0.01, lon + Math.floor(index / 7) * 0.012),
        }),
      );
    api({
      destinasi: spread(-6.75, 107.56),
      atraksi: spread(-7.08, 107.38),
      akomodasi: spread(-7.08, 107.58),
    });
    const { areas, map: overview, isCrowded } = await loadOverviewOnce();
    expect([overview!.pins.length <= 45, isCrowded]).toEqual([true, true]);
    for (const slug of ['lembang', 'ciwidey', 'pangalengan'])
      expect(areas.find(({ area }) => area.slug === slug)?.places.length).toBeGreaterThanOrEqual(10);
  });

  test('loadOverviewOnce shows all areas and is failed while the API is down', async () => {
    api(allDown);
    const { areas, map: overview, state } = await loadOverviewOnce();
    expect([areas.length, overview?.flags.wide.length, state]).toEqual([6, 6, 'failed']);
  });
});

test('the shipped content has at least six places in each area', async () => {
  const counts = areas().map(async (area) => {
    const { groups } = await loadAreaOnce(area);
    const rows = groups.flatMap((group) => group.rows.filter(({ position }) => position));
    const places = rows.filter(
      (row, index) => !rows.slice(0, index).some((before) => isSamePlace(before, row)),
    );
    return { slug: area.slug, places: places.length };
  });
  expect((await Promise.all(counts)).filter(({ places }) => places < 6)).toEqual([]);
});
