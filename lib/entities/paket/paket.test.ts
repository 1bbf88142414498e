import { priceText } from '../prices';
import { paket } from './paket';
import fixture from './paket.fixture.json';

describe('a package without details', () => {
  const item = paket.parseItem({ id: 7, judul: 'Paket' });

  // spec: 3, Package
  it("has the category 'Paket Tour'", () => expect(item.category).toBe('Paket Tour'));
  // spec: 3, Package
  it('counts as rated 4.5', () => expect(item.rating).toBe(4.5));
  it('lies in Bandung', () => expect(item.place).toBe('Bandung'));
  it('has no fact of an unknown duration', () => expect(paket.toCard(item).facts).toEqual([]));
});

describe('a package', () => {
  const item = paket.parseDetail(fixture.detail.data);

  // spec: 2 Home, Card links; 2 Tour package list, List
  it('links to /paketdetail', () => expect(paket.toCard(item).href).toBe('/paketdetail/bandung-selatan'));
  // spec: 9, Prices
  it("is priced 'Start From : Rp'", () =>
    expect(item.price).toEqual({ prefix: 'Start From :', amount: 'Rp 650.000', suffix: '' }));

  it('is priced in Indonesian inside a sentence', () =>
    expect(priceText(item.price)).toBe('mulai Rp 650.000'));
  // spec: 9, Prices
  it.each(['satuan_harga', 'price_unit', 'per'])('says by %s what its price is for', (name) => {
    const jeep = paket.parseDetail({ id: 1, judul: 'Jip', harga: 475000, [name]: 'per jip' });
    expect(paket.toCard(jeep).price).toEqual({
      prefix: 'Start From :',
      amount: 'Rp 475.000',
      suffix: '/jip',
    });
    expect(paket.orderMessage?.(jeep)).toContain('"Jip" (mulai Rp 475.000/jip)');
    expect(paket.describe(jeep)).toContain('mulai Rp 475.000/jip');
  });
  it('lasts days and nights', () => expect(item.duration).toBe('2 Hari 1 Malam'));
  // spec: 3, Package
  it('takes the description where there is no overview', () =>
    expect(item.overviewHtml).toContain('Kabut turun'));
  it('prefers the overview where there are both', () => {
    const both = paket.parseDetail({ id: 1, judul: 'a', deskripsi: 'lama', overview: { deskripsi: 'baru' } });
    expect(both.overviewHtml).toBe('<p>baru</p>');
  });
  it('lasts zero nights when only the days are known', () => {
    expect(paket.parseItem({ id: 1, judul: 'a', hari: '1' }).duration).toBe('1 Hari 0 Malam');
  });
});
