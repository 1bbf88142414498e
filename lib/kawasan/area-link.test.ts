import { registry } from '../entities/registry';
import { areaLink, cardInArea } from './area-link';

const there = { position: { lat: -7.1662, lon: 107.4021 } };

test('areaLink links the area in which an item lies, by its short name', () => {
  expect(areaLink('destinasi', there)).toEqual({ label: 'Ciwidey', href: '/kawasan/ciwidey' });
  expect(areaLink('event', { place: 'Orchid Forest Cikole, Lembang' })?.href).toBe('/kawasan/lembang');
});
test('areaLink is null for an item that lies in no area', () => {
  expect(areaLink('akomodasi', { place: 'Bandung' })).toBeNull();
  expect(areaLink('atraksi', {})).toBeNull();
});
test('areaLink is null for a kind that is no place, such as a vehicle or an article', () => {
  expect(areaLink('transportasi', { place: 'Kota Bandung' })).toBeNull();
  expect(areaLink('blog', there)).toBeNull();
});

describe('the card of a restaurant', () => {
  const facts = (alamat: string) => {
    const { parseItem } = registry.restoran;
    return cardInArea(registry.restoran, parseItem({ id: 1, judul: 'A', alamat })).facts;
  };
  test.each([
    ['Jl. Patuha No. 38, Bandung', '2,5 km dari Alun-Alun'],
    ['Alun-Alun Kota Bandung', 'Di Alun-Alun'],
  ])('the card of a restaurant at %s says %s', (alamat, text) =>
    expect(facts(alamat)).toContainEqual({ icon: 'route', text }),
  );
  test('the card of a restaurant has no distance when its place is unknown', () =>
    expect(facts('Bandung')).toEqual([]));
});
