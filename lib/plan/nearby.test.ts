import { Records } from '../admin-api/records';
import { itemList, type ItemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import { NOW } from './catalogue.fake';
import type { PlanKind } from './codes';
import { nearbyKinds, nearbyPlaces } from './nearby';
import { readPlan } from './plan';
import type { ReadyPlan } from './ready';
import { viewOf } from './view';

const map = (lat: number, lon: number) => `https://www.google.com/maps/embed?pb=!2d${lon}!3d${lat}`;
const at = (lat: number) => ({ map: map(lat, 107.61) });
const listOf = (kind: PlanKind, records: object[]) => itemList(registry[kind], Records.of(records));

/** Two museums of the city, some 2.2 km apart, and stops between which nothing is to be known. */
const STOPS = [
  { id: 1, slug: 'utara', title: 'Museum Utara', ...at(-6.9), jam_buka: 'Mo-Su 09:00-15:00' },
  { id: 2, slug: 'selatan', title: 'Museum Selatan', ...at(-6.92), jam_buka: 'Mo-Su 09:00-16:00' },
  { id: 3, slug: 'entah', title: 'Tanpa Titik' },
];
const BETWEEN = { id: 9, slug: 'tengah', title: 'Kafe Tengah', ...at(-6.91) };

interface Found {
  plan?: string;
  ready?: ReadyPlan[];
  restaurants?: ItemList | null;
}

/** What fits before the stops of a plan, when besides the museums there are these places. */
function foundOf(
  places: object[],
  { plan = 'h1!at~utara!at~selatan', ready = [], restaurants = null }: Found = {},
) {
  const lists = new Map<PlanKind, ItemList | null>([
    ['atraksi', listOf('atraksi', [...STOPS, ...places])],
    ['restoran', restaurants],
    ['destinasi', listOf('destinasi', [{ id: 1, slug: 'tur', judul: 'Tur Kawah', ...at(-6.92) }])],
  ]);
  const view = viewOf(readPlan(plan).plan, lists, ready, NOW);
  return nearbyPlaces(view, lists, NOW);
}

const titles = (places: object[], found?: Found) =>
  [...foundOf(places, found).values()].flatMap((one) => one.places.map(({ title }) => title));

describe('nearbyPlaces without a fitting place', () => {
  test.each([
    ['a single stop', 'h1!at~utara'],
    ['stops of two days', 'h1!at~utara!h2!at~selatan'],
    ['stops without a day', 'at~utara!at~selatan'],
    ['a stop without a point', 'h1!at~utara!at~entah'],
    ['a stop that is gone', 'h1!at~utara!at~hilang'],
    ['a tour, which takes its day', 'h1!at~utara!de~tur'],
    ['a place that is in the plan already', 'h1!at~utara!at~selatan!h2!at~tengah'],
    ['a full plan', `h1!at~utara!at~selatan!${Array.from({ length: 38 }, (_, at) => `ti~a${at}`).join('!')}`],
  ])('nearbyPlaces finds nothing for a plan with %s', (_, plan) =>
    expect(titles([BETWEEN], { plan })).toEqual([]),
  );

  test.each([
    // 1.2 km beyond the second stop, there and back.
    ['more than two kilometres out of the way', { ...BETWEEN, ...at(-6.9305) }],
    ['without a point', { ...BETWEEN, map: null }],
    ['with the point of another continent', { ...BETWEEN, map: map(48.8, 2.35) }],
    [
      'that is one of the stops under another name',
      { ...BETWEEN, title: 'Museum Utara Bandung', ...at(-6.901) },
    ],
    ['that opens only when the next stop closes', { ...BETWEEN, jam_buka: 'Mo-Su 16:00-23:00' }],
    ['that closes before the first stop opens', { ...BETWEEN, jam_buka: 'Mo-Su 05:00-09:00' }],
    [
      'that is open too shortly for a visit',
      { ...BETWEEN, jam_buka: 'Mo-Su 15:30-23:00', lama_kunjungan: 60 },
    ],
  ])('nearbyPlaces leaves out a place %s', (_, place) => expect(titles([place])).toEqual([]));

  test('nearbyPlaces leaves out a place that is closed on the day of the week', () => {
    const places = [{ ...BETWEEN, jam_buka: 'Tu-Su 10:00-14:00' }];
    // 7 December 2026 is a Monday.
    expect(titles(places, { plan: 'm2026-12-07!h1!at~utara!at~selatan' })).toEqual([]);
    expect(titles(places, { plan: 'm2026-12-08!h1!at~utara!at~selatan' })).toEqual(['Kafe Tengah']);
  });

  test.each([
    ['open only in the first hours of the day', 'Fr 17:00-02:00', false],
    ['open for a visit only in the first hours of the day', 'Fr-Sa 23:45-02:00', false],
    ['open in its evening too', 'Fr-Sa 17:00-02:00', true],
  ])('nearbyPlaces between stops without hours takes a place %s: %s, %s', (_, hours, isTaken) => {
    const parks = [
      { id: 31, slug: 'barat', title: 'Taman Barat', ...at(-6.9) },
      { id: 32, slug: 'timur', title: 'Taman Timur', ...at(-6.92) },
    ];
    // 12 December 2026 is a Saturday.
    const found = titles([{ ...BETWEEN, jam_buka: hours }, ...parks], {
      plan: 'm2026-12-12!h1!at~barat!at~timur',
    });
    expect(found.includes('Kafe Tengah')).toBe(isTaken);
  });

  test('nearbyPlaces leaves out a place that is closed but for the first hours of the day', () => {
    const night = [
      { id: 33, slug: 'malam', title: 'Pasar Malam', ...at(-6.9), jam_buka: 'Mo-Su 00:00-24:00' },
    ];
    const places = [{ ...BETWEEN, jam_buka: 'Fr 17:00-02:00' }, ...night];
    expect(titles(places, { plan: 'm2026-12-12!h1!at~malam!at~selatan' })).not.toContain('Kafe Tengah');
  });

  test('nearbyPlaces is empty while the lists are missing', () => {
    const view = viewOf(
      readPlan('h1!at~utara!at~selatan').plan,
      new Map([['atraksi', listOf('atraksi', STOPS)]]),
    );
    expect(nearbyPlaces(view, new Map()).size).toBe(0);
    expect(nearbyPlaces(view, new Map([['atraksi', null]])).size).toBe(0);
  });
});

describe('nearbyPlaces with fitting places', () => {
  test('nearbyPlaces finds a place less than two kilometres out of the way', () =>
    expect(titles([{ ...BETWEEN, ...at(-6.928) }])).toEqual(['Kafe Tengah']));

  test('nearbyPlaces puts a place behind the stop before it, with its leg and its hours of that day', () => {
    const places = [{ ...BETWEEN, jam_buka: 'Mo-Fr 10:00-14:00; Sa-Su 08:00-20:00' }];
    const found = foundOf(places, { plan: 'm2026-12-12!h1!at~utara!at~selatan' });
    expect([...found.keys()]).toEqual(['at~selatan']);
    expect(found.get('at~selatan')).toMatchObject({
      behind: { name: 'at~utara', title: 'Museum Utara' },
      places: [
        { name: 'at~tengah', href: '/attraction/tengah', hours: 'Buka 08.00–20.00', leg: { isRough: false } },
      ],
    });
    const [place] = found.get('at~selatan')!.places;
    expect(place!.leg.km).toBeCloseTo(1.11, 1);
  });

  test('nearbyPlaces shows the hours of the week when the plan has no date', () => {
    const [one] = foundOf([{ ...BETWEEN, jam_buka: 'Tu-Su 10:00-14:00' }]).values();
    expect(one!.places[0]!.hours).toBe('Selasa–Minggu 10.00–14.00');
  });

  test('nearbyPlaces finds at most three places, the smallest detour first', () => {
    const near = [-6.9, -6.897, -6.891, -6.894].map((lat, index) => ({
      id: 20 + index,
      slug: `k${index}`,
      title: `Kafe ${index}`,
      ...at(lat),
    }));
    expect(titles(near)).toEqual(['Kafe 0', 'Kafe 1', 'Kafe 3']);
  });

  test('nearbyPlaces puts a place with unknown hours last and says nothing of its hours', () => {
    const other = { id: 10, slug: 'jauh', title: 'Kafe Jauh', ...at(-6.893), jam_buka: 'Mo-Su 10:00-14:00' };
    const [one] = foundOf([BETWEEN, other]).values();
    expect(one!.places.map(({ title, hours }) => [title, hours])).toEqual([
      ['Kafe Jauh', 'Setiap hari 10.00–14.00'],
      ['Kafe Tengah', null],
    ]);
  });

  test('nearbyPlaces shows hours that it cannot read as they were written', () => {
    const [one] = foundOf([{ ...BETWEEN, jam_buka: 'sunrise-sunset' }]).values();
    expect(one!.places[0]!.hours).toBe('sunrise-sunset');
  });

  test('nearbyPlaces finds a place whose hours of the evening before last into the morning', () =>
    expect(titles([{ ...BETWEEN, jam_buka: 'Mo-Su 20:00-09:30' }])).toEqual(['Kafe Tengah']));

  test('nearbyPlaces marks the leg to a place known by its address alone as rough', () => {
    const restaurants = listOf('restoran', [
      { id: 1, slug: 'braga', judul: 'Kopi Braga', alamat: 'Jl. Braga, Bandung' },
    ]);
    const [one] = foundOf([], { restaurants }).values();
    expect(one!.places).toMatchObject([{ name: 're~braga', leg: { isRough: true } }]);
  });

  test('nearbyPlaces and a stop lead to the page of /kuliner that has a restaurant', () => {
    const others = Array.from({ length: 6 }, (_, id) => ({
      id: id + 2,
      slug: `w${id}`,
      judul: `Warung ${id}`,
    }));
    const restaurants = listOf('restoran', [
      ...others,
      { id: 1, slug: 'braga', judul: 'Braga', ...at(-6.91) },
    ]);
    const href = '/kuliner?page=2#restoran-braga';
    const [one] = foundOf([], { restaurants }).values();
    expect(one!.places).toMatchObject([{ href }]);
    const { stops } = viewOf(readPlan('h1!re~braga').plan, new Map([['restoran', restaurants]]), [], NOW);
    expect(stops).toMatchObject([{ card: { href } }]);
  });

  test('nearbyPlaces takes the time at a stop from its ready plan rather than from its opening hours', () => {
    const stop = (name: string, time: string) => ({
      time,
      item: readPlan(`h1!${name}`).plan.items[0]!,
      note: '',
      isWalked: false,
    });
    const ready = [
      {
        slug: 'sore',
        costs: [],
        days: [{ title: 'Sore', stops: [stop('at~utara', '13.00'), stop('at~selatan', '14.30')] }],
      },
    ] as unknown as ReadyPlan[];
    const place = (hours: string) => [{ ...BETWEEN, jam_buka: hours }];
    const found = { plan: 'h1!ssore!at~utara!at~selatan', ready };
    expect(titles(place('Mo-Su 09:00-13:15'), found)).toEqual([]);
    expect(titles(place('Mo-Su 14:15-23:00'), found)).toEqual([]);
    expect(titles(place('Mo-Su 09:00-14:00'), found)).toEqual(['Kafe Tengah']);
  });

  test('nearbyKinds names attractions and restaurants, but no tours', () =>
    expect(nearbyKinds()).toEqual(['atraksi', 'restoran']));
});
