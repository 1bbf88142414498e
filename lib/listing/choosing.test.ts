import { choiceOf } from '../addresses/list-choice';
import {
  arePerPerson,
  chosen,
  countOptions,
  lowestPrice,
  quickChoices,
  type Choosable,
  type FilterName,
} from './choosing';
import { inCategory, listPage } from './listing';

type Thing = Choosable & { name: string; area: string | null; over?: boolean };

let clock = 0;
/** Each is older than the one before. */
const thing = (name: string, over: Partial<Thing> = {}): Thing => ({
  ...{ name, category: 'Alam', createdAt: (clock -= 1), amount: null, rating: null, days: null, area: null },
  ...over,
});
const around = { areaOf: ({ area }: Thing) => area, isOver: ({ over }: Thing) => over ?? false };
const names = (items: readonly Thing[]) => items.map(({ name }) => name).join(' ');
const pick = (items: readonly Thing[], choice: Parameters<typeof choiceOf>[0]) =>
  names(chosen(items, choiceOf(choice), around));

const TRIPS = [
  thing('kemah', { amount: 725_000, days: 2, rating: 4.5, area: 'pangalengan' }),
  thing('entah', { days: 2, rating: 4.9 }),
  thing('jip', { amount: 475_000, days: 1, area: 'lembang' }),
  thing('teh', { amount: 1_850_000, days: 3, rating: 4.7, area: 'ciwidey' }),
  thing('batik', { amount: 475_000, days: 1, rating: 4.5, area: 'kota-bandung' }),
  thing('keliling', { amount: 1_000_000, days: 5, rating: 4.9, area: 'lembang' }),
];

describe('chosen', () => {
  test('chosen is empty for an empty list', () => expect(pick([], { urut: 'harga', hari: '2' })).toBe(''));
  test('chosen returns the same list when nothing is chosen', () =>
    expect(chosen(TRIPS, {}, around)).toBe(TRIPS));
  // spec: 10, A list's address
  test('chosen sorts by the lowest price, ties newest first, unknown prices last', () =>
    expect(pick(TRIPS, { urut: 'harga' })).toBe('jip batik kemah keliling teh entah'));
  test('chosen sorts by the best rating, ties newest first, unrated items last', () =>
    expect(pick(TRIPS, { urut: 'rating' })).toBe('entah keliling teh kemah batik jip'));
  test('chosen sorts a price of 0 as the lowest price, not as an unknown one', () =>
    expect(pick([...TRIPS, thing('taman', { amount: 0 })], { urut: 'harga' })).toMatch(/^taman jip/));
  test('chosen keeps items up to the price limit, and drops dearer ones and unknown prices', () =>
    expect(pick(TRIPS, { harga: '1000000' })).toBe('kemah jip batik keliling'));
  test.each([
    ['1', 'jip batik'],
    ['2', 'kemah entah'],
    ['3', 'teh keliling'],
  ])("chosen with hari=%s keeps '%s': 3 means 3 or more, and an unknown length never fits", (hari, left) =>
    expect(pick([...TRIPS, thing('tak tentu')], { hari })).toBe(left),
  );
  test('chosen keeps the items of the chosen area', () =>
    expect(pick(TRIPS, { kawasan: 'lembang' })).toBe('jip keliling'));
  test('chosen keeps the items that fit every filter', () =>
    expect(pick(TRIPS, { urut: 'harga', harga: '500000', hari: '1', kawasan: 'lembang' })).toBe('jip'));
  test('a past item has no price for the price filter and the lowest price', () => {
    const items = [thing('lalu', { amount: 10_000, over: true }), thing('nanti', { amount: 90_000 })];
    expect(pick(items, { harga: '250000' })).toBe('nanti');
    expect(lowestPrice(items, {}, around)).toBe(90_000);
  });
});

describe('prices for several people', () => {
  /** Four of them; nobody knows it of a jeep, and kemah takes six at least. */
  const totals = {
    kemah: null,
    entah: null,
    jip: null,
    teh: 7_400_000,
    batik: 1_900_000,
    keliling: 1_000_000,
  };
  const forFour = { ...around, totalOf: ({ name }: Thing) => totals[name as keyof typeof totals] ?? null };
  const left = (choice: Parameters<typeof choiceOf>[0]) =>
    names(chosen(TRIPS, choiceOf({ orang: '4', ...choice }), forFour));

  test('chosen drops no item when only the number of people is chosen', () =>
    expect(left({})).toBe(names(TRIPS)));
  test('chosen for several people sorts by total, unknown totals last', () =>
    expect(left({ urut: 'harga' })).toBe('keliling batik teh kemah entah jip'));
  test('the price limit for several people applies to totals and drops unknown ones', () =>
    expect(left({ harga: '2000000' })).toBe('batik keliling'));
  test('countOptions and lowestPrice use totals when a number of people is chosen', () => {
    const values = new Map<FilterName, string[]>([['harga', ['1000000', '10000000']]]);
    const counts = countOptions(TRIPS, choiceOf({ orang: '4' }), values, forFour).get('harga');
    expect(Object.fromEntries(counts ?? [])).toEqual({ null: 6, '1000000': 1, '10000000': 3 });
    expect(lowestPrice(TRIPS, choiceOf({ orang: '4', hari: '1' }), forFour)).toBe(1_900_000);
  });
  test('a past item has no total for the price filter', () => {
    const past = { ...thing('batik'), over: true };
    expect(names(chosen([past], choiceOf({ orang: '4', harga: '2000000' }), forFour))).toBe('');
  });
  test('quickChoices uses the limits of totals for several people', () =>
    expect(quickChoices(TRIPS, forFour).map(({ hari, harga }) => `${hari} ${harga}`)).toEqual([
      '1 2000000',
      '3 1000000',
    ]));
});

describe('prices without a driver', () => {
  const both = ['dengan', 'lepas'];
  const VEHICLES = [
    thing('innova', { amount: 1_300_000, selfDrive: 750_000, drivers: both }),
    thing('jazz', { amount: 600_000, selfDrive: 400_000, drivers: both }),
    thing('entah', { amount: 300_000, selfDrive: null, drivers: both }),
    thing('bus', { amount: 450_000, selfDrive: null, drivers: ['dengan'] }),
  ];

  test('chosen without a driver sorts and limits by the prices without one, unknown ones last', () => {
    expect(pick(VEHICLES, { urut: 'harga', pengemudi: 'lepas' })).toBe('jazz innova entah');
    expect(pick(VEHICLES, { harga: '500000', pengemudi: 'lepas' })).toBe('jazz');
    expect(pick(VEHICLES, { harga: '500000', pengemudi: 'dengan' })).toBe('entah bus');
    expect(lowestPrice(VEHICLES, choiceOf({ pengemudi: 'lepas' }), around)).toBe(400_000);
  });
  test.each([undefined, ...both])(
    'countOptions counts what each value would show, whoever drives: %s',
    (pengemudi) => {
      const choice = choiceOf({ harga: '500000', pengemudi });
      const values = new Map<FilterName, string[]>([
        ['harga', ['500000']],
        ['pengemudi', both],
      ]);
      for (const [name, counts] of countOptions(VEHICLES, choice, values, around))
        for (const [value, count] of counts)
          expect([name, value, count]).toEqual([
            name,
            value,
            chosen(VEHICLES, choiceOf({ ...choice, [name]: value }), around).length,
          ]);
    },
  );
});

describe('a page of a chosen list', () => {
  const choose = (items: readonly Thing[]) => chosen(items, choiceOf({ urut: 'harga' }), around);
  const all = [
    ...TRIPS,
    thing('lalu', { amount: 5_000, over: true }),
    thing('mal', { category: 'Belanja', amount: 1_000 }),
  ];

  test('listPage orders within the category and puts past items last', () =>
    expect(names(listPage(all, ['Alam'], 'alam', 1, around.isOver, choose)?.items ?? [])).toBe(
      'jip batik kemah keliling teh entah',
    ));
  test('listPage counts only the chosen items and ends after them', () => {
    const left = (items: readonly Thing[]) => chosen(items, choiceOf({ hari: '2' }), around);
    expect(listPage(all, ['Alam'], 'alam', 1, around.isOver, left)).toMatchObject({ total: 2, pages: 1 });
    expect(listPage(all, ['Alam'], 'alam', 2, around.isOver, left)).toBeNull();
  });
  test('chosen sorts a list once and returns the same array again', () => {
    const items = inCategory(all, 'Alam');
    const choice = choiceOf({ urut: 'harga' });
    expect(chosen(items, choice, around)).toBe(chosen(items, choice, around));
  });
});

describe('countOptions', () => {
  const values = new Map<FilterName, string[]>([
    ['harga', ['250000', '500000']],
    ['hari', ['1', '2', '3']],
    ['kawasan', ['lembang', 'ciwidey']],
  ]);
  const count = (choice: Parameters<typeof choiceOf>[0], name: FilterName) =>
    Object.fromEntries(countOptions(TRIPS, choiceOf(choice), values, around).get(name) ?? []);

  test('countOptions counts the items of each price limit with the other filters, not the chosen limit', () =>
    expect(count({ harga: '250000', hari: '1' }, 'harga')).toEqual({ null: 2, '250000': 0, '500000': 2 }));
  test('countOptions counts areas and days with the other filters', () => {
    const choice = { kawasan: 'lembang', hari: '1' };
    expect(count(choice, 'kawasan')).toEqual({ null: 2, lembang: 1, ciwidey: 0 });
    expect(count(choice, 'hari')).toEqual({ null: 2, 1: 1, 2: 0, 3: 1 });
  });
  test('countOptions counts an item that fails several filters nowhere', () =>
    expect(count({ harga: '250000', hari: '2', kawasan: 'kota-bandung' }, 'kawasan')).toEqual({
      ...{ null: 0, lembang: 0, ciwidey: 0 },
    }));
});

describe('quickChoices', () => {
  test('quickChoices gives each length its lowest limit that has items, with their number', () =>
    expect(quickChoices(TRIPS, around)).toEqual([
      { hari: '1', harga: '500000', count: 2, isPerPerson: false },
      { hari: '2', harga: '1000000', count: 1, isPerPerson: false },
      { hari: '3', harga: '1000000', count: 1, isPerPerson: false },
    ]));
  test('quickChoices gives the number of items that its choice shows', () => {
    for (const { count, ...choice } of quickChoices(TRIPS, around))
      expect(chosen(TRIPS, choiceOf(choice), around)).toHaveLength(count);
  });
  test('quickChoices leaves out lengths without a price within the limits, and past items', () =>
    expect(
      quickChoices(
        [
          thing('entah', { days: 1 }),
          thing('mewah', { days: 2, amount: 9_000_000 }),
          thing('lalu', { days: 3, amount: 100_000, over: true }),
        ],
        around,
      ),
    ).toEqual([]));
});

describe('arePerPerson', () => {
  const own = thing('a', { amount: 1, isPerPerson: true });
  const group = thing('b', { amount: 1, isPerPerson: false, days: 2 });
  test.each([
    [[], {}, false],
    [[thing('entah', { isPerPerson: false })], {}, false],
    [[own, group], {}, false],
    [[own, thing('entah')], {}, true],
    [[{ ...own, days: 1 }, group], { hari: '1' }, true],
  ])('arePerPerson tells whether all known prices shown are per person (case %#)', (items, choice, said) =>
    expect(arePerPerson(items, choice, around)).toBe(said),
  );
});

describe('lowestPrice', () => {
  test('lowestPrice is null when no price is known', () =>
    expect(lowestPrice([thing('a')], {}, around)).toBeNull());
  test('lowestPrice applies all filters except the price limit', () =>
    expect(lowestPrice(TRIPS, choiceOf({ harga: '250000', hari: '2' }), around)).toBe(725_000));
});
