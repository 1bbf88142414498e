import { restoran } from './restoran';

const price = (harga_min: unknown, harga_max: unknown) =>
  restoran.toCard(restoran.parseItem({ judul: 'Warung', harga_min, harga_max })).price?.amount ?? null;

describe('the price range', () => {
  it('is nothing when both ends are unknown', () => expect(price(null, 'gratis')).toBeNull());
  it('is the known end when one is unknown', () => expect(price('15000.00', null)).toBe('Rp 15.000'));
  // spec: 3, Restaurant and food; 9, Price ranges
  it("reads 'Rp min - Rp max'", () => expect(price('15000.00', '40000.00')).toBe('Rp 15.000 - Rp 40.000'));
});

describe('a restaurant', () => {
  it('cannot be shown when neither title nor slug make a key', () => {
    expect(() => restoran.parseItem({ judul: '???' })).toThrow('id and slug');
  });
  it('has a place on /kuliner made of its title', () => {
    expect(restoran.toCard(restoran.parseItem({ id: 1, judul: 'Kafé R&B' })).href).toBe(
      '/kuliner#restoran-kafe-r-b',
    );
  });
  it("has the category 'Restoran' when it has none", () => {
    expect(restoran.parseItem({ judul: 'Warung' }).category).toBe('Restoran');
  });
  it('shows no rating that it does not have', () => {
    expect(restoran.toCard(restoran.parseItem({ judul: 'Warung' })).rating).toBeNull();
  });
  it('describes itself without empty facts', () => {
    expect(restoran.describe(restoran.parseItem({ judul: 'Warung', deskripsi: 'Sejak 1950.' }))).toBe(
      'Warung. Sejak 1950.',
    );
  });
});
