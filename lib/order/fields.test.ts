import { atraksi } from '../entities/atraksi/atraksi';
import { akomodasi } from '../entities/akomodasi/akomodasi';
import { destinasi } from '../entities/destinasi/destinasi';
import { event } from '../entities/event/event';
import { fasilitas } from '../entities/fasilitas/fasilitas';
import { paket } from '../entities/paket/paket';
import { tiket } from '../entities/tiket/tiket';
import { transportasi } from '../entities/transportasi/transportasi';
import { closedReason, orderFields, pageOrder } from './fields';
import { OVER } from '../entities/days';
import { NO_ROOM, SAMPLE, SOLD_OUT } from './offer';

const NOW = Date.parse('2026-11-23T10:00:00+07:00');
const KINDS = { destinasi, paket, atraksi, akomodasi, transportasi, tiket, fasilitas, event };
const raw = {
  id: 7,
  slug: 'a',
  judul: 'A',
  title: 'A',
  name: 'A',
  harga: 50_000,
  price: 50_000,
  stock: 9,
  qty: 9,
};
const fieldsOf = (kind: keyof typeof KINDS, over: object = {}) =>
  orderFields(kind, KINDS[kind].parseDetail({ ...raw, ...over }), NOW);

test.each([
  ['destinasi', 'Tanggal', 'orang', false],
  ['paket', 'Tanggal', 'orang', false],
  ['atraksi', 'Tanggal', 'orang', false],
  ['akomodasi', 'Masuk', 'malam', false],
  ['transportasi', 'Mulai', 'hari', false],
  ['tiket', 'Tanggal', 'tiket', false],
  ['fasilitas', 'Tanggal acara', 'unit', true],
  ['event', 'Tanggal', 'peserta', false],
] as const)('the order of %s asks for %s and a number of %s', (kind, dateLabel, unit, hasDays) =>
  expect(fieldsOf(kind)).toMatchObject({ kind, key: 'a', dateLabel, unit, hasDays, day: null, min: 1 }),
);

test.each(['restoran', 'makanan', 'blog'] as const)(
  'orderFields is null for %s, which takes no orders',
  (kind) => expect(orderFields(kind, { key: 'a' }, NOW)).toBeNull(),
);

test('orderFields asks who drives only when the record leaves it open', () => {
  expect(fieldsOf('transportasi', { pengemudi: 'pilihan' })?.hasDriver).toBe(true);
  expect(fieldsOf('transportasi', { pengemudi: 'termasuk' })?.hasDriver).toBe(false);
  expect(fieldsOf('transportasi')?.hasDriver).toBe(false);
});

test('orderFields has the price without a driver only where who drives is asked', () => {
  const harga_lepas_kunci = 40_000;
  expect(fieldsOf('transportasi', { pengemudi: 'pilihan', harga_lepas_kunci })?.selfDrive).toBe(40_000);
  for (const pengemudi of ['termasuk', 'lepas kunci', null])
    expect(fieldsOf('transportasi', { pengemudi, harga_lepas_kunci })).not.toHaveProperty('selfDrive');
  expect(fieldsOf('transportasi', { pengemudi: 'pilihan' })).not.toHaveProperty('selfDrive');
});

test('orderFields begins with the least number of people of the record, as its page says it', () => {
  expect(fieldsOf('paket', { min_people: 4 })?.min).toBe(4);
  expect(fieldsOf('paket', { min_people: 0 })?.min).toBe(1);
  expect(fieldsOf('paket', { min_people: 5_000 })?.min).toBe(5_000);
});

test('orderFields ends with the stock of tickets or the quantity of a facility, otherwise with 999', () => {
  expect(fieldsOf('tiket', { stock: 6 })?.max).toBe(6);
  expect(fieldsOf('tiket', { stock: 5_000 })?.max).toBe(999);
  expect(fieldsOf('fasilitas', { quantity: 3 })?.max).toBe(3);
  expect(fieldsOf('paket')?.max).toBe(999);
});

test('orderFields says when a tour does not run, and when a place is closed', () => {
  expect(fieldsOf('paket', { hari_berangkat: 'Su-Th', hari: 2 })?.off).toEqual({
    days: [5, 6],
    isRefused: true,
  });
  const jam_buka = 'Tu-Su 09:00-15:00';
  expect(fieldsOf('atraksi', { jam_buka })?.off).toEqual({ days: [1], isRefused: false });
  expect(fieldsOf('paket', { jam_buka, hari: 1 })?.off).toEqual({ days: [1], isRefused: false });
  expect(fieldsOf('paket', { jam_buka, hari: 2 })).not.toHaveProperty('off');
  expect(fieldsOf('paket')).not.toHaveProperty('off');
});

test.each(['Merchandise', 'souvenir lokal ', 'Perizinan'])(
  'orderFields asks for no days of what is bought: %s',
  (category) => expect(fieldsOf('fasilitas', { category })?.hasDays).toBe(false),
);

test.each<[keyof typeof KINDS, object, string]>([
  ['tiket', { stock: 0 }, SOLD_OUT],
  ['tiket', { event_date: '2026-11-22' }, OVER],
  ['event', { event_date: '2026-11-22 19:00:00' }, OVER],
  ['event', { contoh: true }, SAMPLE],
  ['fasilitas', { quantity: 0 }, SOLD_OUT],
  ['akomodasi', { kamar_tersedia: 0 }, NO_ROOM],
  ['fasilitas', { quantity: -2 }, SOLD_OUT],
  ['akomodasi', { kamar_tersedia: '-1' }, NO_ROOM],
])('%s with %j cannot be ordered, and closedReason says why', (kind, over, why) => {
  expect(fieldsOf(kind, over)).toBeNull();
  expect(closedReason(kind, KINDS[kind].parseDetail({ ...raw, ...over }), NOW)).toBe(why);
});

test('orderFields asks for the rooms of a stay, up to those that are free, or for its beds', () => {
  expect(fieldsOf('akomodasi', { kamar_tersedia: 3 })?.rooms).toEqual({ unit: 'kamar', max: 3 });
  expect(fieldsOf('akomodasi', { kamar_tersedia: 3, satuan_harga: '/ranjang' })?.rooms).toEqual({
    unit: 'ranjang',
    max: 999,
  });
});

test('orderFields counts a package in the unit of its price, and in people for a whole group', () => {
  expect(fieldsOf('paket', { satuan_harga: 'jip', min_people: 4 })).toMatchObject({ unit: 'jip', min: 1 });
  for (const satuan_harga of ['rombongan 30 siswa', 'org', 'per pelajar', 'person', 'jemaah', 'per hari'])
    expect(fieldsOf('paket', { satuan_harga, min_people: 4 })).toMatchObject({ unit: 'orang', min: 4 });
});

test.each([
  ['event', '2026-11-23 07:00:00', '2026-11-23'],
  ['event', '2026-12-05T20:00:00Z', '2026-12-06'],
  ['tiket', '2026-12-13 13:00:00', '2026-12-13'],
] as const)('orderFields takes the day of an order from the item for %s dated %s', (kind, event_date, day) =>
  expect(fieldsOf(kind, { event_date })).toMatchObject({ dateLabel: null, day }),
);

test.each(['event', 'tiket'] as const)('orderFields takes all days of %s that lasts several', (kind) => {
  const event_date = '22-24 November 2026';
  expect(fieldsOf(kind, { event_date })).toMatchObject({ day: '2026-11-22', lastDay: '2026-11-24' });
  expect(fieldsOf(kind, { event_date: '2026-11-24' })?.lastDay).toBeNull();
});

describe('the unit price of an order', () => {
  test.each(['akomodasi', 'transportasi', 'tiket', 'fasilitas', 'atraksi'] as const)(
    'the unit price of an order of %s is its price',
    (kind) => expect(fieldsOf(kind)).toMatchObject({ price: 50_000, isWhole: false }),
  );
  test.each([
    ['orang', 50_000, false],
    ['per siswa', 50_000, false],
    ['/dewasa', 50_000, false],
    ['org', 50_000, false],
    ['per hari', null, false],
    ['malam', null, false],
    ['rombongan', 50_000, true],
    ['jip', 50_000, false],
    ['rombongan 30 siswa', null, false],
    ['', null, false],
  ])('the unit price of a trip priced per %j is %j', (satuan_harga, price, isWhole) => {
    expect(fieldsOf('paket', { satuan_harga })).toMatchObject({ price, isWhole });
    expect(fieldsOf('destinasi', { satuan_harga })).toMatchObject({ price, isWhole });
  });
  test.each([
    ['malam', 50_000],
    ['kamar', 50_000],
    ['ranjang', 50_000],
    ['orang', null],
    ['vila', null],
  ])('the unit price of a stay priced per %j is %j', (satuan_harga, price) =>
    expect(fieldsOf('akomodasi', { satuan_harga })?.price).toBe(price),
  );
  test('the unit price of an event is null', () => expect(fieldsOf('event')?.price).toBeNull());
  test.each([null, 0, 'hubungi kami'])('the unit price is null when the price of the record is %j', (price) =>
    expect(fieldsOf('akomodasi', { harga: price, price })?.price).toBeNull(),
  );
});

describe('pageOrder', () => {
  const HREF = 'https://wa.me/62?text=Halo';
  const order = (kind: keyof typeof KINDS, over: object) =>
    pageOrder(kind, KINDS[kind].parseDetail({ ...raw, ...over }), HREF);

  test.each<[keyof typeof KINDS, object, string]>([
    [
      'tiket',
      { event_date: '2020-11-22' },
      'Sudah berlangsung pada Minggu, 22 November 2020: tiket ini tidak dapat dipesan lagi.',
    ],
    ['tiket', { event_date: '2020-11-22', contoh: true }, 'Contoh, belum dapat dipesan.'],
    ['event', { contoh: true }, 'Contoh, belum dapat dipesan.'],
    ['fasilitas', { quantity: 0 }, 'Stok habis.'],
  ])('pageOrder of %s with %j says why it is closed and has no link', (kind, over, closed) =>
    expect(order(kind, over)).toEqual({ fields: null, orderHref: null, closed }),
  );

  test('pageOrder has the link and the fields of an item that can be ordered, and no closing words', () =>
    expect(order('paket', {})).toMatchObject({ orderHref: HREF, closed: null, fields: { unit: 'orang' } }));
});
