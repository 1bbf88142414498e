import { itemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import type { transportasi } from '../entities/transportasi/transportasi';
import { CENTRE, STATION, type Position } from '../geo/position';
import { listIfThere } from '../items/lists';
import { loadWays } from './load-ways';

jest.mock('../items/lists', () => ({ listIfThere: jest.fn() }));

const shuttle = {
  id: 1,
  slug: 'shuttle',
  name: 'Shuttle Pagi Bandung–Ciwidey',
  description: 'Dari Alun-Alun ke gerbang Kawah Putih.',
  category: 'Shuttle',
  price: 120_000,
  stock: 5,
};
const cars = [
  { id: 1, slug: 'brio', judul: 'Brio', harga: 400_000, pengemudi: 'lepas kunci' },
  { id: 2, slug: 'hiace', judul: 'Hiace', harga: 1_500_000, pengemudi: 'termasuk' },
  { id: 3, slug: 'xpander', judul: 'Xpander', harga: 800_000, pengemudi: 'pilihan' },
  { id: 4, slug: 'jazz', judul: 'Jazz', harga: 100_000 },
];

/** Delivers these tickets and vehicles; null is an outage. */
function deliver(tickets: object[] | null, vehicles: object[] | null): void {
  jest.mocked(listIfThere).mockImplementation(async ({ kind }) => {
    const records = kind === 'tiket' ? tickets : vehicles;
    return records && (itemList(registry[kind] as typeof transportasi, records as never) as never);
  });
}

const crater = {
  title: 'Kawah Putih',
  position: { lat: -7.1662, lon: 107.4021 },
  place: 'Rancabali, Kabupaten Bandung',
};
const inCity = (position: Position | null, place = 'Kota Bandung') => ({ title: 'Di kota', position, place });

test('loadWays finds the road, the shuttle and the cheapest car with a driver to a crater', async () => {
  deliver([shuttle], cars);
  const ways = await loadWays(crater);
  expect(ways?.byRoad?.centre.km).toBeGreaterThan(44);
  expect(ways?.byRoad?.station?.minutes).toBeGreaterThan(100);
  expect(ways?.shuttle).toEqual({
    title: shuttle.name,
    href: '/tiket/shuttle',
    price: 'Rp 120.000 per tiket',
    end: 'Ciwidey',
  });
  expect(ways?.car).toEqual({
    title: 'Xpander',
    href: '/transportasi/xpander',
    price: 'mulai Rp 800.000/hari',
  });
  expect(ways?.onFoot).toBeNull();
  expect(ways?.stop).toBeNull();
});

test.each([
  ['is sold out', { stock: 0 }],
  ['has a day that is over', { event_date: '2020-01-01' }],
  ['is a sample', { contoh: true }],
  ['goes to another area', { name: 'Shuttle Bandung–Lembang' }],
  ['is no shuttle', { category: 'Cargo' }],
  ['starts there', { location: 'Ciwidey' }],
])('loadWays names no ticket as a shuttle when it %s', async (_why, fields) => {
  deliver([{ ...shuttle, ...fields }], []);
  expect((await loadWays(crater))?.shuttle).toBeNull();
});

test.each([
  ['near its end', true, { title: 'Bosscha', position: { lat: -6.8246, lon: 107.6171 }, place: 'Lembang' }],
  [
    'that lies further',
    false,
    { title: 'Hutan', position: { lat: -6.7805, lon: 107.6375 }, place: 'Lembang' },
  ],
  ['on another road', false, { title: 'Tahura', position: { lat: -6.8566, lon: 107.6324 }, place: 'Dago' }],
  [
    'that its ticket names',
    true,
    { title: 'Kebun', position: { lat: -6.79, lon: 107.58 }, place: 'Parongpong' },
  ],
  ['with the name of its end alone', true, { title: 'Kebun', position: null, place: 'Lembang' }],
])('loadWays has for a place %s a shuttle: %s', async (_where, isNamed, place) => {
  const description = 'Turun di Parongpong atau di pasar Lembang.';
  deliver([{ ...shuttle, name: 'Shuttle Bandung–Lembang', description }], []);
  expect((await loadWays(place))?.shuttle !== null).toBe(isNamed);
});

test('loadWays names a small car in the city, and none on the roads outside it', async () => {
  deliver(
    [],
    [
      { ...cars[2]!, kategori: 'Mobil Keluarga' },
      { ...cars[2]!, id: 5, slug: 'jazz', kategori: 'mobil kecil', harga: 600_000 },
    ],
  );
  expect((await loadWays(inCity({ lat: -6.9, lon: 107.62 })))?.car?.href).toBe('/transportasi/jazz');
  expect((await loadWays(crater))?.car?.href).toBe('/transportasi/xpander');
});

test('loadWays names no car to what has no place of its own', async () => {
  deliver([], cars);
  expect(await loadWays(inCity(null, 'Penjemputan di Kota Bandung'))).toMatchObject({
    byRoad: null,
    car: null,
  });
});

test('loadWays names no car when none comes with a driver', async () => {
  deliver([], [cars[0]!, cars[3]!]);
  expect((await loadWays(crater))?.car).toBeNull();
});

test('loadWays names the cheapest car with a driver that is no sample', async () => {
  deliver([], [{ ...cars[1]!, id: 9, slug: 'contoh', harga: 100_000, contoh: true }, ...cars]);
  expect((await loadWays(crater))?.car?.href).toBe('/transportasi/xpander');
});

test('loadWays keeps the way by road while the lists fail', async () => {
  deliver(null, null);
  expect(await loadWays(crater)).toMatchObject({ shuttle: null, car: null });
  expect((await loadWays(crater))?.byRoad).not.toBeNull();
});

test('loadWays finds a walk of at most ten minutes, no car and a bus stop near Alun-Alun', async () => {
  deliver([], cars);
  const ways = await loadWays(inCity({ lat: CENTRE.lat + 0.004, lon: CENTRE.lon }));
  expect(ways?.onFoot?.minutes).toBeLessThanOrEqual(10);
  expect(ways?.car).toBeNull();
  expect(ways?.stop).not.toBeNull();
});

test('loadWays finds no walk and no car from Alun-Alun to itself, and no way from the station to itself', async () => {
  deliver([], cars);
  expect(await loadWays(inCity(CENTRE))).toMatchObject({ onFoot: null, car: null });
  const { centre, station } = (await loadWays(inCity(STATION)))!.byRoad!;
  expect([centre.km, station]).toEqual([1.5, null]);
});

test('loadWays finds a shuttle, but no road and no bus stop, for a place known by words alone', async () => {
  deliver([shuttle], []);
  expect(await loadWays({ title: 'Kebun', position: null, place: 'Ciwidey' })).toMatchObject({
    byRoad: null,
    stop: null,
    shuttle: { href: '/tiket/shuttle' },
  });
});

test('loadWays is null outside all areas', async () => {
  deliver([], []);
  expect(await loadWays(inCity({ lat: -8.6, lon: 115.2 }, 'Bali'))).toBeNull();
});
