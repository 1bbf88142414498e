import { restoran } from './restoran';

const price = (harga_min: unknown, harga_max: unknown) =>
  restoran.toCard(restoran.parseItem({ judul: 'Warung', harga_min, harga_max })).price?.amount ?? null;

describe('the price range', () => {
  test('a restaurant card has no price when both ends of the range are unknown', () =>
    expect(price(null, 'gratis')).toBeNull());
  test('a restaurant card has no price when one end of the range is given but unreadable', () => {
    expect(price('tanya', 50_000)).toBeNull();
    expect(price(15_000, 'tanya')).toBeNull();
  });
  test('a restaurant card shows the known end of the price range when the other is unknown', () =>
    expect(price('15000.00', null)).toBe('Rp 15.000'));
  test('a restaurant card takes an end of 0 of the price range for unknown', () => {
    expect(price('0.00', '0.00')).toBeNull();
    expect(price('0.00', '50000.00')).toBe('Rp 50.000');
    expect(restoran.parseItem({ judul: 'Warung', harga_min: 0, harga_max: 0 })).toMatchObject({
      lowest: null,
    });
  });
  // spec: 3, Restaurant and food; 9, Price ranges
  test("a restaurant card shows its price range as 'Rp min - Rp max'", () =>
    expect(price('15000.00', '40000.00')).toBe('Rp 15.000 - Rp 40.000'));
});

describe('a restaurant', () => {
  test('parseItem rejects a restaurant without id and slug when its title makes no key', () => {
    expect(() => restoran.parseItem({ judul: '???' })).toThrow('id and slug');
  });
  test('a restaurant card links to an anchor on /kuliner made of its title', () => {
    expect(restoran.toCard(restoran.parseItem({ id: 1, judul: 'Kafé R&B' })).href).toBe(
      '/kuliner#restoran-kafe-r-b',
    );
  });
  test("a restaurant without a category is in 'Restoran'", () => {
    expect(restoran.parseItem({ judul: 'Warung' }).category).toBe('Restoran');
  });
  test('a restaurant without a rating shows none on its card', () => {
    expect(restoran.toCard(restoran.parseItem({ judul: 'Warung' })).rating).toBeNull();
  });
  test('the description of a restaurant leaves out missing facts', () => {
    expect(restoran.describe(restoran.parseItem({ judul: 'Warung', deskripsi: 'Sejak 1950.' }))).toBe(
      'Warung. Sejak 1950.',
    );
  });
});
