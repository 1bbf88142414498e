import { registry } from '../entities/registry';
import { areaLink, cardInArea } from './area-link';

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

describe('the card of a restaurant', () => {
  const facts = (alamat: string) => {
    const { parseItem } = registry.restoran;
    return cardInArea(registry.restoran, parseItem({ id: 1, judul: 'A', alamat })).facts;
  };
  it.each([
    ['Jl. Patuha No. 38, Bandung', '2,5 km dari Alun-Alun'],
    ['Alun-Alun Kota Bandung', 'Di Alun-Alun'],
  ])('at %s says %s', (alamat, text) => expect(facts(alamat)).toContainEqual({ icon: 'route', text }));
  it('says no distance where its place is not known', () => expect(facts('Bandung')).toEqual([]));
});
