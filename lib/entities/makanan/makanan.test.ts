import { makanan } from './makanan';

describe('a food', () => {
  const item = makanan.parseItem({
    id: 5,
    judul: 'Mi Kocok',
    deskripsi: '<p>Kaki sapi</p>',
    alamat: 'Braga',
    harga_max: '40000.00',
  });

  test("a food without a category is in 'Makanan'", () => expect(item.category).toBe('Makanan'));
  test('a food card links to an anchor on /kuliner made of its title, not of its id', () => {
    expect(makanan.toCard(item).href).toBe('/kuliner#makanan-mi-kocok');
  });
  test('a food uses its own slug as key when it has one', () => {
    expect(makanan.parseItem({ judul: 'Mi Kocok', slug: 'kocok' }).key).toBe('kocok');
  });
  test("a food's description is plain text", () => expect(item.description).toBe('Kaki sapi'));
  // spec: 3, Restaurant and food
  test('a food is described with place and price', () =>
    expect(makanan.describe(item)).toBe('Mi Kocok: Braga, Rp 40.000. Kaki sapi'));
});
