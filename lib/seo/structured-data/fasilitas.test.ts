import { fasilitas } from '../../entities/fasilitas/fasilitas';
import { facilityNode } from './fasilitas';

const raw = {
  id: 7,
  name: 'Panggung',
  category: 'Booth/Panggung',
  price: 500000,
  quantity: 2,
  image: 'a.jpg',
};
const node = (changes: object = {}) => facilityNode(fasilitas.parseDetail({ ...raw, ...changes }));

test('facilityNode of a product is null without a price', () => expect(node({ price: null })).toBeNull());
test('facilityNode of a product is null without a picture', () => expect(node({ image: null })).toBeNull());
test('facilityNode has no description when the record has none', () =>
  expect(node()?.description).toBeUndefined());
test('facilityNode is out of stock at a quantity of 0', () =>
  expect(node({ quantity: 0 })?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' }));
test.each([
  ['Izin Acara', 'Perizinan', 'Service'],
  ['Pos P3K', 'P3K & Tim Medis', 'Service'],
  ['Foto dan Video', 'Dokumentasi, Proyektor, Laptop, Printer', 'Service'],
  ['Proyektor Full HD', 'Dokumentasi, Proyektor, Laptop, Printer', 'Product'],
  ['Panggung', 'Booth/Panggung', 'Product'],
])('facilityNode makes %s in the category %s a %s', (name, category, type) =>
  expect(node({ name, category })?.['@type']).toBe(type),
);
test('facilityNode of a service is a Service without offers when it has no price', () =>
  expect(node({ category: 'Perizinan', price: null })).toMatchObject({
    '@type': 'Service',
    offers: undefined,
  }));
