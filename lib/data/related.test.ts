import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import type { Item } from '../entities/define';
import { destinasi } from '../entities/destinasi/destinasi';
import { event } from '../entities/event/event';
import { kilometres } from '../geo/distance';
import { loadRelated } from './related';
import { neighbours } from './neighbours';
import { categoryOf, nearbyItems, relatedItems } from './related-items';
import { processWide } from '../base/process-wide.mjs';

const alun = { lat: -6.9219, lon: 107.607 };

/** `km` kilometres north of the town square. */
const north = (km: number) => ({ lat: alun.lat + km / 111.195, lon: alun.lon });

function item(key: string, over: Partial<Item> = {}): Item {
  return {
    key,
    apiKeys: [key],
    title: key,
    category: 'Alam',
    createdAt: null,
    changedAt: null,
    pictures: [],
    ...over,
  };
}

const keys = (items: readonly Item[]) => items.map(({ key }) => key);

describe('relatedItems', () => {
  test('relatedItems is empty when the list has no other item', () => {
    expect(relatedItems(item('a'), [item('a')])).toEqual([]);
    expect(relatedItems(item('a'), [])).toEqual([]);
  });
  test('relatedItems leaves out the item itself, even if its detail differs from the list', () => {
    const detail = item('a', { category: 'Belanja', title: 'Lain', position: alun });
    expect(keys(relatedItems(detail, [item('a'), item('b')]))).toEqual(['b']);
  });
  test('relatedItems does not group items that have no category', () => {
    const all = [item('tua', { category: '', createdAt: 1 }), item('baru', { createdAt: 2 })];
    expect(keys(relatedItems(item('a', { category: '' }), all))).toEqual(['baru', 'tua']);
  });
  test.each(['☕', '---', '</script>', '__proto__', 'x'.repeat(5000)])(
    'relatedItems returns the others when the category has unusual characters or length',
    (category) => {
      const all = [item('lain', { createdAt: 2 }), item('sama', { category, createdAt: 1 })];
      expect(keys(relatedItems(item('a', { category }), all)).toSorted()).toEqual(['lain', 'sama']);
    },
  );
  test('relatedItems without positions are newest first, unknown dates last, ties in list order', () => {
    const all = [
      item('tanpa'),
      item('tua', { createdAt: 1 }),
      item('b', { createdAt: 9 }),
      item('c', { createdAt: 9 }),
    ];
    expect(keys(relatedItems(item('a', { position: alun }), all, 4))).toEqual(['b', 'c', 'tua', 'tanpa']);
  });
  test('relatedItems at the same place are newest first', () => {
    const all = [
      item('tua', { position: alun, createdAt: 1 }),
      item('baru', { position: alun, createdAt: 2 }),
    ];
    expect(keys(relatedItems(item('a', { position: alun }), all))).toEqual(['baru', 'tua']);
  });
  test('relatedItems are the nearest first, whatever their category', () => {
    const all = [
      item('jauh', { category: 'Alam', position: north(90) }),
      item('dekat', { category: 'Belanja', position: north(1) }),
    ];
    expect(keys(relatedItems(item('a', { position: alun }), all))).toEqual(['dekat', 'jauh']);
  });
  test('relatedItems without positions are of the same category first, ignoring case and spaces', () => {
    const all = [item('lain', { category: 'Belanja', createdAt: 9 }), item('sama', { category: ' ALAM ' })];
    expect(keys(relatedItems(item('a'), all))).toEqual(['sama', 'lain']);
  });
  test('relatedItems are the nearest first, and those without a position come last', () => {
    const all = [
      item('tanpa', { createdAt: 9 }),
      item('jauh', { position: north(40), createdAt: 8 }),
      item('dekat', { position: north(2), createdAt: 1 }),
    ];
    expect(keys(relatedItems(item('a', { position: alun }), all))).toEqual(['dekat', 'jauh', 'tanpa']);
  });
  test('items that are over come last in relatedItems', () => {
    const all = [item('lewat', { createdAt: 9 }), item('nanti', { createdAt: 1 })];
    expect(keys(relatedItems(item('a'), all, 3, ({ key }) => key === 'lewat'))).toEqual(['nanti', 'lewat']);
  });
  test('relatedItems returns at most as many items as asked for', () => {
    expect(relatedItems(item('a'), [item('b'), item('c'), item('d'), item('e')], 3)).toHaveLength(3);
  });
  test('relatedItems reads each of ten thousand items once and finds the nearest', () => {
    let looks = 0;
    const all = Array.from({ length: 10_000 }, (_, index) => {
      const entry = item(`i${index}`, {
        category: `Jenis ${index % 17}`,
        position: north((index * 7919) % 200),
      });
      const { key } = entry;
      return Object.defineProperty(entry, 'key', { get: () => ((looks += 1), key) });
    });
    const found = relatedItems(item('a', { category: 'Jenis 3', position: alun }), all);
    expect(looks).toBeLessThanOrEqual(all.length);
    expect(found.map((one) => kilometres(alun, one.position ?? north(999)))).toEqual([0, 0, 0]);
  });
});

describe('nearbyItems', () => {
  test('nearbyItems is empty when the item or the others have no position', () => {
    expect(nearbyItems(item('a'), [item('b', { position: alun })])).toEqual([]);
    expect(nearbyItems(item('a', { position: alun }), [item('b'), item('c', { position: null })])).toEqual(
      [],
    );
  });
  test('nearbyItems returns places within fifteen kilometres, the nearest first, outside the city', () => {
    const all = [14.9, 15.1, 0, 3].map((km) => item(String(km), { position: north(20 + km) }));
    expect(keys(nearbyItems(item('a', { position: north(20) }), all))).toEqual(['0', '3', '14.9']);
  });
  test('nearbyItems returns places within five kilometres in the city', () => {
    const all = [4.9, 5.1].map((km) => item(String(km), { position: north(km) }));
    expect(keys(nearbyItems(item('a', { position: alun }), all))).toEqual(['4.9']);
  });
});

describe('categoryOf', () => {
  const of = (category: string, listed = category) =>
    categoryOf(item('a', { category }), [item('a', { category: listed })], '/destinasi');

  test.each(['', '  ', '☕', 'Semua', ' semua '])('categoryOf is null for the category %j', (category) => {
    expect(of(category)).toBeNull();
  });
  test('categoryOf is null when the list has another category for the item, or lacks it', () => {
    expect(of('Alam', 'Belanja')).toBeNull();
    expect(categoryOf(item('a'), [item('b')], '/destinasi')).toBeNull();
  });
  test('categoryOf returns the label and the link of the filtered list', () => {
    expect(of('Sound System, Lighting, LED')).toEqual({
      label: 'Sound System, Lighting, LED',
      href: '/destinasi?kategori=sound-system-lighting-led',
    });
  });
});

describe('neighbours', () => {
  const all = [
    item('c', { createdAt: 3 }),
    item('tanpa'),
    item('a', { createdAt: 5 }),
    item('b', { createdAt: 5 }),
  ];

  test('neighbours are null for an item that is alone or not in the list', () => {
    expect(neighbours(item('a'), [item('a')])).toEqual({ newer: null, older: null });
    expect(neighbours(item('x'), all)).toEqual({ newer: null, older: null });
  });
  test('neighbours link the whole list from the newest item to the oldest and back', () => {
    const chain = ['a', 'b', 'c', 'tanpa'];
    const found = chain.map((key) => neighbours(item(key), all));
    expect(found.map(({ older }) => older?.key ?? null)).toEqual([...chain.slice(1), null]);
    expect(found.map(({ newer }) => newer?.key ?? null)).toEqual([null, ...chain.slice(0, -1)]);
  });
});

describe('loadRelated', () => {
  /** The API's response per path; a missing path fails, one that is null hangs. */
  let api: Record<string, object[] | null>;
  let asked: string[];
  let warn: jest.SpyInstance;

  beforeEach(() => {
    api = {};
    asked = [];
    warn = jest.spyOn(console, 'warn').mockImplementation();
    const provider = async (path: string) => {
      asked.push(path);
      const data = api[path];
      if (data === null) return new Promise(() => undefined);
      if (!data) throw new AdminApiError('timeout', 'x');
      return { data };
    };
    provideBy(provider);
  });
  afterEach(() => {
    warn.mockRestore();
    Object.assign(processWide, { adminApiClient: undefined });
  });

  const map = ({ lat, lon }: { lat: number; lon: number }) =>
    `https://www.openstreetmap.org/export/embed.html?marker=${lat},${lon}`;
  const kawah = { slug: 'kawah', judul: 'Kawah', kategori: 'Alam', map: map(alun) };

  test('loadRelated returns no cards and places, but the list and the area, when no list was delivered', async () => {
    const related = await loadRelated(destinasi, destinasi.parseDetail(kawah));
    expect(related).toMatchObject({ cards: [], places: [], category: null, listHref: '/destinasi' });
    expect(related.area).toEqual({ label: 'Kota Bandung', href: '/kawasan/kota-bandung' });
  });
  test('loadRelated requests no other kinds for an item without a position or of a kind that is no place', async () => {
    api = { '/api/admin/destinasis': [], '/api/admin/events': [] };
    await loadRelated(destinasi, destinasi.parseDetail({ ...kawah, map: null }));
    await loadRelated(event, event.parseDetail({ slug: 'lari', title: 'Lari' }));
    expect(asked).toEqual(['/api/admin/destinasis', '/api/admin/events']);
  });
  test('loadRelated leaves out a list that hangs and was never delivered', async () => {
    jest.useFakeTimers();
    api = {
      '/api/admin/destinasis': [kawah],
      '/api/admin/akomodasis': null,
      '/api/admin/attractions': [{ slug: 'sini', title: 'Sini', map: map(alun) }],
    };
    const related = loadRelated(destinasi, destinasi.parseDetail(kawah));
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await related).places.map(({ title }) => title)).toEqual(['Sini']);
    jest.useRealTimers();
  });
  test.each([
    [[1, 2], true],
    [[1, 20], false],
  ])('loadRelated, with items %j kilometres away, has near = %s', async (distances, near) => {
    const others = distances.map((km) => ({ slug: `s${km}`, judul: 'S', map: map(north(km)) }));
    api = { '/api/admin/destinasis': [kawah, ...others] };
    expect(await loadRelated(destinasi, destinasi.parseDetail(kawah))).toMatchObject({ near });
  });
  test('loadRelated returns at most two places of a kind, none twice and none of the cards', async () => {
    const at = (slug: string, title: string, km: number) => ({ slug, judul: title, map: map(north(km)) });
    api = {
      '/api/admin/destinasis': [kawah, ...[1, 2, 3, 4].map((n) => at(`d${n}`, `D${n}`, 0.9 + n / 10))],
      '/api/admin/attractions': [
        at('kawah-lama', 'Kawah Lama', 0.1),
        at('a1', 'A1', 2),
        at('a2', 'A2', 2.1),
        at('a3', 'A3', 2.2),
        at('d4', 'D4 Atas', 1.35),
      ],
      '/api/admin/restorans': [at('abuy', 'Batagor Abuy', 3)],
    };
    const { places, cards } = await loadRelated(destinasi, destinasi.parseDetail(kawah));
    expect(cards.map(({ title }) => title)).toEqual(['D1', 'D2', 'D3']);
    expect(cards.map(({ area }) => area?.label)).toEqual(Array(3).fill('Kota Bandung'));
    expect(places.map(({ title, href }) => [title, href])).toEqual([
      ['D4', '/destination/d4'],
      ['A1', '/attraction/a1'],
      ['A2', '/attraction/a2'],
      ['Batagor Abuy', '/kuliner#restoran-abuy'],
    ]);
  });
  test('loadRelated places restaurants by their district with a rounded distance', async () => {
    const inTown = { ...kawah, map: map(alun) };
    const eat = (slug: string, alamat: string) => ({ slug, judul: slug, alamat });
    api = { '/api/admin/tickets': [], '/api/admin/transportasis': [] };
    api['/api/admin/restorans'] = [eat('abuy', 'Jl. Braga No. 1, Sumur Bandung'), eat('jauh', 'Lembang')];
    const { places } = await loadRelated(destinasi, destinasi.parseDetail(inTown));
    expect(places.map(({ title, distance }) => [title, distance])).toEqual([['abuy', '± 1 km']]);
  });
  test('loadRelated returns places of other kinds with distances and samples marked when other lists fail', async () => {
    api = {
      '/api/admin/destinasis': [kawah],
      '/api/admin/akomodasis': [
        { slug: 'vila', judul: 'Vila', harga: 5, lokasi: 'Dago', map: map(north(3)), contoh: true },
      ],
      '/api/admin/attractions': [
        { slug: 'museum', title: 'Museum', map: map(north(2.44)) },
        { slug: 'jauh', title: 'Jauh', map: map(north(30)) },
        { slug: 'sini', title: 'Sini', map: map(alun) },
      ],
    };
    const { places } = await loadRelated(destinasi, destinasi.parseDetail(kawah));
    expect(places).toEqual([
      { title: 'Sini', href: '/attraction/sini', isSample: false, kind: 'Atraksi', distance: '0,1 km' },
      { title: 'Museum', href: '/attraction/museum', isSample: false, kind: 'Atraksi', distance: '2,4 km' },
      { title: 'Vila', href: '/akomodasi/vila', isSample: true, kind: 'Akomodasi', distance: '3,0 km' },
    ]);
  });
});
