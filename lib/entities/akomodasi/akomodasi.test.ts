import { priceText } from '../prices';
import { akomodasi } from './akomodasi';
import fixture from './akomodasi.fixture.json';

describe('accommodation without details', () => {
  const item = akomodasi.parseItem({ id: 7, judul: 'Pondok' });

  // spec: 3, Accommodation
  test("accommodation without a category is in 'Hotel'", () => expect(item.category).toBe('Hotel'));
  test('accommodation without details has the rating 4.5 and the place Bandung', () =>
    expect([item.rating, item.place]).toEqual([4.5, 'Bandung']));
  test('accommodation without a room count has no facts on its card', () =>
    expect(akomodasi.toCard(item).facts).toEqual([]));
  test('accommodation without facilities has no labels on its card', () =>
    expect(akomodasi.toCard(item).labels).toEqual([]));
});

describe('accommodation', () => {
  const item = akomodasi.parseDetail(fixture.detail.data);

  // spec: 9, Prices of a stay and a ride
  test('accommodation is priced per night', () => expect(priceText(item.price)).toBe('Rp 350.000/malam'));
  test.each([
    ['malam', 'Rp 250.000/malam'],
    ['per kamar', 'Rp 250.000/malam'],
    ['ranjang', 'Rp 250.000/ranjang'],
    ['orang', 'Rp 250.000/orang'],
  ])('accommodation whose price is for %j costs %s', (satuan_harga, text) => {
    const stay = akomodasi.parseItem({ id: 1, judul: 'a', harga: 250_000, satuan_harga });
    expect(priceText(stay.price)).toBe(text);
  });
  // spec: 3, Accommodation
  test('accommodation drops empty facilities', () =>
    expect(item.facilities).toEqual(['Wifi', 'Sarapan', 'Parkir', 'Kolam']));
  // spec: 9, Cards
  test("an accommodation card shows three facilities, then '+N lainnya'", () => {
    expect(akomodasi.toCard(item).labels).toEqual(['Wifi', 'Sarapan', 'Parkir', '+1 lainnya']);
  });
  // spec: 3, Accommodation
  test('an accommodation card shows the number of available rooms', () =>
    expect(akomodasi.toCard(item).facts[0]?.text).toBe('12 kamar tersedia'));
  test('an accommodation card shows the capacity of a room first, and none when it is 0', () => {
    const known = akomodasi.parseItem({ id: 1, judul: 'a', kapasitas: '2', kamar_tersedia: 3 });
    expect(akomodasi.toCard(known).facts.map(({ text }) => text)).toEqual([
      'untuk 2 orang',
      '3 kamar tersedia',
    ]);
    const unknown = akomodasi.parseItem({ id: 1, judul: 'a', kapasitas: '0' });
    expect(akomodasi.toCard(unknown).facts).toEqual([]);
  });
  test("an accommodation card shows '0 kamar tersedia' when no room is free", () => {
    const full = akomodasi.parseItem({ id: 1, judul: 'a', kamar_tersedia: '0' });
    expect(akomodasi.toCard(full).facts[0]?.text).toBe('0 kamar tersedia');
  });
  test("accommodation with the price 0 is shown as 'Rp 0/malam'", () => {
    expect(priceText(akomodasi.parseItem({ id: 1, judul: 'a', harga: '0.00' }).price)).toBe('Rp 0/malam');
  });
});
