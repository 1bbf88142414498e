import { areaLink } from './area-link';

const there = { position: { lat: -7.1662, lon: 107.4021 } };

it('is the area in which an item lies, by its short name', () => {
  expect(areaLink('destinasi', there)).toEqual({ label: 'Ciwidey', href: '/kawasan/ciwidey' });
  expect(areaLink('event', { place: 'Orchid Forest Cikole, Lembang' })?.href).toBe('/kawasan/lembang');
});
it('is none where an item lies in no area', () => {
  expect(areaLink('akomodasi', { place: 'Bandung' })).toBeNull();
  expect(areaLink('atraksi', {})).toBeNull();
});
it('is none for what is no place: a vehicle stands where its operator does', () => {
  expect(areaLink('transportasi', { place: 'Kota Bandung' })).toBeNull();
  expect(areaLink('blog', there)).toBeNull();
});
