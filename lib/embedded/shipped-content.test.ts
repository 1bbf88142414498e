import { type Item } from '../entities/define';
import { parseItems } from '../entities/read-items';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { newestFirst } from '../listing/listing';
import { kilometres } from '../geo/distance';
import { listRecords } from './api-records';
import { loadContent, type Content, type Entry } from './content';

/* Requirements for the shipped content, so that the site looks full and varied without a provider. */

let content: Content;
beforeAll(async () => (content = await loadContent()));

const items = (kind: Kind): readonly Item[] =>
  newestFirst(parseItems<Item>(registry[kind], listRecords(content, kind)));
/** Enough items that every list has at least two pages. */
const ENOUGH: Record<Kind, number> = {
  destinasi: 30,
  paket: 18,
  akomodasi: 14,
  transportasi: 14,
  event: 14,
  tiket: 14,
  fasilitas: 16,
  restoran: 18,
  makanan: 14,
  blog: 12,
  atraksi: 18,
};

describe.each(KINDS)('shipped items of %s', (kind) => {
  test(`the shipped content has enough items of ${kind} for two pages`, () =>
    expect(content[kind].length).toBeGreaterThanOrEqual(ENOUGH[kind]));
  test(`every category of ${kind} has an item in the shipped content`, () => {
    const filled = new Set(items(kind).map(({ category }) => category));
    expect(registry[kind].categories.filter((category) => !filled.has(category))).toEqual([]);
  });
  test(`every item of ${kind} in the shipped content has a category of the specification`, () => {
    const { categories } = registry[kind];
    const strange = categories.length
      ? items(kind).filter(({ category }) => !categories.includes(category))
      : [];
    expect(strange.map(({ key, category }) => `${key}: ${category}`)).toEqual([]);
  });
  test(`every item of ${kind} in the shipped content has a date of its own`, () => {
    const dates = items(kind).map(({ createdAt }) => createdAt);
    expect(dates).not.toContain(null);
    expect(new Set(dates).size).toBe(dates.length);
  });
});

describe.each(['destinasi', 'paket'] as const)('prices of %s', (kind) => {
  test(`every price of ${kind} in the shipped content says what it is for`, () => {
    const silent = content[kind].filter(({ meta }) => !meta.satuan_harga);
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });
});

test('opening hours in the shipped content come with the month of their check and a source', () => {
  const all = KINDS.flatMap((kind): { slug: string; meta: Record<string, unknown> }[] => content[kind]);
  const timed = all.filter(({ meta }) => meta.jam_buka);
  expect(timed.length).toBeGreaterThan(0);
  const unfounded = timed.filter(({ meta: { jam_dicek, sumber } }) => !jam_dicek || !(sumber as []).length);
  expect(unfounded.map(({ slug }) => slug)).toEqual([]);
});

describe('articles', () => {
  test('every shipped article has 500 to 1,200 words', () => {
    const words = (body: string) => body.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
    const odd = content.blog.filter(({ body }) => words(body) < 500 || words(body) > 1200);
    expect(odd.map(({ slug, body }) => `${slug}: ${words(body)}`)).toEqual([]);
  });
});

const entry = <K extends Kind>(kind: K, slug: string): Content[K][number] => {
  const found = content[kind].find((one) => one.slug === slug);
  if (!found) throw new Error(`content/${kind}/${slug}.md is missing`);
  return found;
};

describe('positions', () => {
  test.each(['destinasi', 'paket', 'akomodasi', 'atraksi'] as const)(
    'every shipped item of %s has a position',
    (kind) => {
      const lost = (content[kind] as Entry<'atraksi'>[]).filter(({ meta }) => !meta.koordinat);
      expect(lost.map(({ slug }) => slug)).toEqual([]);
    },
  );
  test.each([
    ['jelajahi-niaga-gedebage', 20, 'masjid-raya-al-jabbar'],
    ['rumah-kain-jelajahi-trunojoyo', 10, 'gedung-sate'],
    ['rumah-jelajahi-cihapit', 20, 'gedung-sate'],
  ])('the position of %s agrees with the %i minutes on foot to %s in its text', (house, minutes, place) => {
    const { meta, body } = entry('akomodasi', house);
    expect(body).toMatch(
      new RegExp(`(berj|j)alan kaki[^.]*${minutes} menit|${minutes} menit berjalan kaki`, 'i'),
    );
    const [from, to] = [meta, entry('destinasi', place).meta].map(({ koordinat: [lat, lon] = [0, 0] }) => ({
      lat,
      lon,
    }));
    // Straight-line distance: walking speed is 80 m a minute, and streets are up to three times as long.
    const metres = kilometres(from!, to!) * 1000;
    expect(metres).toBeLessThan(minutes * 80);
    expect(metres).toBeGreaterThan((minutes * 80) / 3);
  });
});

describe('rooms', () => {
  test.each([
    ['hostel-jelajahi-braga', 3],
    ['hostel-jelajahi-gegerkalong', 5],
  ])('%s offers the %i rooms that its text names', (slug, rooms) =>
    expect(entry('akomodasi', slug).meta.kamar_tersedia).toBe(rooms),
  );
  test.each([
    ['grand-jelajahi-dago', 'Empat puluh kamar', 40],
    ['jelajahi-hemat-leuwipanjang', 'Kamarnya 28', 28],
    ['jelajahi-niaga-gedebage', '64 kamar', 64],
    ['pondok-teh-jelajahi-pangalengan', 'Tiga pondok', 3],
    ['resor-air-panas-jelajahi-ciater', 'Enam belas kamar', 16],
    ['rumah-danau-jelajahi-rancabali', 'Enam kamar', 6],
    ['rumah-jelajahi-cihapit', 'lima kamar', 5],
    ['rumah-kain-jelajahi-trunojoyo', 'Tujuh kamar', 7],
    ['vila-pinus-jelajahi-dago-pakar', 'Satu rumah', 1],
    ['vila-senja-jelajahi-cikole', 'Dua vila', 2],
    ['hostel-jelajahi-gegerkalong', 'lima kamar', 5],
  ])('%s offers no more rooms than its text says (%s)', (slug, said, rooms) => {
    const { meta, body } = entry('akomodasi', slug);
    expect(body).toContain(said);
    expect(meta.kamar_tersedia).toBeLessThanOrEqual(rooms);
  });
});

describe('texts that speak of one thing', () => {
  const decade = (body: string) =>
    body.split('\n\n').flatMap((part) => (/rajut/i.test(part) ? (/19\d0-an/.exec(part) ?? []) : []))[0];

  test('both texts on Bosscha say that its dome rumbles', () => {
    for (const kind of ['destinasi', 'atraksi'] as const) {
      const { body } = entry(kind, 'observatorium-bosscha');
      expect(body).toMatch(/gemuruh/);
      expect(body).not.toMatch(/tanpa suara/);
    }
  });
  test('the text on Bosscha dates its gift to the state to 1951 and that to ITB to 1959', () =>
    expect(entry('destinasi', 'observatorium-bosscha').body).toMatch(/1951[^.]*pemerintah[^.]*ITB[^.]*1959/));
  test('the texts on the knitting of Binong Jati date its beginning to the 1960s', () => {
    expect(decade(entry('destinasi', 'rajut-binong-jati-dan-cibaduyut').body)).toBe('1960-an');
    expect(decade(entry('blog', 'belanja-menurut-bahan').body)).toBe('1960-an');
  });
  test('the text on Kartika Sari does not mention 1980', () =>
    expect(entry('restoran', 'kartika-sari-kebon-jukut').body).not.toMatch(/1980/));
});

describe('packages', () => {
  test('the text on the Ciwidey package names the places of its schedule, two a day', () => {
    const { meta, body } = entry('paket', 'rehat-dua-hari-ciwidey');
    const places = /Rancabali|Cimanggu|Kawah Putih|Situ Patenggang|stroberi/g;
    const days = meta.jadwal.map(({ aktivitas }) => aktivitas.join('\n').match(places));
    expect(days).toEqual([
      ['Rancabali', 'Cimanggu'],
      ['Kawah Putih', 'Situ Patenggang'],
    ]);
    const rhythm = body.split('## ').find((part) => part.startsWith('Irama')) ?? '';
    expect([...new Set(rhythm.match(places))]).toEqual(days.flat());
  });
  test('the text on the Art Deco package names its four buildings and the car', () => {
    const { meta, body } = entry('paket', 'jejak-art-deco-bandung');
    const buildings = meta.tempat.filter((place) => !place.startsWith('Jalan '));
    expect(buildings).toHaveLength(4);
    expect(buildings.filter((name) => !body.includes(name))).toEqual([]);
    expect(body).toMatch(/^Empat bangunan/);
    expect(body).not.toMatch(/sebagian besar dengan berjalan kaki/);
    expect(meta.termasuk).toContain('Mobil dan pengemudi');
    expect(body).toMatch(/dengan mobil/);
  });
});
