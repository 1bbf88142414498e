import { offerOf } from '../../order/offer';
import { priceText } from '../prices';
import { fasilitas } from './fasilitas';
import fixture from './fasilitas.fixture.json';

describe('a facility without details', () => {
  const item = fasilitas.parseDetail({ id: 7, name: 'P3K' });

  // spec: 3, Facility
  test('a facility without a description shows a placeholder text', () => {
    expect([item.summary, item.descriptionHtml]).toEqual([
      'Deskripsi fasilitas belum tersedia.',
      '<p>Deskripsi fasilitas belum tersedia.</p>',
    ]);
  });
  test('a facility without a quantity shows no stock and can be ordered', () => {
    expect([item.quantity, fasilitas.toCard(item).stock]).toEqual([null, null]);
    expect(offerOf('fasilitas', item)).toMatchObject({ closed: null, min: 1, max: 999 });
    expect(fasilitas.describe(item)).not.toContain('null');
  });
  test('a facility with the quantity 0 is out of stock and closed for orders', () => {
    const none = fasilitas.parseDetail({ id: 1, name: 'P3K', quantity: 0 });
    expect(fasilitas.toCard(none).stock).toEqual({ text: 'Qty: 0', out: true });
    expect(offerOf('fasilitas', none)?.closed).toBe('Stok habis');
  });
  test('the order message of a facility without a price names no price', () => {
    expect(fasilitas.orderMessage?.(item)).toBe(
      'Halo, saya ingin memesan fasilitas "P3K" (kategori: Fasilitas). Apakah masih tersedia?',
    );
  });
});

describe('a facility', () => {
  const item = fasilitas.parseDetail(fixture.detail.data);

  // spec: 9, Units
  test('a facility is priced per unit', () => expect(priceText(item.price)).toBe('Rp 2.500.000 per unit'));
  // spec: 2 Facilities, Cards
  test("a facility card shows its quantity as 'Qty: N'", () => {
    expect(fasilitas.toCard(item).stock).toEqual({ text: 'Qty: 4', out: false });
  });
  // spec: 2 Facilities, Booking link
  test('the order message of a facility names title, category and price per unit', () => {
    expect(fasilitas.orderMessage?.(item)).toBe(
      'Halo, saya ingin memesan fasilitas "Panggung 6x8" (kategori: Booth/Panggung, harga: Rp 2.500.000 per unit). Apakah masih tersedia?',
    );
  });
  // spec: 2 Facilities, Cards
  test('a facility card links by id when it has no slug', () =>
    expect(fasilitas.toCard(item).href).toBe('/fasilitas/1'));
});

test.each([[0], ['0.00'], [null]])('a facility has no price when %j is given', (price) =>
  expect(fasilitas.parseItem({ id: 7, name: 'Panggung', price })).toMatchObject({
    price: null,
    priceAmount: null,
  }),
);
