import { transportasi } from '../../entities/transportasi/transportasi';
import { vehicleNode } from './transportasi';

const raw = { id: 1, judul: 'Hiace', harga: 1500000, images: 'a.jpg', jumlah_orang: 14 };
const node = (changes: object = {}) =>
  JSON.parse(JSON.stringify(vehicleNode(transportasi.parseDetail({ ...raw, ...changes })))) as Record<
    string,
    unknown
  >;

test('vehicleNode is no Product without a price', () => expect(node({ harga: null })['@type']).toBe('Car'));
test('vehicleNode is no Product without a picture', () =>
  expect(node({ images: null, kategori: 'Big Bus' })['@type']).toBe('BusOrCoach'));
test('vehicleNode has no transmission when the record has none', () =>
  expect(node()).not.toHaveProperty('vehicleTransmission'));
test.each([
  ['Mini Bus', 'BusOrCoach'],
  ['Luxury Bus', 'BusOrCoach'],
  ['Luxury Car', 'Car'],
  ['Mobil Kecil', 'Car'],
])('vehicleNode of the category %s is a Product and a %s', (kategori, type) =>
  expect(node({ kategori })['@type']).toEqual(['Product', type]),
);
test('vehicleNode prices a vehicle per day', () =>
  expect(node().offers).toMatchObject({
    price: 1500000,
    priceSpecification: { unitText: 'hari', referenceQuantity: { value: 1, unitCode: 'DAY' } },
  }));
