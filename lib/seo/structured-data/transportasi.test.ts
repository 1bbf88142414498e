import { transportasi } from '../../entities/transportasi/transportasi';
import { vehicleNode } from './transportasi';

const raw = { id: 1, judul: 'Hiace', harga: 1500000, images: 'a.jpg', jumlah_orang: 14 };
const node = (changes: object = {}) =>
  JSON.parse(JSON.stringify(vehicleNode(transportasi.parseDetail({ ...raw, ...changes })))) as Record<
    string,
    unknown
  >;

it('is no product without a price', () => expect(node({ harga: null })['@type']).toBe('Car'));
it('is no product without a picture', () =>
  expect(node({ images: null, kategori: 'Big Bus' })['@type']).toBe('BusOrCoach'));
it('does not guess a gearbox', () => expect(node()).not.toHaveProperty('vehicleTransmission'));
it.each([
  ['Mini Bus', 'BusOrCoach'],
  ['Luxury Bus', 'BusOrCoach'],
  ['Luxury Car', 'Car'],
  ['Mobil Kecil', 'Car'],
])('of the category %s is a %s', (kategori, type) =>
  expect(node({ kategori })['@type']).toEqual(['Product', type]),
);
it('is priced per day', () =>
  expect(node().offers).toMatchObject({
    price: 1500000,
    priceSpecification: { unitText: 'hari', referenceQuantity: { value: 1, unitCode: 'DAY' } },
  }));
