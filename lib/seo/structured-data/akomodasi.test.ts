import { akomodasi } from '../../entities/akomodasi/akomodasi';
import { lodgingNode } from './akomodasi';

const raw = { id: 1, judul: 'Hotel A', harga: 350000, alamat: 'Jl. Dago No. 1', lokasi: 'Dago, Bandung' };
const node = (changes: object = {}) =>
  JSON.parse(JSON.stringify(lodgingNode(akomodasi.parseDetail({ ...raw, ...changes })))) as Record<
    string,
    unknown
  >;

test.each([[null], ['Bandung'], ['Kota Bandung']])('lodgingNode is null at the address %j', (alamat) =>
  expect(node({ alamat })).toBeNull(),
);
test('lodgingNode has no price range and no offer without a price', () => {
  expect(node({ harga: null })).not.toHaveProperty('priceRange');
  expect(node({ harga: null })).not.toHaveProperty('makesOffer');
});
test('lodgingNode has no offer and no price range at the price 0, which nobody entered', () => {
  expect(node({ harga: 0 })).not.toHaveProperty('makesOffer');
  expect(node({ harga: 0 })).not.toHaveProperty('priceRange');
});
test('lodgingNode is sold out without a free room', () =>
  expect(node({ kamar_tersedia: 0 }).makesOffer).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  }));
test.each([
  ['Luxury Hotel', 'Hotel'],
  [' budget hotel ', 'Hotel'],
  ['Hostel', 'Hostel'],
  ['Villa', 'LodgingBusiness'],
  [null, 'LodgingBusiness'],
])('lodgingNode of the category %j is a %s', (kategori, type) =>
  expect(node({ kategori })['@type']).toBe(type),
);
test('lodgingNode prices a stay per night', () =>
  expect(node()).toMatchObject({
    priceRange: 'Rp 350.000/malam',
    makesOffer: { price: 350000, priceSpecification: { price: 350000, unitText: 'malam' } },
  }));
test.each(['ranjang', 'orang'])('lodgingNode prices a stay per %s as its page does', (satuan_harga) =>
  expect(node({ satuan_harga })).toMatchObject({
    priceRange: `Rp 350.000/${satuan_harga}`,
    makesOffer: { priceSpecification: { unitText: satuan_harga } },
  }),
);
