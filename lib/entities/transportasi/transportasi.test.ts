import { priceText } from '../prices';
import { transportasi } from './transportasi';
import fixture from './transportasi.fixture.json';

describe('transport without details', () => {
  const item = transportasi.parseItem({ id: 7, judul: 'Bus' });

  // spec: 3, Transport
  test("transport without a category is in 'Transport'", () => expect(item.category).toBe('Transport'));
  test('transport without details has the rating 4.5 and the place Bandung', () =>
    expect([item.rating, item.place]).toEqual([4.5, 'Bandung']));
  test.each([null, 0])(
    'transport with the seats %j and no transmission has no facts on its card',
    (jumlah_orang) =>
      expect(
        transportasi.toCard(transportasi.parseItem({ id: 7, judul: 'Bus', jumlah_orang })).facts,
      ).toEqual([]),
  );
});

describe('transport', () => {
  const item = transportasi.parseDetail(fixture.detail.data);

  // spec: 9, Prices of a stay and a ride
  test("transport is priced per day with the prefix 'Start From'", () =>
    expect(item.price).toEqual({ prefix: 'Start From', amount: 'Rp 650.000', suffix: '/hari' }));

  test("the price of transport reads 'mulai Rp …/hari' inside a sentence", () =>
    expect(priceText(item.price)).toBe('mulai Rp 650.000/hari'));
  test.each([
    ['termasuk', ' (dengan pengemudi)'],
    ['lepas kunci', ' (lepas kunci)'],
    ['pilihan', ''],
    [null, ''],
  ])('transport with the driver %j has %j in its order message', (pengemudi, said) =>
    expect(transportasi.orderMessage?.(transportasi.parseDetail({ id: 7, judul: 'Bus', pengemudi }))).toBe(
      `Halo, saya ingin menyewa "Bus"${said}. Apakah masih tersedia?`,
    ),
  );
  test.each([
    ['pilihan', { harga_lepas_kunci: 400_000 }, 400_000],
    ['pilihan', { self_drive_price: '400.000' }, 400_000],
    ['pilihan', { harga_lepas_kunci: 0 }, null],
    ['pilihan', {}, null],
    ['lepas kunci', {}, 600_000],
    ['termasuk', { harga_lepas_kunci: 400_000 }, null],
  ])('transport with the driver %j and %j costs %j a day without one', (pengemudi, own, price) =>
    expect(
      transportasi.parseItem({ id: 7, judul: 'Jazz', harga: 600_000, pengemudi, ...own }).selfDrive,
    ).toBe(price),
  );
  // spec: 3, Transport
  test('a transport card shows seats and transmission', () => {
    expect(transportasi.toCard(item).facts.map(({ text }) => text)).toEqual(['7 orang', 'Manual']);
  });
  // spec: 9, Cards
  test("a transport card with three facilities shows exactly those, without '+N lainnya'", () => {
    expect(transportasi.toCard(item).labels).toEqual(['AC', 'Sopir', 'Audio']);
  });
});
