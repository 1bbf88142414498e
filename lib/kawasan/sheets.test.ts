import { readdirSync, readFileSync } from 'node:fs';
import { areas } from './areas';
import { placePins } from './pins';
import { sheetsOf, smallestSheet, OVERVIEW_SHEET } from './sheets';

type Named = { n: string; at: number[] };
const geography = JSON.parse(readFileSync('tools/maps/geography.json', 'utf8')) as {
  peaks: Named[];
  parks: Named[];
  lakes: { n: string; ring: number[][] }[];
  tolls: { n: string; line: [number, number][] }[];
};

/**
 * Named places with their coordinates as others published them (Kaggle Indonesia Tourism Destination, 2023).
 */
const PLACES: readonly [name: string, lat: number, lon: number, sheet: string][] = [
  ['Tangkuban Parahu', -6.7596377, 107.6097807, 'lembang'],
  ['Observatorium Bosscha', -6.8246311, 107.6171106, 'lembang'],
  ['Curug Cimahi', -6.7977383, 107.5783691, 'lembang'],
  ['Tebing Keraton', -6.8340683, 107.6636151, 'lembang'],
  ['Pemandian Air Panas Ciater', -6.7380853, 107.6566092, 'lembang'],
  ['Gedung Sate', -6.9024812, 107.61881, 'kota-bandung-pusat'],
  ['Jalan Braga', -6.9150534, 107.6089842, 'kota-bandung-pusat'],
  ['Pasar Baru', -6.9177044, 107.6036014, 'kota-bandung-pusat'],
  ['Kebun Binatang', -6.8897177, 107.6077282, 'kota-bandung-pusat'],
  ['Masjid Raya Bandung', -6.9216897, 107.6061399, 'kota-bandung-pusat'],
  ['Saung Angklung Udjo', -6.8971362, 107.6558466, 'kota-bandung'],
  ['Trans Studio Bandung', -6.9250943, 107.6364944, 'kota-bandung'],
  ['Bumi Perkemahan Batu Kuda', -6.8932173, 107.7448856, 'bandung-timur'],
  ['Gunung Manglayang', -6.8761111, 107.7436111, 'bandung-timur'],
  ['Stone Garden Citatah', -6.8281528, 107.4350179, 'bandung-barat'],
  ['Bukit Gantole Cililin', -6.9588812, 107.4713147, 'bandung-barat'],
  ['Curug Malela', -7.0182386, 107.2072145, 'bandung-barat'],
  ['Kawah Putih', -7.1662039, 107.4021256, 'ciwidey'],
  ['Situ Patenggang', -7.1669649, 107.3575344, 'ciwidey'],
  ['Situ Cileunca', -7.1923281, 107.5510012, 'pangalengan'],
  ['Kebun Teh di Malabar Selatan', -7.2274463, 107.6050805, 'pangalengan'],
];
const WITHIN = 2; // percent of the sheet's width

/** The expected position of a point on a sheet that is linear between its edges, in percent of its width. */
function geographySays(lat: number, lon: number, { bounds, margin, top, width, height }: Measured) {
  const share = (value: number, from: number, to: number) => (value - from) / (to - from);
  const inner = { width: width - 2 * margin, height: height - top - 2 * margin };
  return {
    x: ((margin + share(lon, bounds.w, bounds.e) * inner.width) / width) * 100,
    y: ((margin + top + share(lat, bounds.n, bounds.s) * inner.height) / width) * 100,
  };
}
type Measured = NonNullable<ReturnType<typeof sheetsOf>>['wide'];

const off = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** The positions of the symbols in the drawing: landmarks, mountains, signs; in percent of the width. */
function drawnAt(name: string, width: number) {
  const svg = readFileSync(`public/art/peta/${name}.svg`, 'utf8');
  return [...svg.matchAll(/translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)/g)].map(([, x, y]) => ({
    x: (Number(x) / width) * 100,
    y: (Number(y) / width) * 100,
  }));
}

describe.each(['', '-saku'])('the sheets%s', (suffix) => {
  const measures = (name: string) => sheetsOf(name)![suffix ? 'pocket' : 'wide'];

  test.each(PLACES)(
    `the pin of %s points to its coordinates on the ${suffix ? 'pocket' : 'wide'} sheets`,
    (_, lat, lon, name) => {
      for (const sheet of [measures(name), measures(OVERVIEW_SHEET)]) {
        const [pin] = placePins([{ lat, lon }], sheet, { px: 700, size: 26 });
        const drawn = { x: pin!.ax, y: (pin!.ay * sheet.height) / sheet.width };
        expect(off(drawn, geographySays(lat, lon, sheet))).toBeLessThan(WITHIN);
      }
    },
  );
});

test.each([
  ['Gedung Sate', -6.9024812, 107.61881, 'kota-bandung'],
  ['Observatorium Bosscha', -6.8246311, 107.6171106, 'lembang'],
  ['Saung Angklung Udjo', -6.8971362, 107.6558466, 'kota-bandung'],
  ['Villa Isola', -6.8612, 107.5937, 'kota-bandung'],
  ['Bumi Perkemahan Batu Kuda', -6.8932173, 107.7448856, 'bandung-timur'],
  ['Bukit Gantole Cililin', -6.9588812, 107.4713147, 'bandung-barat'],
  ['Curug Malela', -7.0182386, 107.2072145, 'bandung-barat'],
  ['Ranca Upas', -7.1392, 107.3932, 'ciwidey'],
  ['the boat on Situ Patenggang', -7.1669649, 107.3575344, 'ciwidey'],
  ['the boat on Situ Cileunca', -7.1923281, 107.5510012, 'pangalengan'],
])('the drawing has %s within 2 percent of its width from its coordinates', (_, lat, lon, name) => {
  const sheet = sheetsOf(name)!.wide;
  const there = geographySays(lat, lon, sheet);
  const nearest = Math.min(...drawnAt(name, sheet.width).map((drawn) => off(drawn, there)));
  expect(nearest).toBeLessThan(WITHIN);
});

// spec: 10, Wall maps
test.each([
  ['Tangkuban Parahu', 'Tangkuban Parahu'],
  ['Gunung Manglayang', 'Manglayang'],
  ['Kawah Putih', 'Kawah Putih'],
  ['Situ Patenggang', 'Situ Patenggang'],
  ['Situ Cileunca', 'Situ Cileunca'],
  ['Kebun Binatang', 'Kebun Binatang'],
])('the geography has %s at its published place, within 2 percent of the wall map', (name, called) => {
  const [, lat, lon] = PLACES.find(([place]) => place === name)!;
  const { bounds } = sheetsOf(OVERVIEW_SHEET)!.wide;
  const middle = (ring: number[][], k: number) =>
    ring.reduce((sum, point) => sum + (point[k] ?? 0), 0) / ring.length;
  const lakes = geography.lakes.map(({ n, ring }) => ({ n, at: [middle(ring, 0), middle(ring, 1)] }));
  const { at } = [...geography.peaks, ...geography.parks, ...lakes].find(({ n }) => n === called)!;
  const degrees = Math.hypot(at[0]! - lat, (at[1]! - lon) * Math.cos((lat * Math.PI) / 180));
  expect(degrees).toBeLessThan((WITHIN / 100) * (bounds.e - bounds.w));
});

/** Gates of the toll road as others published them (lists of Indonesian toll gates on GitHub). */
test.each([
  ['Cileunyi', -6.944224, 107.749472],
  ['Cimalaka', -6.80177, 107.940421],
  ['Legok', -6.782611, 108.000617],
])('the toll road Cisumdawu passes within a kilometre of its gate %s', (_, lat, lon) => {
  const { line } = geography.tolls.find(({ n }) => n === 'Tol Cisumdawu')!;
  // On so small a piece of the world a degree of either kind is 110 km.
  const lengths = line.slice(1).map(([toLat, toLon], at) => {
    const [fromLat, fromLon] = line[at]!;
    const [y, x] = [toLat - fromLat, toLon - fromLon];
    const along = ((lat - fromLat) * y + (lon - fromLon) * x) / (y * y + x * x);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(lat - fromLat - share * y, lon - fromLon - share * x);
  });
  expect(Math.min(...lengths) * 110).toBeLessThan(1);
});

describe('smallestSheet', () => {
  const [braga, gedungSate, bosscha, kawahPutih] = [
    { lat: -6.9150534, lon: 107.6089842 },
    { lat: -6.9024812, lon: 107.61881 },
    { lat: -6.8246311, lon: 107.6171106 },
    { lat: -7.1662039, lon: 107.4021256 },
  ] as const;
  test.each([
    ['two streets of the centre', [braga, gedungSate], 'kota-bandung-pusat'],
    ['the city and the observatory', [braga, gedungSate, bosscha], 'kota-dan-lembang'],
    ['the crater alone', [kawahPutih], 'ciwidey'],
    ['the crater and the city', [kawahPutih, braga], OVERVIEW_SHEET],
  ])('smallestSheet finds the smallest sheet that holds %s', (_, places, name) =>
    expect(smallestSheet(places)?.name).toBe(name),
  );
  test('smallestSheet is null for a place beyond all sheets', () =>
    expect(smallestSheet([braga, { lat: -7.7, lon: 107.6 }])).toBeNull());
});

describe('the map files', () => {
  const files = readdirSync('public/art/peta');

  test('public/art/peta holds exactly the sheets of all areas, by day and night, wide and for phones', () => {
    const names = [
      OVERVIEW_SHEET,
      'kota-dan-lembang',
      ...areas().flatMap(({ slug, peta }) => (peta.pusat ? [slug, `${slug}-pusat`] : [slug])),
    ];
    const wanted = names.flatMap((name) =>
      ['', '-saku', '-malam', '-saku-malam'].map((end) => `${name}${end}.svg`),
    );
    expect(files.toSorted()).toEqual(wanted.toSorted());
  });
  test.each(files)(
    'the map file %s has at most 40 kB and no text, script, style or foreign address',
    (file) => {
      const svg = readFileSync(`public/art/peta/${file}`, 'utf8');
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(40_000);
      expect(svg).not.toMatch(/<(?:text|script|style|image|foreignObject|a)\b|style=|NaN|undefined/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/);
    },
  );
});
