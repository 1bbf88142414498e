import fc from 'fast-check';
import { Records } from '../admin-api/records';
import { itemList, type ItemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import type { PlanKind } from './codes';
import type { Plan } from './plan';

/* For tests: random catalogues, as the API of a provider writes them, and random plans of them. */

export const NOW = Date.parse('2026-11-25T10:00:00+07:00');

const price = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.constantFrom(null, 0, '', 'tanya dulu', '75000.50', 'Rp 150.000'),
);
const number = fc.constantFrom(null, 0, 1, 2, 3, 9, 1200);
const day = fc.constantFrom(
  null,
  '2026-11-24',
  '2026-11-25',
  '24-26 November 2026',
  '2026-12-02 19:00:00',
  '2027-05-01',
);
const map = fc
  .record({
    lat: fc.double({ min: -7.3, max: -6.7, noNaN: true }),
    lon: fc.constantFrom(107.4, 107.6, 107.9),
  })
  .map(({ lat, lon }) => `https://www.google.com/maps/embed?pb=!2d${lon}!3d${lat.toFixed(5)}`);

/** The fields of a record by which orders differ, under the names of the kind. */
const record: Record<PlanKind, fc.Arbitrary<object>> = {
  destinasi: trip(),
  paket: trip(),
  akomodasi: fc.record({
    harga: price,
    satuan_harga: fc.constantFrom(null, 'malam', '/ranjang'),
    kamar_tersedia: number,
    kapasitas: number,
  }),
  transportasi: fc.record({ harga: price }),
  event: fc.record({ price, event_date: day, contoh: fc.boolean() }),
  tiket: fc.record({ price, event_date: day, stock: number }),
  fasilitas: fc.record({ price, quantity: number }),
  restoran: fc.record({ harga_min: number, harga_max: number }),
  atraksi: fc.record({ price, map }),
};

function trip() {
  return fc.record({
    harga: price,
    satuan_harga: fc.constantFrom('orang', 'pax', 'jip', 'rombongan', 'rombongan 30 siswa', null),
    min_people: number,
    hari: number,
    map,
  });
}

const KINDS = Object.keys(record) as PlanKind[];
const KEYS = ['ka', 'kb', 'kc'];

/** The records of every kind: two or three, or null for a list that cannot be had. */
const catalogue = fc.record(
  Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      fc.option(fc.array(record[kind], { minLength: 2, maxLength: 3 }), { freq: 9 }),
    ]),
  ) as Record<PlanKind, fc.Arbitrary<object[] | null>>,
);

function listOf(kind: PlanKind, records: object[] | null): ItemList | null {
  if (!records) return null;
  const named = records.map((one, index) => {
    const title = `${kind} ${KEYS[index]} ada`;
    return { id: index + 1, slug: KEYS[index], title, judul: title, name: title, ...one };
  });
  return itemList(registry[kind], Records.of(named));
}

const count = fc.option(fc.integer({ min: 1, max: 12 }));
const plan: fc.Arbitrary<Plan> = fc.record({
  people: fc.option(fc.integer({ min: 1, max: 12 })),
  start: fc.constantFrom(null, '2020-01-01', '2026-11-24', '2026-11-25', '2026-12-01', '2029-01-01'),
  note: fc.constantFrom('', 'Jemput'),
  items: fc
    .uniqueArray(
      fc.record({
        kind: fc.constantFrom(...KINDS),
        key: fc.constantFrom(...KEYS),
        day: fc.integer({ min: 0, max: 3 }),
        count,
        times: count,
      }),
      { maxLength: 12, selector: ({ kind, key }) => `${kind} ${key}` },
    )
    .map((items) => items.toSorted((a, b) => a.day - b.day)),
});

/** A plan and the lists of its kinds, in which its items are, or are not. */
export const trips = fc.record({ plan, records: catalogue }).map(({ plan: made, records }) => {
  const kinds = [...new Set(made.items.map(({ kind }) => kind))];
  return { plan: made, lists: new Map(kinds.map((kind) => [kind, listOf(kind, records[kind])])) };
});
