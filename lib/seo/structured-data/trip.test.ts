import { destinasi } from '../../entities/destinasi/destinasi';
import { paket } from '../../entities/paket/paket';
import { tripNode } from './trip';

const raw = { id: 1, judul: 'Kawah Putih', slug: 'kawah-putih', harga: '350000.00', images: ['a.jpg'] };
const node = (changes: object = {}) =>
  JSON.parse(JSON.stringify(tripNode(destinasi, destinasi.parseDetail({ ...raw, ...changes })))) as Record<
    string,
    unknown
  >;

test('tripNode is no Product and has no offer without a price', () => {
  expect(node({ harga: null })['@type']).toBe('TouristTrip');
  expect(node({ harga: null })).not.toHaveProperty('offers');
});
test('tripNode is no Product and has no image without a picture', () => {
  expect(node({ images: null })['@type']).toBe('TouristTrip');
  expect(node({ images: null })).not.toHaveProperty('image');
});
test('tripNode has no description when the page has none', () =>
  expect(node()).not.toHaveProperty('description'));
test('tripNode has no location, rating or duration', () => {
  const keys = Object.keys(node({ rating: 5, hari: 2, malam: 1 }));
  expect(keys).not.toEqual(expect.arrayContaining([expect.stringMatching(/rating|duration|location/i)]));
});
test('tripNode has no touristType for the fallback category', () =>
  expect(tripNode(paket, paket.parseDetail(raw)).touristType).toBeUndefined());
test('tripNode cuts a description to at most 500 characters', () =>
  expect(String(node({ deskripsi: `<p>${'kata '.repeat(400)}</p>` }).description).length).toBeLessThanOrEqual(
    500,
  ));
test('tripNode limits an itinerary to 30 days', () => {
  const jadwal = Array.from({ length: 90 }, (_, day) => ({
    day: day + 1,
    title: 'Pagi',
    aktivitas: ['Jalan'],
  }));
  expect((node({ jadwal }).itinerary as { itemListElement: unknown[] }).itemListElement).toHaveLength(30);
});
test('tripNode is a TouristTrip and a Product at one price', () =>
  expect(node({ jenis_thematic: 'Alam' })).toMatchObject({
    '@id': 'http://localhost:3000/destination/kawah-putih#destinasi',
    '@type': ['TouristTrip', 'Product'],
    url: 'http://localhost:3000/destination/kawah-putih',
    image: ['http://localhost:3000/storage/a.jpg'],
    touristType: 'Alam',
    offers: { price: 350000, priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
  }));
test('tripNode says what the price is for when that is known', () => {
  expect(node().offers).not.toHaveProperty('priceSpecification');
  expect(node({ satuan_harga: 'orang' })).toMatchObject({
    offers: { price: 350000, priceSpecification: { price: 350000, priceCurrency: 'IDR', unitText: 'orang' } },
  });
});
test('tripNode lists its days as the page does', () =>
  expect(
    node({ jadwal: [{ day: 1, title: 'Pagi', aktivitas: ['Jalan', 'Makan'] }] }).itinerary,
  ).toMatchObject({
    itemListElement: [{ position: 1, name: 'Hari 1: Pagi', description: 'Jalan; Makan' }],
  }));
