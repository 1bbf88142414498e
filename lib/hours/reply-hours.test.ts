import { readWeek } from './read-reply-hours';
import { repliesFrom } from './reply-hours';

/** The text of the chat at a time in Jakarta; 23 November 2026 is a Monday. */
const at = (hours: string, days: string | undefined, moment: string) =>
  repliesFrom(readWeek(hours, days) ?? [], Date.parse(`${moment}+07:00`));

describe('daily reply hours', () => {
  test.each([
    ['2026-11-23T08:00', null],
    ['2026-11-23T12:30', null],
    ['2026-11-23T19:59', null],
    ['2026-11-23T20:00', 'Dibalas mulai pukul 08.00'],
    ['2026-11-23T23:59', 'Dibalas mulai pukul 08.00'],
    ['2026-11-24T07:59', 'Dibalas mulai pukul 08.00'],
    // Crosses the end of the week.
    ['2026-11-28T22:00', 'Dibalas mulai pukul 08.00'],
    ['2026-11-29T07:00', 'Dibalas mulai pukul 08.00'],
  ])('repliesFrom for 08.00-20.00 every day says at %s: %s', (moment, said) =>
    expect(at('08.00-20.00', undefined, moment)).toBe(said),
  );
});

describe('reply hours on weekdays', () => {
  test.each([
    ['2026-11-27T16:59', null],
    ['2026-11-27T17:00', 'Dibalas mulai Senin pukul 09.30'],
    ['2026-11-28T12:00', 'Dibalas mulai Senin pukul 09.30'],
    ['2026-11-29T09:31', 'Dibalas mulai pukul 09.30'],
    ['2026-11-30T09:30', null],
  ])('repliesFrom for 9.30 - 17.00 from Monday to Friday says at %s: %s', (moment, said) =>
    expect(at('9.30 - 17.00', 'Senin-Jumat', moment)).toBe(said),
  );
});

test('readWeek reads single days and a range of days that ends on Sunday', () => {
  expect(at('08:00–16:00', 'Jumat-Minggu', '2026-11-29T10:00')).toBeNull();
  expect(at('08.00-16.00', 'selasa, Kamis', '2026-11-25T10:00')).toBe('Dibalas mulai pukul 08.00');
  expect(at('08.00-16.00', 'selasa, Kamis', '2026-11-24T10:00')).toBeNull();
});

test('readWeek accepts a day that ends at midnight', () => {
  expect(at('00.00-24.00', undefined, '2026-11-28T23:59')).toBeNull();
});

test.each([
  ['8-20', undefined],
  ['20.00-08.00', undefined],
  ['08.00-08.00', undefined],
  ['08.00-25.00', undefined],
  ['08.60-20.00', undefined],
  ['24 jam', undefined],
  ['08.00-20.00', 'Monday-Friday'],
  ['08.00-20.00', ''],
])('readWeek is null for the hours %s on %s', (hours, days) => expect(readWeek(hours, days)).toBeNull());
