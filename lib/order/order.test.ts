import {
  estimate,
  lastDeparture,
  orderWords,
  readOrder,
  weekdaysAfter,
  withOrder,
  type Order,
  type OrderFields,
} from './order';
import { dayAt } from '../base/jakarta';
import { PAKET } from './order.fake';

const fields = (over: Partial<OrderFields> = {}): OrderFields => ({ ...PAKET, ...over });
const order = (over: Partial<Order> = {}): Order => ({ date: null, number: null, days: null, ...over });
const read = (values: Record<string, string>, over: Partial<OrderFields> = {}) =>
  readOrder(fields(over), (name) => values[name] ?? null, '2026-11-23');

test('dayAt returns the day in Jakarta', () => {
  expect(dayAt(Date.parse('2026-11-22T16:59:59Z'))).toBe('2026-11-22');
  expect(dayAt(Date.parse('2026-11-22T17:00:00Z'))).toBe('2026-11-23');
});

// spec: 10, An order untouched
test('lastDeparture is two years ahead, and 28 February for a leap day', () => {
  expect(lastDeparture('2026-11-23')).toBe('2028-11-23');
  expect(lastDeparture('2028-02-29')).toBe('2030-02-28');
});

describe('the date of an order', () => {
  test.each(['2026-11-23', '2026-12-05', '2028-02-29', '2028-11-23'])(
    'readOrder takes the date %s',
    (tanggal) => expect(read({ tanggal }).date).toBe(tanggal),
  );
  test.each([
    ['past', '2026-11-22'],
    ['more than two years ahead', '2028-11-24'],
    ['no day', '2027-02-29'],
    ['no month', '2027-13-01'],
    ['written another way', '5/12/2026'],
    ['with more behind it', '2026-12-05T10:00'],
    ['long', '2026-12-05'.repeat(10_000)],
    ['empty', ''],
  ])('readOrder drops an invalid date (%s) and keeps the number', (_what, tanggal) =>
    expect(read({ tanggal, jumlah: '4' })).toEqual({ date: null, number: 4, days: null }),
  );
  test('readOrder drops a day on which a tour does not run, and keeps one on which a place is closed', () => {
    const on = (isRefused: boolean, tanggal: string) =>
      read({ tanggal }, { off: { days: [5, 6], isRefused } }).date;
    expect([on(true, '2026-12-05'), on(true, '2026-12-06')]).toEqual([null, '2026-12-06']);
    expect(on(false, '2026-12-05')).toBe('2026-12-05');
  });
  test('readOrder ignores the date for an item with a day of its own', () =>
    expect(read({ tanggal: '2026-12-05' }, { dateLabel: null, day: '2027-01-02' }).date).toBeNull());
});

describe('the driver of an order', () => {
  const both = { hasDriver: true };
  test.each(['pilihan', 'with', 'Dengan', 'dengan ', '', 'dengan'.repeat(10_000)])(
    'readOrder drops an invalid driver and keeps the number (case %#)',
    (pengemudi) => expect(read({ pengemudi, jumlah: '4' }, both)).toMatchObject({ driver: null, number: 4 }),
  );
  test('readOrder has no driver when the vehicle does not leave it open', () =>
    expect(read({ pengemudi: 'lepas' })).not.toHaveProperty('driver'));
  test.each([
    ['dengan', ' Dengan pengemudi.'],
    ['lepas', ' Lepas kunci.'],
  ])('orderWords writes the driver %s even when nothing else is set', (pengemudi, words) =>
    expect(orderWords(fields(both), read({ pengemudi }, both))).toBe(words),
  );
});

test('orderWords has no estimate for a vehicle without its driver', () =>
  expect(orderWords(fields({ hasDriver: true }), order({ number: 2, driver: 'lepas' }))).toBe(
    ' Jumlah: 2 orang. Lepas kunci.',
  ));

describe('weekdaysAfter', () => {
  test('weekdaysAfter finds the next days of any day of the week', () =>
    expect(weekdaysAfter('2026-11-28', 0, 2)).toEqual(['2026-11-29', '2026-12-06']));
  test.each([
    ['a Monday', '2026-11-23', ['2026-11-28', '2026-12-05']],
    ['a Friday', '2026-11-27', ['2026-11-28', '2026-12-05']],
    ['a Saturday, which is too late for today', '2026-11-28', ['2026-12-05', '2026-12-12']],
    ['a Sunday at the end of a year', '2026-12-27', ['2027-01-02', '2027-01-09']],
  ])('weekdaysAfter finds the next two Saturdays from %s', (_day, day, found) =>
    expect(weekdaysAfter(day, 6, 2)).toEqual(found),
  );
});

describe('the number of an order', () => {
  test.each([
    ['2', 2],
    ['999', 999],
  ])('readOrder takes the number %s', (jumlah, number) => expect(read({ jumlah }).number).toBe(number));
  test.each(['1', '0', '-4', '1000', '4.5', '4e2', ' 4', '４', 'empat', '', '9'.repeat(100_000)])(
    'readOrder drops an invalid number and keeps the date (case %#)',
    (jumlah) =>
      expect(read({ tanggal: '2026-12-05', jumlah })).toEqual({
        date: '2026-12-05',
        number: null,
        days: null,
      }),
  );
  test('readOrder drops a number above the stock', () => {
    expect(read({ jumlah: '6' }, { min: 1, max: 6 }).number).toBe(6);
    expect(read({ jumlah: '7' }, { min: 1, max: 6 }).number).toBeNull();
  });
  test('readOrder takes a number of days only for what is rented', () => {
    expect(read({ lama: '3' }).days).toBeNull();
    expect(read({ lama: '3' }, { hasDays: true }).days).toBe(3);
    expect(read({ lama: '0' }, { hasDays: true }).days).toBeNull();
  });
});

test('readOrder takes rooms up to those that are free, and orderWords names them', () => {
  const rooms = { unit: 'kamar' as const, max: 3 };
  expect(read({ kamar: '3' }, { rooms }).rooms).toBe(3);
  expect(read({ kamar: '4' }, { rooms }).rooms).toBeNull();
  expect(orderWords(fields({ unit: 'malam', rooms, price: null }), order({ number: 2, rooms: 3 }))).toBe(
    ' Jumlah: 2 malam. Kamar: 3.',
  );
});

describe('estimate', () => {
  test('estimate multiplies the price by the number', () =>
    expect(estimate(fields(), order({ number: 4 }))).toBe(5_000_000));
  test('estimate multiplies the price by the number and the days', () =>
    expect(estimate(fields({ price: 650_000 }), order({ number: 4, days: 2 }))).toBe(5_200_000));
  test('estimate is the price itself when that is for the whole group', () =>
    expect(estimate(fields({ isWhole: true }), order({ number: 40 }))).toBe(1_250_000));
  test('estimate multiplies the price by the nights and the rooms', () =>
    expect(estimate(fields({ price: 500_000 }), order({ number: 3, rooms: 2 }))).toBe(3_000_000));
  test('estimate rounds once, after the multiplication', () =>
    expect(estimate(fields({ price: 75_000.5 }), order({ number: 3 }))).toBe(225_002));
  test('estimate has the price for who drives himself, where that is known', () => {
    const two = order({ number: 2, driver: 'lepas' });
    expect(estimate(fields({ selfDrive: 400_000 }), two)).toBe(800_000);
    expect(estimate(fields({ selfDrive: 400_000 }), { ...two, driver: 'dengan' })).toBe(2_500_000);
    expect(estimate(fields(), two)).toBeNull();
  });
  test('estimate is null without a number or a price', () => {
    expect(estimate(fields(), order({ date: '2026-12-05' }))).toBeNull();
    expect(estimate(fields({ price: null }), order({ number: 4 }))).toBeNull();
  });
});

describe('orderWords', () => {
  test.each<[string, Partial<OrderFields>, Partial<Order>, string]>([
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
    [
      "all of the item's own days",
      { dateLabel: null, day: '2026-11-27', lastDay: '2026-11-29', unit: 'peserta', price: null },
      { number: 2 },
      ' Tanggal: 27–29 November 2026. Jumlah: 2 peserta.',
    ],
    ["nothing of the item's own day where nothing is set", { dateLabel: null, day: '2027-01-02' }, {}, ''],
  ])('orderWords writes %s into the message', (_what, over, set, words) =>
    expect(orderWords(fields(over), order(set))).toBe(words),
  );
});

describe('withOrder', () => {
  const link = (title: string, price = '') =>
    `https://wa.me/628?text=${encodeURIComponent(`Halo, "${title}"${price}. Apakah masih tersedia?\nNomor: P1\nhttps://contoh.id/p/a`)}`;
  const said = (href: string) => new URL(href).searchParams.get('text');
  const four = order({ number: 4 });
  const unpriced = fields({ price: null });

  test('withOrder puts the order after the first sentence and before the last lines of a message', () =>
    expect(said(withOrder(link('A'), unpriced, four))).toBe(
      'Halo, "A". Apakah masih tersedia? Jumlah: 4 orang.\nNomor: P1\nhttps://contoh.id/p/a',
    ));
  test('withOrder leaves the link as it is where nothing is set', () =>
    expect(withOrder(link('A'), unpriced, order())).toBe(link('A')));
  test('withOrder finds its place in the message whatever the title contains', () => {
    const title = 'Ä ☕ "\nNomor: P9\n%0ARef%3A%20&text=x#';
    expect(said(withOrder(link(title), unpriced, four))).toBe(
      `Halo, "${title}". Apakah masih tersedia? Jumlah: 4 orang.\nNomor: P1\nhttps://contoh.id/p/a`,
    );
  });

  const PRICE = ' dengan harga mulai Rp 1.300.000/hari';
  const vehicle = fields({ kind: 'transportasi', unit: 'hari', hasDriver: true, price: 1_300_000 });
  test.each([
    [' dengan harga mulai Rp 750.000/hari', ' Perkiraan: Rp 1.500.000.', 750_000],
    ['', '', undefined],
  ])(
    'withOrder has the price for who drives himself (%j) in the place of the other',
    (own, sum, selfDrive) => {
      const ordered = order({ number: 2, driver: 'lepas' });
      for (const title of ['A', `A${PRICE}`])
        expect(said(withOrder(link(title, PRICE), { ...vehicle, selfDrive }, ordered))).toContain(
          `Halo, "${title}"${own}. Apakah masih tersedia? Jumlah: 2 hari. Lepas kunci.${sum}\nNomor`,
        );
    },
  );
  test('withOrder keeps the price with a driver where one comes', () =>
    expect(
      said(withOrder(link('A', PRICE), { ...vehicle, selfDrive: 750_000 }, order({ driver: 'dengan' }))),
    ).toContain(`"A"${PRICE}. Apakah masih tersedia? Dengan pengemudi.\n`));
});
