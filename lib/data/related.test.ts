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

describe('related items', () => {
  it('are none for an item that is alone', () => {
    expect(relatedItems(item('a'), [item('a')])).toEqual([]);
    expect(relatedItems(item('a'), [])).toEqual([]);
  });
  it('never hold the item itself, though its detail says otherwise than its list', () => {
    const detail = item('a', { category: 'Belanja', title: 'Lain', position: alun });
    expect(keys(relatedItems(detail, [item('a'), item('b')]))).toEqual(['b']);
  });
  it('take no category for one of their own', () => {
    const all = [item('tua', { category: '', createdAt: 1 }), item('baru', { createdAt: 2 })];
    expect(keys(relatedItems(item('a', { category: '' }), all))).toEqual(['baru', 'tua']);
  });
  it.each(['☕', '---', '</script>', '__proto__', 'x'.repeat(5000)])(
    'bear the category %.20s',
    (category) => {
      const all = [item('lain', { createdAt: 2 }), item('sama', { category, createdAt: 1 })];
      expect(keys(relatedItems(item('a', { category }), all)).toSorted()).toEqual(['lain', 'sama']);
    },
  );
  it('without positions are the newest, an unknown date last, ties in the order of the list', () => {
    const all = [
      item('tanpa'),
      item('tua', { createdAt: 1 }),
      item('b', { createdAt: 9 }),
      item('c', { createdAt: 9 }),
    ];
    expect(keys(relatedItems(item('a', { position: alun }), all, 4))).toEqual(['b', 'c', 'tua', 'tanpa']);
  });
  it('at the same place are the newest', () => {
    const all = [
      item('tua', { position: alun, createdAt: 1 }),
      item('baru', { position: alun, createdAt: 2 }),
    ];
    expect(keys(relatedItems(item('a', { position: alun }), all))).toEqual(['baru', 'tua']);
  });
  it('are the nearest first, of whatever category', () => {
    const all = [
      item('jauh', { category: 'Alam', position: north(90) }),
      item('dekat', { category: 'Belanja', position: north(1) }),
    ];
    expect(keys(relatedItems(item('a', { position: alun }), all))).toEqual(['dekat', 'jauh']);
  });
  it('without positions are of the same category first, whose case and spaces do not matter', () => {
    const all = [item('lain', { category: 'Belanja', createdAt: 9 }), item('sama', { category: ' ALAM ' })];
    expect(keys(relatedItems(item('a'), all))).toEqual(['sama', 'lain']);
  });
  it('are the nearest, and those without a position come after them', () => {
    const all = [
      item('tanpa', { createdAt: 9 }),
      item('jauh', { position: north(40), createdAt: 8 }),
      item('dekat', { position: north(2), createdAt: 1 }),
    ];
    expect(keys(relatedItems(item('a', { position: alun }), all))).toEqual(['dekat', 'jauh', 'tanpa']);
  });
  it('are over last', () => {
    const all = [item('lewat', { createdAt: 9 }), item('nanti', { createdAt: 1 })];
    expect(keys(relatedItems(item('a'), all, 3, ({ key }) => key === 'lewat'))).toEqual(['nanti', 'lewat']);
  });
  it('are at most as many as asked for', () => {
    expect(relatedItems(item('a'), [item('b'), item('c'), item('d'), item('e')], 3)).toHaveLength(3);
  });
  it('of ten thousand are found in one pass', () => {
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

describe('places around', () => {
  it('are none without a position', () => {
    expect(nearbyItems(item('a'), [item('b', { position: alun })])).toEqual([]);
    expect(nearbyItems(item('a', { position: alun }), [item('b'), item('c', { position: null })])).toEqual(
      [],
    );
  });
  it('are none further than fifteen kilometres, the nearest first', () => {
    const all = [14.9, 15.1, 0, 3].map((km) => item(String(km), { position: north(20 + km) }));
    expect(keys(nearbyItems(item('a', { position: north(20) }), all))).toEqual(['0', '3', '14.9']);
  });
  it('are none further than five kilometres in the city', () => {
    const all = [4.9, 5.1].map((km) => item(String(km), { position: north(km) }));
    expect(keys(nearbyItems(item('a', { position: alun }), all))).toEqual(['4.9']);
  });
});

describe('the page of a category', () => {
  const of = (category: string, listed = category) =>
    categoryOf(item('a', { category }), [item('a', { category: listed })], '/destinasi');

  it.each(['', '  ', '☕', 'Semua', ' semua '])('is none for %.20j', (category) => {
    expect(of(category)).toBeNull();
  });
  it('is none when the list knows the item under another one, or not at all', () => {
    expect(of('Alam', 'Belanja')).toBeNull();
    expect(categoryOf(item('a'), [item('b')], '/destinasi')).toBeNull();
  });
  it('is the list of what its label says', () => {
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

  it('are none for what is alone or not in the list', () => {
    expect(neighbours(item('a'), [item('a')])).toEqual({ newer: null, older: null });
    expect(neighbours(item('x'), all)).toEqual({ newer: null, older: null });
  });
  it('chain the whole list from the newest to the oldest and back', () => {
    const chain = ['a', 'b', 'c', 'tanpa'];
    const found = chain.map((key) => neighbours(item(key), all));
    expect(found.map(({ older }) => older?.key ?? null)).toEqual([...chain.slice(1), null]);
    expect(found.map(({ newer }) => newer?.key ?? null)).toEqual([null, ...chain.slice(0, -1)]);
  });
});

describe('loaded from the lists', () => {
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

  it('are no cards and no links when the lists were never delivered', async () => {
    const related = await loadRelated(destinasi, destinasi.parseDetail(kawah));
    expect(related).toMatchObject({ cards: [], places: [], category: null, listHref: '/destinasi' });
    expect(related.area).toEqual({ label: 'Kota Bandung', href: '/kawasan/kota-bandung' });
  });
  it('ask nothing of the other kinds for an item without a position or of a kind that is no place', async () => {
    api = { '/api/admin/destinasis': [], '/api/admin/events': [] };
    await loadRelated(destinasi, destinasi.parseDetail({ ...kawah, map: null }));
    await loadRelated(event, event.parseDetail({ slug: 'lari', title: 'Lari' }));
    expect(asked).toEqual(['/api/admin/destinasis', '/api/admin/events']);
  });
  it('wait for no list of places that hangs and was never delivered', async () => {
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
  it.each([
    [[1, 2], true],
    [[1, 20], false],
  ])('%j kilometres away: all around is %s', async (distances, near) => {
    const others = distances.map((km) => ({ slug: `s${km}`, judul: 'S', map: map(north(km)) }));
    api = { '/api/admin/destinasis': [kawah, ...others] };
    expect(await loadRelated(destinasi, destinasi.parseDetail(kawah))).toMatchObject({ near });
  });
  it('are at most two places of a kind, its own too, and no place twice', async () => {
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
  it('are restaurants by their district too, about so far', async () => {
    const inTown = { ...kawah, map: map(alun) };
    const eat = (slug: string, alamat: string) => ({ slug, judul: slug, alamat });
    api = { '/api/admin/tickets': [], '/api/admin/transportasis': [] };
    api['/api/admin/restorans'] = [eat('abuy', 'Jl. Braga No. 1, Sumur Bandung'), eat('jauh', 'Lembang')];
    const { places } = await loadRelated(destinasi, destinasi.parseDetail(inTown));
    expect(places.map(({ title, distance }) => [title, distance])).toEqual([['abuy', '± 1 km']]);
  });
  it('name places of other kinds with their distance, one broken list aside', async () => {
    api = {
      '/api/admin/destinasis': [kawah],
      '/api/admin/attractions': [
        { slug: 'museum', title: 'Museum', map: map(north(2.44)) },
        { slug: 'jauh', title: 'Jauh', map: map(north(30)) },
        { slug: 'sini', title: 'Sini', map: map(alun) },
      ],
    };
    const { places } = await loadRelated(destinasi, destinasi.parseDetail(kawah));
    expect(places).toEqual([
      { title: 'Sini', href: '/attraction/sini', kind: 'Atraksi', distance: '0,1 km' },
      { title: 'Museum', href: '/attraction/museum', kind: 'Atraksi', distance: '2,4 km' },
    ]);
  });
});
