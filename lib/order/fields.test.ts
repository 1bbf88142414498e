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

it.each([
  ['destinasi', 'Tanggal', 'orang', false],
  ['paket', 'Tanggal', 'orang', false],
  ['atraksi', 'Tanggal', 'orang', false],
  ['akomodasi', 'Masuk', 'malam', false],
  ['transportasi', 'Mulai', 'hari', false],
  ['tiket', 'Tanggal', 'tiket', false],
  ['fasilitas', 'Tanggal acara', 'unit', true],
  ['event', 'Tanggal', 'peserta', false],
] as const)('the order of %s asks for %s and %s', (kind, dateLabel, unit, hasDays) =>
  expect(fieldsOf(kind)).toMatchObject({ kind, key: 'a', dateLabel, unit, hasDays, day: null, min: 1 }),
);

it.each(['restoran', 'makanan', 'blog'] as const)('%s has no order', (kind) =>
  expect(orderFields(kind, { key: 'a' }, NOW)).toBeNull(),
);

it('asks who drives where the record leaves it open', () => {
  expect(fieldsOf('transportasi', { pengemudi: 'pilihan' })?.hasDriver).toBe(true);
  expect(fieldsOf('transportasi', { pengemudi: 'termasuk' })?.hasDriver).toBe(false);
  expect(fieldsOf('transportasi')?.hasDriver).toBe(false);
});

it('begins with the least number of people, which no record can make endless', () => {
  expect(fieldsOf('paket', { min_people: 4 })?.min).toBe(4);
  expect(fieldsOf('paket', { min_people: 0 })?.min).toBe(1);
  expect(fieldsOf('paket', { min_people: 100_000 })?.min).toBe(999);
});

it('ends with the stock of tickets and the quantity of facilities, else with 999', () => {
  expect(fieldsOf('tiket', { stock: 6 })?.max).toBe(6);
  expect(fieldsOf('tiket', { stock: 5_000 })?.max).toBe(999);
  expect(fieldsOf('fasilitas', { quantity: 3 })?.max).toBe(3);
  expect(fieldsOf('paket')?.max).toBe(999);
});

it.each<[keyof typeof KINDS, object, string]>([
  ['tiket', { stock: 0 }, SOLD_OUT],
  ['tiket', { event_date: '2026-11-22' }, OVER],
  ['event', { event_date: '2026-11-22 19:00:00' }, OVER],
  ['event', { contoh: true }, SAMPLE],
  ['fasilitas', { quantity: 0 }, SOLD_OUT],
  ['akomodasi', { kamar_tersedia: 0 }, NO_ROOM],
])('%s of %j takes no order, and says why', (kind, over, why) => {
  expect(fieldsOf(kind, over)).toBeNull();
  expect(closedReason(kind, KINDS[kind].parseDetail({ ...raw, ...over }), NOW)).toBe(why);
});

it('asks a stay for its rooms, as many as are free, or for beds', () => {
  expect(fieldsOf('akomodasi', { kamar_tersedia: 3 })?.rooms).toEqual({ unit: 'kamar', max: 3 });
  expect(fieldsOf('akomodasi', { kamar_tersedia: 3, satuan_harga: '/ranjang' })?.rooms).toEqual({
    unit: 'ranjang',
    max: 999,
  });
});

it('counts what the price of a trip is for', () => {
  expect(fieldsOf('paket', { satuan_harga: 'jip', min_people: 4 })).toMatchObject({ unit: 'jip', min: 1 });
  expect(fieldsOf('paket', { satuan_harga: 'rombongan 30 siswa' })).toMatchObject({ unit: 'orang' });
});

it.each([
  ['event', '2026-11-23 07:00:00', '2026-11-23'],
  ['event', '2026-12-05T20:00:00Z', '2026-12-06'],
  ['tiket', '2026-12-13 13:00:00', '2026-12-13'],
] as const)('%s of %s has its own day', (kind, event_date, day) =>
  expect(fieldsOf(kind, { event_date })).toMatchObject({ dateLabel: null, day }),
);

describe('the price of one', () => {
  it.each(['akomodasi', 'transportasi', 'tiket', 'fasilitas', 'atraksi'] as const)(
    'of %s is its price',
    (kind) => expect(fieldsOf(kind)).toMatchObject({ price: 50_000, isWhole: false }),
  );
  it.each([
    ['orang', 50_000, false],
    ['per siswa', 50_000, false],
    ['/dewasa', 50_000, false],
    ['rombongan', 50_000, true],
    ['jip', 50_000, false],
    ['rombongan 30 siswa', null, false],
    ['', null, false],
  ])('of a trip for one %j is %j', (satuan_harga, price, isWhole) => {
    expect(fieldsOf('paket', { satuan_harga })).toMatchObject({ price, isWhole });
    expect(fieldsOf('destinasi', { satuan_harga })).toMatchObject({ price, isWhole });
  });
  it('of an event says nothing about a participant', () => expect(fieldsOf('event')?.price).toBeNull());
  it.each([null, 0, 'hubungi kami'])('that is %j is not known', (price) =>
    expect(fieldsOf('akomodasi', { harga: price, price })?.price).toBeNull(),
  );
});

describe('on the page of an item', () => {
  const HREF = 'https://wa.me/62?text=Halo';
  const order = (kind: keyof typeof KINDS, over: object) =>
    pageOrder(kind, KINDS[kind].parseDetail({ ...raw, ...over }), HREF);

  it.each<[keyof typeof KINDS, object, string]>([
    [
      'tiket',
      { event_date: '2020-11-22' },
      'Sudah berlangsung pada Minggu, 22 November 2020: tiket ini tidak dapat dipesan lagi.',
    ],
    ['tiket', { event_date: '2020-11-22', contoh: true }, 'Contoh, belum dapat dipesan.'],
    ['event', { contoh: true }, 'Contoh, belum dapat dipesan.'],
    ['fasilitas', { quantity: 0 }, 'Stok habis.'],
  ])('%s of %j is closed in words, without a link', (kind, over, closed) =>
    expect(order(kind, over)).toEqual({ fields: null, orderHref: null, closed }),
  );

  it('what can be ordered has its link and its fields, and no such words', () =>
    expect(order('paket', {})).toMatchObject({ orderHref: HREF, closed: null, fields: { unit: 'orang' } }));
});
