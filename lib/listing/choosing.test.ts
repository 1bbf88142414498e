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
  it('has nothing of nothing', () => expect(pick([], { urut: 'harga', hari: '2' })).toBe(''));
  it('leaves the list as it is without a choice', () => expect(chosen(TRIPS, {}, around)).toBe(TRIPS));
  // spec: 10, A list's address
  it('puts the lowest price first, ties newest first, an unknown price last', () =>
    expect(pick(TRIPS, { urut: 'harga' })).toBe('jip batik kemah keliling teh entah'));
  it('puts the best rating first, ties newest first, no rating last', () =>
    expect(pick(TRIPS, { urut: 'rating' })).toBe('entah keliling teh kemah batik jip'));
  it('takes what costs nothing for the lowest price, not for an unknown one', () =>
    expect(pick([...TRIPS, thing('taman', { amount: 0 })], { urut: 'harga' })).toMatch(/^taman jip/));
  it('keeps what costs exactly so much, and leaves out what costs more or an unknown price', () =>
    expect(pick(TRIPS, { harga: '1000000' })).toBe('kemah jip batik keliling'));
  it.each([
    ['1', 'jip batik'],
    ['2', 'kemah entah'],
    ['3', 'teh keliling'],
  ])('for %s days keeps %s: three means three or more, and nothing of unknown length', (hari, left) =>
    expect(pick([...TRIPS, thing('tak tentu')], { hari })).toBe(left),
  );
  it('keeps what lies in an area', () => expect(pick(TRIPS, { kawasan: 'lembang' })).toBe('jip keliling'));
  it('keeps what fits all of it', () =>
    expect(pick(TRIPS, { urut: 'harga', harga: '500000', hari: '1', kawasan: 'lembang' })).toBe('jip'));
  it('has no price for what is past', () => {
    const items = [thing('lalu', { amount: 10_000, over: true }), thing('nanti', { amount: 90_000 })];
    expect(pick(items, { harga: '250000' })).toBe('nanti');
    expect(lowestPrice(items, {}, around)).toBe(90_000);
  });
});

describe('for several people', () => {
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

  it('nothing is left out by their number alone', () => expect(left({})).toBe(names(TRIPS)));
  it('the lowest total is first, what they cannot order or has no total last', () =>
    expect(left({ urut: 'harga' })).toBe('keliling batik teh kemah entah jip'));
  it('a limit is one of totals, and keeps nothing without one', () =>
    expect(left({ harga: '2000000' })).toBe('batik keliling'));
  it('limits count totals, and the lowest price is one', () => {
    const values = new Map<FilterName, string[]>([['harga', ['1000000', '10000000']]]);
    const counts = countOptions(TRIPS, choiceOf({ orang: '4' }), values, forFour).get('harga');
    expect(Object.fromEntries(counts ?? [])).toEqual({ null: 6, '1000000': 1, '10000000': 3 });
    expect(lowestPrice(TRIPS, choiceOf({ orang: '4', hari: '1' }), forFour)).toBe(1_900_000);
  });
  it('what is past has no total', () => {
    const past = { ...thing('batik'), over: true };
    expect(names(chosen([past], choiceOf({ orang: '4', harga: '2000000' }), forFour))).toBe('');
  });
  it('a quick choice has limits of totals', () =>
    expect(quickChoices(TRIPS, forFour).map(({ hari, harga }) => `${hari} ${harga}`)).toEqual([
      '1 2000000',
      '3 1000000',
    ]));
});

describe('a page of a chosen list', () => {
  const choose = (items: readonly Thing[]) => chosen(items, choiceOf({ urut: 'harga' }), around);
  const all = [
    ...TRIPS,
    thing('lalu', { amount: 5_000, over: true }),
    thing('mal', { category: 'Belanja', amount: 1_000 }),
  ];

  it('is ordered within its category, and what is past sinks', () =>
    expect(names(listPage(all, ['Alam'], 'alam', 1, around.isOver, choose)?.items ?? [])).toBe(
      'jip batik kemah keliling teh entah',
    ));
  it('counts and ends with what is left', () => {
    const left = (items: readonly Thing[]) => chosen(items, choiceOf({ hari: '2' }), around);
    expect(listPage(all, ['Alam'], 'alam', 1, around.isOver, left)).toMatchObject({ total: 2, pages: 1 });
    expect(listPage(all, ['Alam'], 'alam', 2, around.isOver, left)).toBeNull();
  });
  it('orders a list once, however often it is shown', () => {
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

  it('counts what each price would show, with the rest of the choice, whatever price is chosen', () =>
    expect(count({ harga: '250000', hari: '1' }, 'harga')).toEqual({ null: 2, '250000': 0, '500000': 2 }));
  it('counts areas and days in the same way', () => {
    const choice = { kawasan: 'lembang', hari: '1' };
    expect(count(choice, 'kawasan')).toEqual({ null: 2, lembang: 1, ciwidey: 0 });
    expect(count(choice, 'hari')).toEqual({ null: 2, 1: 1, 2: 0, 3: 1 });
  });
  it('counts what fails several filters nowhere', () =>
    expect(count({ harga: '250000', hari: '2', kawasan: 'kota-bandung' }, 'kawasan')).toEqual({
      ...{ null: 0, lembang: 0, ciwidey: 0 },
    }));
});

describe('quickChoices', () => {
  it('names for each length the lowest limit that shows something, with what it shows', () =>
    expect(quickChoices(TRIPS, around)).toEqual([
      { hari: '1', harga: '500000', count: 2, isPerPerson: false },
      { hari: '2', harga: '1000000', count: 1, isPerPerson: false },
      { hari: '3', harga: '1000000', count: 1, isPerPerson: false },
    ]));
  it('shows as many as it says', () => {
    for (const { count, ...choice } of quickChoices(TRIPS, around))
      expect(chosen(TRIPS, choiceOf(choice), around)).toHaveLength(count);
  });
  it('leaves out a length of which nothing has a price within the limits, and what is past', () =>
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
  it.each([
    [[], {}, false],
    [[thing('entah', { isPerPerson: false })], {}, false],
    [[own, group], {}, false],
    [[own, thing('entah')], {}, true],
    [[{ ...own, days: 1 }, group], { hari: '1' }, true],
  ])('%# is about each price that is shown', (items, choice, said) =>
    expect(arePerPerson(items, choice, around)).toBe(said),
  );
});

describe('lowestPrice', () => {
  it('is unknown where no price is', () => expect(lowestPrice([thing('a')], {}, around)).toBeNull());
  it('is that of the rest of the choice, whatever the limit', () =>
    expect(lowestPrice(TRIPS, choiceOf({ harga: '250000', hari: '2' }), around)).toBe(725_000));
});
