import { billOf } from './bill';

const meal = (sum: number) => [{ label: 'Makan siang', sum }];

test.each([
  [100_000, 4, 25_000],
  [100_000, 3, 33_333],
  [100_000, null, null],
  [1, 3, null],
  [0, 2, null],
])('billOf divides Rp %s among %s people into %s per person, and never into Rp 0', (sum, people, each) =>
  expect(billOf([], people, meal(sum)).perPerson).toBe(each),
);

test('billOf has no total and no price per person when nothing is known', () =>
  expect(billOf([], 4)).toMatchObject({ total: null, perPerson: null }));

test('billOf names a cost once that two ready plans have', () =>
  expect(billOf([], 4, [...meal(10), { label: 'Taksi', sum: 5 }, ...meal(20)])).toMatchObject({
    total: 35,
    holds: 'Makan siang dan taksi',
  }));
