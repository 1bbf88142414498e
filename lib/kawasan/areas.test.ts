import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaBySlug, areas, parseArea, readAreas } from './areas';
import { isInside } from './area-of';

const lembang = readFileSync('content/kawasan/lembang.md', 'utf8');
const pictures = new Set(['kebun-teh-strip']);
const parse =
  (source: string, slug = 'lembang') =>
  () =>
    parseArea(slug, source, pictures);

describe('the shipped areas', () => {
  // spec: 10, Areas
  test('the shipped areas are the six of Greater Bandung, in the order of their numbers', () => {
    expect(areas().map(({ nama_pendek }) => nama_pendek)).toEqual([
      'Kota Bandung',
      'Lembang',
      'Bandung Timur',
      'Bandung Barat',
      'Ciwidey',
      'Pangalengan',
    ]);
  });
  test.each(areas().map((area) => [area.slug, area] as const))(
    'the guide of the area %s has 150 to 300 words',
    (_, { guide }) => {
      const words = guide.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(300);
    },
  );
  test.each(areas().map((area) => [area.slug, area] as const))(
    'the base and the places of the area %s lie within its border',
    (_, { pangkal, titik = [], batas, slug }) => {
      const places = titik.map(({ koordinat: [lat, lon] }) => ({ lat, lon }));
      for (const at of pangkal ? [pangkal, ...places] : places)
        expect([slug, at, isInside(at, batas)]).toEqual([slug, at, true]);
    },
  );
  test('no shipped area names a price or a shuttle, which are for the tickets to say', () => {
    for (const area of areas()) expect(JSON.stringify(area)).not.toMatch(/\bRp\b|shuttle/i);
  });
  test('areaBySlug finds an area by its slug, and is null for any other name', () => {
    expect(areaBySlug('lembang')?.nama).toBe('Lembang & Bandung Utara');
    expect(areaBySlug('jakarta')).toBeNull();
    expect(areaBySlug('__proto__')).toBeNull();
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kawasan-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an invalid area file', () => {
  test.each([
    ['a mistyped key', lembang.replace('ringkasan:', 'ringkas:'), /lembang\.md: .*(ringkas|ringkasan)/],
    ['no front matter', 'Lembang', /lembang\.md: must begin with front matter/],
    ['broken YAML', lembang.replace('nomor: 2', 'nomor: [2'), /lembang\.md: front matter: /],
    ['a latitude that is none', lembang.replace('utara: -6.71', 'utara: 671'), /lembang\.md: peta\.utara: /],
    [
      'edges the wrong way round',
      lembang.replace('utara: -6.71', 'utara: -6.99'),
      /lembang\.md: peta: utara/,
    ],
    [
      'a picture that is not there',
      lembang.replace('kebun-teh-strip', 'tidak-ada'),
      /seni: public\/art\/tidak-ada/,
    ],
    ['no guide', lembang.replace(/\n---\n[\s\S]*$/, '\n---\n'), /lembang\.md: text: is missing/],
  ])('parseArea refuses a file with %s in a one-line message', (_, source, message) => {
    expect(parse(source)).toThrow(message);
    expect(parse(source)).not.toThrow(/\n/);
  });
  test('parseArea refuses a file name that cannot stand in an address', () =>
    expect(parse(lembang, 'Lembang Utara')).toThrow(/lower-case words/));
  test('readAreas refuses a number that another area has', () => {
    cpSync('content/kawasan', path.join(folder, 'kawasan'), { recursive: true });
    writeFileSync(path.join(folder, 'kawasan', 'sumedang.md'), lembang);
    expect(() => readAreas(folder)).toThrow(/nomor: 2 is already used by lembang\.md/);
  });
  test('readAreas refuses a missing folder', () => {
    expect(() => readAreas(folder)).toThrow(/folder is missing/);
  });
});

test('readAreas includes an area that an operator adds as one file', () => {
  cpSync('content/kawasan', path.join(folder, 'kawasan'), { recursive: true });
  writeFileSync(
    path.join(folder, 'kawasan', 'sumedang.md'),
    lembang.replace('nomor: 2', 'nomor: 7').replace('nama: Lembang & Bandung Utara', 'nama: Sumedang'),
  );
  expect(readAreas(folder).map(({ slug }) => slug)).toContain('sumedang');
});
