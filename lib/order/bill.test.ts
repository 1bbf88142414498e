import { billOf } from './bill';

const meal = (sum: number) => [{ label: 'Makan siang', sum }];

test.each([
  [100_000, 4, 25_000],
  [100_000, 3, 33_333],
  [100_000, null, null],
  [1, 3, null],
  [0, 2, null],
])('Rp %s for %s people is %s for one of them, and never Rp 0', (sum, people, each) =>
  expect(billOf([], people, meal(sum)).perPerson).toBe(each),
);

test('nothing known has no total, and nothing for one of them', () =>
  expect(billOf([], 4)).toMatchObject({ total: null, perPerson: null }));
