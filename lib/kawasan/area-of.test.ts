import { areas } from './areas';
import { areaOf, isInside, namedPoint } from './area-of';

const where = (lat: number | null, lon: number | null, place: string | null = null) =>
  areaOf({ position: lat === null || lon === null ? null : { lat, lon }, place }, areas())?.slug ?? null;
const said = (place: string) => where(null, null, place);

describe('an item with a position', () => {
  test.each([
    ['Alun-Alun', -6.9218, 107.607, 'kota-bandung'],
    ['Villa Isola', -6.8612, 107.5937, 'kota-bandung'],
    ['Masjid Raya Al Jabbar', -6.9479, 107.7037, 'kota-bandung'],
    ['Kampung Cireundeu in Cimahi', -6.9156, 107.5247, 'kota-bandung'],
    ['Tangkuban Parahu', -6.7596, 107.6098, 'lembang'],
    ['Tebing Keraton', -6.8341, 107.6636, 'lembang'],
    ['the hot springs of Ciater', -6.7381, 107.6566, 'lembang'],
    ['Kawah Putih', -7.1662, 107.4021, 'ciwidey'],
    ['the beach of Jayanti', -7.4985, 107.385, 'ciwidey'],
    ['Situ Cileunca', -7.1923, 107.551, 'pangalengan'],
    ['Batu Kuda', -6.8932, 107.7449, 'bandung-timur'],
    ['Curug Malela', -7.0182, 107.2072, 'bandung-barat'],
    ['Stone Garden Citatah', -6.8282, 107.435, 'bandung-barat'],
  ])('areaOf puts the position of %s into the area around it', (_, lat, lon, slug) => {
    expect(where(lat, lon)).toBe(slug);
  });

  test('areaOf prefers the position of an item to the words of its location', () => {
    expect(where(-7.1662, 107.4021, 'Penjemputan di Lembang')).toBe('ciwidey');
  });
  // spec: 10, Areas
  test('areaOf uses the words of a location when the position lies in no area', () => {
    expect(where(-6.1754, 106.8272, 'Dijemput di Lembang')).toBe('lembang');
    expect(where(-6.1754, 106.8272)).toBeNull();
  });
  test('areaOf prefers the words of a location to a position that is only roughly known', () => {
    const rough = { lat: -6.89, lon: 107.609, isRough: true } as const;
    expect(areaOf({ position: rough, place: 'Jl. Raya Ciwidey' }, areas())?.slug).toBe('ciwidey');
    expect(areaOf({ position: rough, place: 'Coblong sekali' }, areas())?.slug).toBe('kota-bandung');
    expect(areaOf({ position: rough }, areas())?.slug).toBe('kota-bandung');
  });
});

describe('an item without a position', () => {
  test.each([
    ['Jl. Raya Lembang, Kabupaten Bandung Barat', 'lembang'],
    ['Gerobak sore di Kota Bandung', 'kota-bandung'],
    ['JL. MEKAR PUSPITA NO. 35, BANDUNG', 'kota-bandung'],
    ['Jl. Dago Pakar Utara, Ciburial, Kabupaten Bandung', 'lembang'],
    ['Stasiun Padalarang', 'bandung-barat'],
    ['Cihampelas, Kota Bandung', 'kota-bandung'],
    ['Desa Jelekong, Baleendah', 'pangalengan'],
    ['Cileunyi', 'bandung-timur'],
  ])('areaOf finds the area by the words of the location %s', (place, slug) =>
    expect(said(place)).toBe(slug),
  );

  test('areaOf is null for a location that names no area', () => {
    expect(said('Penjemputan di Jakarta')).toBeNull();
    expect(said('Lembangan')).toBeNull();
    expect(said('')).toBeNull();
  });
  test("areaOf is null for the location 'Bandung', which stands for an unknown one", () => {
    expect(said('Bandung')).toBeNull();
  });
  test('areaOf finds the area in a location of a hundred thousand words', () => {
    expect(said('lembang '.repeat(100_000))).toBe('lembang');
  });
});

test('namedPoint finds the point of a place that a location names, and is null without one', () => {
  expect(namedPoint('Saung Angklung Udjo, Jl. Padasuka, Kota Bandung', areas())).toEqual({
    lat: -6.8971,
    lon: 107.6558,
  });
  expect(namedPoint('Kota Bandung', areas())).toBeNull();
  expect(namedPoint(null, areas())).toBeNull();
});

test('isInside works with a border that does not repeat its first point', () => {
  const square: [number, number][] = [
    [0, 0],
    [0, 2],
    [2, 2],
    [2, 0],
  ];
  expect(isInside({ lat: 1, lon: 1 }, square)).toBe(true);
  expect(isInside({ lat: 3, lon: 1 }, square)).toBe(false);
  expect(isInside({ lat: 1, lon: -1 }, square)).toBe(false);
});
