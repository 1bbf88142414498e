import {
  estimate,
  lastDeparture,
  orderWords,
  readOrder,
  saturdaysAfter,
  withWords,
  type Order,
  type OrderFields,
} from './order';
import { dayAt } from '../base/jakarta';
import { PAKET } from './order.fake';

const fields = (over: Partial<OrderFields> = {}): OrderFields => ({ ...PAKET, ...over });
const order = (over: Partial<Order> = {}): Order => ({ date: null, number: null, days: null, ...over });
const read = (values: Record<string, string>, over: Partial<OrderFields> = {}) =>
  readOrder(fields(over), (name) => values[name] ?? null, '2026-11-23');

test('the day is that of Jakarta', () => {
  expect(dayAt(Date.parse('2026-11-22T16:59:59Z'))).toBe('2026-11-22');
  expect(dayAt(Date.parse('2026-11-22T17:00:00Z'))).toBe('2026-11-23');
});

// spec: 10, An order untouched
test('the last day is two years ahead, and always a day', () => {
  expect(lastDeparture('2026-11-23')).toBe('2028-11-23');
  expect(lastDeparture('2028-02-29')).toBe('2030-02-28');
});

describe('a date', () => {
  it.each(['2026-11-23', '2026-12-05', '2028-02-29', '2028-11-23'])('%s is taken', (tanggal) =>
    expect(read({ tanggal }).date).toBe(tanggal),
  );
  it.each([
    ['past', '2026-11-22'],
    ['more than two years ahead', '2028-11-24'],
    ['no day', '2027-02-29'],
    ['no month', '2027-13-01'],
    ['written another way', '5/12/2026'],
    ['with more behind it', '2026-12-05T10:00'],
    ['long', '2026-12-05'.repeat(10_000)],
    ['empty', ''],
  ])('that is %s is not set, and the rest holds', (_what, tanggal) =>
    expect(read({ tanggal, jumlah: '4' })).toEqual({ date: null, number: 4, days: null }),
  );
  it('of an item with a day of its own is not asked', () =>
    expect(read({ tanggal: '2026-12-05' }, { dateLabel: null, day: '2027-01-02' }).date).toBeNull());
});

describe('who drives', () => {
  const both = { hasDriver: true };
  it.each(['pilihan', 'with', 'Dengan', 'dengan ', '', 'dengan'.repeat(10_000)])(
    '%.20s is not set, and the rest holds',
    (pengemudi) => expect(read({ pengemudi, jumlah: '4' }, both)).toMatchObject({ driver: null, number: 4 }),
  );
  it('is not asked where the vehicle says it', () =>
    expect(read({ pengemudi: 'lepas' })).not.toHaveProperty('driver'));
  it.each([
    ['dengan', ' Dengan pengemudi.'],
    ['lepas', ' Lepas kunci.'],
  ])('%s is a word of the message, alone too', (pengemudi, words) =>
    expect(orderWords(fields(both), read({ pengemudi }, both))).toBe(words),
  );
});

describe('the next Saturdays', () => {
  it.each([
    ['a Monday', '2026-11-23', ['2026-11-28', '2026-12-05']],
    ['a Friday', '2026-11-27', ['2026-11-28', '2026-12-05']],
    ['a Saturday, which is too late for today', '2026-11-28', ['2026-12-05', '2026-12-12']],
    ['a Sunday at the end of a year', '2026-12-27', ['2027-01-02', '2027-01-09']],
  ])('are found from %s', (_day, day, found) => expect(saturdaysAfter(day, 2)).toEqual(found));
});

describe('a number', () => {
  it.each([
    ['2', 2],
    ['999', 999],
  ])('%s is taken', (jumlah, number) => expect(read({ jumlah }).number).toBe(number));
  it.each(['1', '0', '-4', '1000', '4.5', '4e2', ' 4', '４', 'empat', '', '9'.repeat(100_000)])(
    '%.20s is not set, and the rest holds',
    (jumlah) =>
      expect(read({ tanggal: '2026-12-05', jumlah })).toEqual({
        date: '2026-12-05',
        number: null,
        days: null,
      }),
  );
  it('ends with the stock', () => {
    expect(read({ jumlah: '6' }, { min: 1, max: 6 }).number).toBe(6);
    expect(read({ jumlah: '7' }, { min: 1, max: 6 }).number).toBeNull();
  });
  it('of days is asked only where something is rented', () => {
    expect(read({ lama: '3' }).days).toBeNull();
    expect(read({ lama: '3' }, { hasDays: true }).days).toBe(3);
    expect(read({ lama: '0' }, { hasDays: true }).days).toBeNull();
  });
});

it('reads rooms as far as they are free', () => {
  const rooms = { unit: 'kamar' as const, max: 3 };
  expect(read({ kamar: '3' }, { rooms }).rooms).toBe(3);
  expect(read({ kamar: '4' }, { rooms }).rooms).toBeNull();
  expect(orderWords(fields({ unit: 'malam', rooms, price: null }), order({ number: 2, rooms: 3 }))).toBe(
    ' Jumlah: 2 malam. Kamar: 3.',
  );
});

describe('an estimate', () => {
  it('is the price of each', () => expect(estimate(fields(), order({ number: 4 }))).toBe(5_000_000));
  it('is the price of each for every day', () =>
    expect(estimate(fields({ price: 650_000 }), order({ number: 4, days: 2 }))).toBe(5_200_000));
  it('is the price itself where it is for all', () =>
    expect(estimate(fields({ isWhole: true }), order({ number: 40 }))).toBe(1_250_000));
  it('is that of all rooms', () =>
    expect(estimate(fields({ price: 500_000 }), order({ number: 3, rooms: 2 }))).toBe(3_000_000));
  it('is rounded once', () =>
    expect(estimate(fields({ price: 75_000.5 }), order({ number: 3 }))).toBe(225_002));
  it('is none without a number or a price', () => {
    expect(estimate(fields(), order({ date: '2026-12-05' }))).toBeNull();
    expect(estimate(fields({ price: null }), order({ number: 4 }))).toBeNull();
  });
});

describe('the words of an order', () => {
  it.each<[string, Partial<OrderFields>, Partial<Order>, string]>([
    ['nothing that is not set', {}, {}, ''],
    ['the date alone', {}, { date: '2026-12-05' }, ' Tanggal: Sabtu, 5 Desember 2026.'],
    ['number and estimate', {}, { number: 4 }, ' Jumlah: 4 orang. Perkiraan: Rp 5.000.000.'],
    [
      'everything',
      {},
      { date: '2026-12-05', number: 4 },
      ' Tanggal: Sabtu, 5 Desember 2026. Jumlah: 4 orang. Perkiraan: Rp 5.000.000.',
    ],
    [
      'how long something is rented',
      { unit: 'unit', price: 650_000, hasDays: true },
      { number: 4, days: 2 },
      ' Jumlah: 4 unit. Durasi: 2 hari. Perkiraan: Rp 5.200.000.',
    ],
    ['no sum that is not known', { price: null }, { number: 4 }, ' Jumlah: 4 orang.'],
    [
      "the item's own day",
      { dateLabel: null, day: '2027-01-02', unit: 'peserta', price: null },
      { number: 2 },
      ' Tanggal: Sabtu, 2 Januari 2027. Jumlah: 2 peserta.',
    ],
    ["nothing of the item's own day where nothing is set", { dateLabel: null, day: '2027-01-02' }, {}, ''],
  ])('are %s', (_what, over, set, words) => expect(orderWords(fields(over), order(set))).toBe(words));
});

describe('an order link with words', () => {
  const link = (title: string) =>
    `https://wa.me/628?text=${encodeURIComponent(`Halo, "${title}". Apakah masih tersedia?\nNomor: P1\nhttps://contoh.id/p/a`)}`;
  const said = (href: string) => new URL(href).searchParams.get('text');

  it('says them after its sentence and before its last lines', () =>
    expect(said(withWords(link('A'), ' Jumlah: 4 orang.'))).toBe(
      'Halo, "A". Apakah masih tersedia? Jumlah: 4 orang.\nNomor: P1\nhttps://contoh.id/p/a',
    ));
  it('is the link itself without any', () => expect(withWords(link('A'), '')).toBe(link('A')));
  it('is not led astray by a title', () => {
    const title = 'Ä ☕ "\nNomor: P9\n%0ARef%3A%20&text=x#';
    expect(said(withWords(link(title), ' Jumlah: 4 orang.'))).toBe(
      `Halo, "${title}". Apakah masih tersedia? Jumlah: 4 orang.\nNomor: P1\nhttps://contoh.id/p/a`,
    );
  });
});
