import { itemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import type { transportasi } from '../entities/transportasi/transportasi';
import { CENTRE } from '../geo/position';
import { listIfThere } from '../items/lists';
import { loadWays } from './load-ways';

jest.mock('../items/lists', () => ({ listIfThere: jest.fn() }));

const shuttle = {
  id: 1,
  slug: 'shuttle',
  name: 'Shuttle Pagi Bandung–Ciwidey',
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

const crater = { position: { lat: -7.1662, lon: 107.4021 }, place: 'Rancabali, Kabupaten Bandung' };

test('loadWays finds the road, the shuttle and the cheapest car with a driver to a crater', async () => {
  deliver([shuttle], cars);
  const ways = await loadWays(crater);
  expect(ways?.byRoad?.centre.km).toBeGreaterThan(44);
  expect(ways?.byRoad?.station.minutes).toBeGreaterThan(100);
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

test('loadWays finds a walk of at most ten minutes and a bus stop near Alun-Alun', async () => {
  deliver([], []);
  const ways = await loadWays({
    position: { lat: CENTRE.lat + 0.004, lon: CENTRE.lon },
    place: 'Kota Bandung',
  });
  expect(ways?.onFoot?.minutes).toBeLessThanOrEqual(10);
  expect(ways?.stop).not.toBeNull();
});

test('loadWays finds a shuttle, but no road and no bus stop, for a place known by words alone', async () => {
  deliver([shuttle], []);
  expect(await loadWays({ position: null, place: 'Ciwidey' })).toMatchObject({
    byRoad: null,
    stop: null,
    shuttle: { href: '/tiket/shuttle' },
  });
});

test('loadWays is null outside all areas', async () => {
  deliver([], []);
  expect(await loadWays({ position: { lat: -8.6, lon: 115.2 }, place: 'Bali' })).toBeNull();
});
