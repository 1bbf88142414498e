import { KINDS } from './kinds';
import { hasAllDetails } from './list-record';
import { registry } from './registry';

/** Tests a record as Laravel sends it: the fields of the list, plus these fields of the detail. */
const says = (kind: keyof typeof registry, more: object) =>
  hasAllDetails(registry[kind], { id: 1, judul: 'Nama', slug: 'nama', harga: '150000.00', ...more });

const TRIP = {
  min_people: 2,
  map: null,
  overview: { deskripsi: '<p>Danau kawah.</p>' },
  jadwal: [],
  tempat: [{ places: 'Menara' }],
  termasuk: [],
  tidaktermasuk: [],
};
const WITHOUT_SCHEDULE = Object.fromEntries(Object.entries(TRIP).filter(([name]) => name !== 'jadwal'));

describe('complete list records', () => {
  test.each([
    ['transportasi', { deskripsi: '<p>Bus dengan pengemudi.</p>' }],
    ['tiket', { description: '<p>Tiket masuk.</p>' }],
    ['tiket', { description: null }],
    ['fasilitas', { deskripsi: '<p>Panggung.</p>' }],
    ['atraksi', { description: '<p>Pasar malam.</p>' }],
    ['event', { description: '<p>Lari.</p>', rating: null }],
    ['akomodasi', { deskripsi: '<p>Hotel.</p>', fasilitas_4: null, fasilitas_5: 'Parkir' }],
    ['blog', { deskripsi: '# Cerita\n\nDua hari di Bandung.' }],
    ['destinasi', TRIP],
    ['paket', { ...TRIP, tidaktermasuk: undefined, tidak_termasuk: 'Makan siang' }],
  ] as const)('hasAllDetails is true for a list record of %s with %j', (kind, more) =>
    expect(says(kind, more)).toBe(true),
  );
});

describe('incomplete list records', () => {
  test.each([
    ['destinasi', {}],
    ['destinasi', WITHOUT_SCHEDULE],
    ['paket', { deskripsi: '<p>Dua hari.</p>' }],
    ['transportasi', {}],
    ['event', { description: '<p>Lari.</p>' }],
    ['akomodasi', { deskripsi: '<p>Hotel.</p>', fasilitas_1: 'AC', fasilitas_2: 'TV', fasilitas_3: 'Wi-Fi' }],
    ['blog', { description: 'Ringkasan.' }],
  ] as const)('hasAllDetails is false for a list record of %s with %j', (kind, more) =>
    expect(says(kind, more)).toBe(false),
  );

  test.each([
    'Bus dengan pengemudi yang ta...',
    '<p>Bus dengan pengemudi yang ta…</p>\n',
    '<p>Bus dengan&hellip;</p>',
  ])('hasAllDetails is false when the text was cut: %j', (deskripsi) =>
    expect(says('transportasi', { deskripsi })).toBe(false),
  );
  test.each(['restoran', 'makanan'] as const)(
    'hasAllDetails is false for %s, which has no detail page',
    (kind) => expect(says(kind, { deskripsi: 'Enak.' })).toBe(false),
  );
  test.each([null, [], 'x', 7])('hasAllDetails is false for %j, which is no record', (raw) =>
    expect(hasAllDetails(registry.tiket, raw)).toBe(false),
  );
});

test('exactly the kinds without a detail page have no detail fields', () =>
  expect(KINDS.filter((kind) => registry[kind].detailFields.length === 0)).toEqual(
    KINDS.filter((kind) => registry[kind].detailPath === null),
  ));
