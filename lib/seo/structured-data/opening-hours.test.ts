import { readHours } from '../../hours/read-hours';
import { openingHours } from './opening-hours';

const of = (text: string) =>
  openingHours(readHours(text))?.map(({ dayOfWeek, opens, closes }) => [
    (dayOfWeek as string[]).length,
    opens,
    closes,
  ]);

test.each([
  [
    'Mo-Fr 08:00-16:00; Sa,Su 07:00-17:00',
    [
      [2, '07:00', '17:00'],
      [5, '08:00', '16:00'],
    ],
  ],
  [
    'Mo-Su 08:00-12:00,13:00-17:00',
    [
      [7, '08:00', '12:00'],
      [7, '13:00', '17:00'],
    ],
  ],
  ['24/7', [[7, '00:00', '23:59']]],
  ['Mo-Su 17:00-02:00', [[7, '17:00', '02:00']]],
  ['Mo-Su 17:00-24:00', [[7, '17:00', '23:59']]],
])('openingHours marks up the hours %s', (text, entries) => expect(of(text)).toEqual(entries));

test('openingHours is undefined for hours that could not be read', () => {
  expect(openingHours(readHours('sampai habis'))).toBeUndefined();
  expect(openingHours(undefined)).toBeUndefined();
});
