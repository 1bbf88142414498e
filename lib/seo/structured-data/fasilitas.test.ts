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
const node = (changes: object = {}) =>
  facilityNode(fasilitas.parseDetail({ ...raw, ...changes }), { name: 'Jelajahi Bandung' });

it('is nothing without a price', () => expect(node({ price: null })).toBeNull());
it('is nothing without a picture', () => expect(node({ image: null })).toBeNull());
it('does not call the fallback a description', () => expect(node()?.description).toBeUndefined());
it('is out of stock at 0', () =>
  expect(node({ quantity: 0 })?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' }));
it.each([
  ['Izin Acara', 'Perizinan', 'Service'],
  ['Pos P3K', 'P3K & Tim Medis', 'Service'],
  ['Foto dan Video', 'Dokumentasi, Proyektor, Laptop, Printer', 'Service'],
  ['Proyektor Full HD', 'Dokumentasi, Proyektor, Laptop, Printer', 'Product'],
  ['Panggung', 'Booth/Panggung', 'Product'],
])('%s in %s is a %s', (name, category, type) => expect(node({ name, category })?.['@type']).toBe(type));
it('stays a service without a price', () =>
  expect(node({ category: 'Perizinan', price: null })).toMatchObject({
    '@type': 'Service',
    offers: undefined,
  }));
