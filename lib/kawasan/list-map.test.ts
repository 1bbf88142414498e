import type { ListChoice } from '../addresses/list-choice';
import { plainCard } from '../entities/card';
import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { MAPPED } from './mapped';
import { listMap } from './list-map';

type Point = [lat: number, lon: number] | string;

const listed = (...points: Point[]): Summary[] =>
  points.map(
    (point, index) =>
      ({
        key: `k${index + 1}`,
        title: `Nomor ${index + 1}`,
        ...(typeof point === 'string' ? { place: point } : { position: { lat: point[0], lon: point[1] } }),
      }) as Summary,
  );
interface Shown {
  page?: number;
  choice?: ListChoice;
  over?: string[];
}
const mapOf = (kind: Kind, items: Summary[], { page = 1, choice = {}, over = [] }: Shown = {}) =>
  listMap(registry[kind], { items, page, choice, isOver: ({ key }) => over.includes(key) });
const numbers = (map: ReturnType<typeof mapOf>) => map?.pins.map(({ number }) => number);

const BRAGA: Point = [-6.9163, 107.6092];
const DAGO: Point = [-6.8702, 107.6186];
const CIATER: Point = [-6.7381, 107.6566];
const KAWAH_PUTIH: Point = [-7.1662, 107.4021];
const many = (count: number) => listed(...Array.from({ length: count }, () => BRAGA));

test('listMap numbers items as they stand in the list, and omits an item without a place', () => {
  const map = mapOf('akomodasi', listed(BRAGA, 'di suatu tempat', CIATER));
  expect(map?.pins.map(({ number, href }) => [number, href])).toEqual([
    [1, '/akomodasi/k1'],
    [3, '/akomodasi/k3'],
  ]);
  expect(map?.placed).toHaveLength(2);
});
test('a pin of listMap has the price of its card, and no id to keep when its item is past', () => {
  const items = listed('di suatu tempat', BRAGA, DAGO);
  const [first, second, past] = ['k1', 'k2', 'k3'].map((key) => ({
    ...plainCard('akomodasi', `/akomodasi/${key}`, { key, title: key, category: '', pictures: [] }),
    price: { prefix: 'Start From :', amount: 'Rp 500.000', suffix: '/malam' },
  }));
  const map = listMap(registry.akomodasi, {
    ...{ items, page: 1, choice: {}, isOver: () => false },
    cards: [first!, second!, { ...past!, past: 'Sudah berlangsung', total: 'Rp 2 untuk 4 orang' }],
  });
  expect(map?.pins.map(({ number, place }) => [number, place?.id, place?.href, place?.price])).toEqual([
    [2, 'k2', '/akomodasi/k2', 'mulai Rp 500.000/malam'],
    [3, null, '/akomodasi/k3', 'Rp 2 untuk 4 orang'],
  ]);
});
test('listMap marks the pin of a sample', () => {
  const items = listed(BRAGA, DAGO).map((item, index) => ({ ...item, isExample: index === 1 }));
  expect(mapOf('akomodasi', items)?.pins.map(({ isSample }) => isSample)).toEqual([false, true]);
});
test.each(MAPPED)('listMap shows where the %s of a list are, with pins of their kind', (kind) => {
  const map = mapOf(kind, listed(BRAGA, 'Situ Cileunca, Pangalengan'));
  expect(map?.pins.map((pin) => [pin.number, pin.kind])).toEqual([
    [1, kind],
    [2, kind],
  ]);
});
test.each<Kind>(['transportasi', 'fasilitas', 'blog', 'makanan'])('listMap is null for the kind %s', (kind) =>
  expect(mapOf(kind, listed(BRAGA))).toBeNull(),
);
test('listMap is null when no item has a place', () =>
  expect(mapOf('akomodasi', listed('entah'))).toBeNull());

// spec: 10, A map
test('listMap has the items of the page below it, and its last number when more follow', () => {
  const map = mapOf('atraksi', many(40));
  expect(numbers(map)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(map?.last).toBe(6);
  expect(mapOf('atraksi', many(6))?.last).toBeNull();
});
test('listMap continues the numbers on the next page', () => {
  const second = mapOf('atraksi', many(10), { page: 2 });
  expect([numbers(second), second?.last]).toEqual([[7, 8, 9, 10], null]);
});
test('listMap keeps six pins at one place 24 px apart on the smallest phone', () => {
  const { placed = [], sheets } = mapOf('atraksi', many(6)) ?? {};
  const { width, height } = sheets!.pocket;
  const apart = (a: (typeof placed)[0], b: (typeof placed)[0]) =>
    Math.max(Math.abs(a.x - b.x) * 2.88, Math.abs(a.y - b.y) * 2.88 * (height / width));
  for (const [index, a] of placed.entries())
    for (const b of placed.slice(0, index)) expect(apart(a, b)).toBeGreaterThanOrEqual(24);
});
test('a pin of a restaurant and its card link the page of the chosen list that holds the restaurant', () => {
  const card = plainCard('restoran', '/kuliner#restoran-k7', {
    ...{ key: 'k7', title: 'K', category: '', pictures: [] },
  });
  const pinOn = (page: number) =>
    listMap(registry.restoran, {
      ...{ items: many(7), page, choice: { urut: 'harga' }, cards: [card], isOver: () => false },
    })?.pins[0];
  expect([pinOn(1)?.href, pinOn(2)?.href, pinOn(2)?.place?.href]).toEqual([
    '/kuliner?urut=harga#restoran-k1',
    '/kuliner?urut=harga&page=2#restoran-k7',
    '/kuliner?urut=harga&page=2#restoran-k7',
  ]);
});
test('listMap omits events that are over', () =>
  expect(numbers(mapOf('event', listed(BRAGA, DAGO, CIATER), { over: ['k2'] }))).toEqual([1, 3]));

test.each<[string, Point[]]>([
  ['Pusat kota', [BRAGA]],
  ['Kota Bandung', [BRAGA, DAGO, [-6.9479, 107.7037]]],
  ['Lembang', [CIATER, [-6.8246, 107.6171]]],
  ['Kota Bandung dan Lembang', [BRAGA, CIATER]],
  ['Bandung Raya', [BRAGA, KAWAH_PUTIH]],
  ['Bandung Raya', [BRAGA, [-7.7, 107.6]]],
])('listMap chooses %s, the smallest sheet that holds all its items', (name, points) =>
  expect(mapOf('atraksi', listed(...points))?.name).toBe(name),
);
test('listMap takes the sheet of the chosen area, even when items lie elsewhere', () => {
  const choice = { kawasan: 'lembang' };
  const map = mapOf('akomodasi', listed(CIATER, BRAGA), { choice });
  expect([map?.name, map?.placed.length]).toEqual(['Lembang', 2]);
  expect(mapOf('akomodasi', listed(BRAGA), { choice: { kawasan: 'kota-bandung' } })?.name).toBe(
    'Kota Bandung',
  );
});
test('listMap places an item at the point that its location names', () =>
  expect(mapOf('destinasi', listed('Situ Cileunca, Pangalengan'))?.name).toBe('Pangalengan'));
