import { daysOff, likelyDay, offWord, offWords, refusedOn } from './days-off';
import { readHours, readWeekdays } from './read-hours';

const SATURDAY = Date.parse('2026-12-05T10:00:00+07:00');
const MONDAY = Date.parse('2026-12-07T00:00:00+07:00');
const tour = (text: string) => daysOff(readWeekdays(text), null);
const place = (text: string) => daysOff(null, readHours(text));

test.each([
  ['Su-Th', [0, 1, 2, 3, 4]],
  ['Mo,We-Fr', [1, 3, 4, 5]],
  ['Senin sampai Jumat', [1, 2, 3, 4, 5]],
  ['Selasa, Kamis dan Sabtu', [2, 4, 6]],
  ['setiap hari', [1, 2, 3, 4, 5, 6, 0]],
])('readWeekdays reads %j as days of the week', (text, days) => expect(readWeekdays(text)).toEqual(days));

test.each(['', 'hari kerja', 'Mo-Fr 08:00-16:00', 'PH', 'Mo-We-Fr', 'x'.repeat(500)])(
  'readWeekdays is null for %j, which it cannot read',
  (text) => expect(readWeekdays(text)).toBeNull(),
);

test('a tour does not run on the days that it does not name, and takes no order for them', () => {
  expect(offWords(tour('Su-Th')!)).toBe('Tidak berjalan pada hari Jumat dan Sabtu');
  expect(offWords(tour('Mo-Fr')!)).toBe('Tidak berjalan pada hari Sabtu dan Minggu');
  expect(offWord(tour('Su-Th'), SATURDAY)).toBe('Tidak berjalan pada hari Sabtu');
  expect(refusedOn(tour('Su-Th'), SATURDAY)).toBe('Tidak berjalan pada hari Sabtu');
  expect(refusedOn(tour('Su-Th'), MONDAY)).toBeNull();
});

test('a place is said to be closed, and its order is taken all the same', () => {
  expect(offWord(place('Tu-Su 09:00-16:00'), MONDAY)).toBe('Tutup hari Senin');
  expect(refusedOn(place('Tu-Su 09:00-16:00'), MONDAY)).toBeNull();
  expect(offWord(place('Tu-Su 09:00-16:00'), SATURDAY)).toBeNull();
});

test('a tour keeps to its own days, whatever the hours of its place', () =>
  expect(daysOff([1, 2, 3, 4, 5, 6], readHours('Tu-Su 09:00-16:00'))?.days).toEqual([0]));

test('nothing is off every day, and where nothing is known', () => {
  expect([tour('Mo-Su'), place('24/7'), daysOff(null, null)]).toEqual([null, null, null]);
  expect(offWord(null, MONDAY)).toBeNull();
});

test.each([
  ['a Saturday where nothing is known', null, 6],
  ['a Saturday where that is open', place('Tu-Su 09:00-16:00'), 6],
  ['a Sunday where Saturday is off', tour('Su-Th'), 0],
  ['the day nearest to the weekend where that is off', tour('Tu-Th'), 4],
])('likelyDay is %s', (_what, off, day) => expect(likelyDay(off)).toBe(day));
