import { priceText } from '../prices';
import { paket } from './paket';
import fixture from './paket.fixture.json';

describe('a package without details', () => {
  const item = paket.parseItem({ id: 7, judul: 'Paket' });

  // spec: 3, Package
  test("a package without a category is in 'Paket Tour'", () => expect(item.category).toBe('Paket Tour'));
  // spec: 3, Package
  test('a package without a rating has the rating 4.5', () => expect(item.rating).toBe(4.5));
  test('a package without a place is in Bandung', () => expect(item.place).toBe('Bandung'));
  test('a package without a duration has no facts on its card', () =>
    expect(paket.toCard(item).facts).toEqual([]));
});

describe('a package', () => {
  const item = paket.parseDetail(fixture.detail.data);

  // spec: 2 Home, Card links; 2 Tour package list, List
  test('a package card links to /paketdetail', () =>
    expect(paket.toCard(item).href).toBe('/paketdetail/bandung-selatan'));
  // spec: 9, Prices
  test("a package is priced with the prefix 'Start From :'", () =>
    expect(item.price).toEqual({ prefix: 'Start From :', amount: 'Rp 650.000', suffix: '' }));

  test("a package's price reads 'mulai Rp …' inside a sentence", () =>
    expect(priceText(item.price)).toBe('mulai Rp 650.000'));
  // spec: 9, Prices
  test.each(['satuan_harga', 'price_unit', 'per'])(
    'a package takes the unit of its price from the field %s',
    (name) => {
      const jeep = paket.parseDetail({ id: 1, judul: 'Jip', harga: 475000, [name]: 'per jip' });
      expect(paket.toCard(jeep).price).toEqual({
        prefix: 'Start From :',
        amount: 'Rp 475.000',
        suffix: '/jip',
      });
      expect(paket.orderMessage?.(jeep)).toContain('"Jip" (mulai Rp 475.000/jip)');
      expect(paket.describe(jeep)).toContain('mulai Rp 475.000/jip');
    },
  );
  test.each([
    ['hari_berangkat', 'Tu-Th', [2, 3, 4]],
    ['departure_days', ['Selasa', 'Kamis'], [2, 4]],
    ['hari_berangkat', null, null],
  ])('a package begins on the days in the field %s: %j', (name, given, days) =>
    expect(paket.parseItem({ id: 1, judul: 'a', [name]: given }).runsOn).toEqual(days),
  );
  test('a package has a duration in days and nights', () => expect(item.duration).toBe('2 Hari 1 Malam'));
  // spec: 3, Package
  test('a package without an overview uses its description', () =>
    expect(item.overviewHtml).toContain('Kabut turun'));
  test('a package with overview and description uses the overview', () => {
    const both = paket.parseDetail({ id: 1, judul: 'a', deskripsi: 'lama', overview: { deskripsi: 'baru' } });
    expect(both.overviewHtml).toBe('<p>baru</p>');
  });
  test('a package with days alone has a duration of zero nights', () => {
    expect(paket.parseItem({ id: 1, judul: 'a', hari: '1' }).duration).toBe('1 Hari 0 Malam');
  });
});
