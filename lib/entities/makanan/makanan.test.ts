import { makanan } from './makanan';

describe('a food', () => {
  const item = makanan.parseItem({
    id: 5,
    judul: 'Mi Kocok',
    deskripsi: '<p>Kaki sapi</p>',
    alamat: 'Braga',
    harga_max: '40000.00',
  });

  it("has the category 'Makanan' when it has none", () => expect(item.category).toBe('Makanan'));
  it('has a place on /kuliner made of its title, not of its id', () => {
    expect(makanan.toCard(item).href).toBe('/kuliner#makanan-mi-kocok');
  });
  it('prefers a slug of its own', () => {
    expect(makanan.parseItem({ judul: 'Mi Kocok', slug: 'kocok' }).key).toBe('kocok');
  });
  it('has its description as plain text', () => expect(item.description).toBe('Kaki sapi'));
  // spec: 3, Restaurant and food
  it('describes itself with place and price', () =>
    expect(makanan.describe(item)).toBe('Mi Kocok: Braga, Rp 40.000. Kaki sapi'));
});
