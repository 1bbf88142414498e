/** @jest-environment node */
import { calendarLeaf, longDate, parseDate, plainDate } from './tanggal';

const iso = (value: unknown) => parseDate(value)?.toISOString() ?? null;

describe('parseDate', () => {
  it.each([
    [null],
    [undefined],
    [''],
    ['besok'],
    ['13-06-2026'],
    ['2026-6-1'],
    ['0000-00-00 00:00:00'],
    ['2026-13-01'],
    ['2026-02-30'],
    ['2026-02-29 10:00:00'],
    ['2026-06-13 25:00:00'],
    ['2026-06-13 07:61:00'],
    ['2026-06-13 07:00:00 WIB'],
    [0],
    [-5],
    [NaN],
    [1e15],
    [{}],
    [[]],
    [true],
  ])('does not guess at %j', (value) => expect(parseDate(value)).toBeNull());

  it.each([
    ['2026-06-13', '2026-06-12T17:00:00.000Z'],
    ['2026-06-13 07:00:00', '2026-06-13T00:00:00.000Z'],
    ['2026-06-13 07:00', '2026-06-13T00:00:00.000Z'],
    ['2026-06-13T07:00:00', '2026-06-13T00:00:00.000Z'],
    ['2026-06-13T07:00:00.000000Z', '2026-06-13T07:00:00.000Z'],
    ['2026-06-13T07:00:00+07:00', '2026-06-13T00:00:00.000Z'],
    ['2026-06-13T07:00:00+0700', '2026-06-13T00:00:00.000Z'],
    [' 2028-02-29 ', '2028-02-28T17:00:00.000Z'],
    [1781308800, '2026-06-13T00:00:00.000Z'],
  ])('reads %j', (value, expected) => expect(iso(value)).toBe(expected));
});

describe('dates for people', () => {
  const beforeMidnightUtc = new Date('2026-06-12T20:00:00Z');

  it('does not pad the day', () =>
    expect(longDate(new Date('2026-07-05T08:00:00+07:00'))).toBe('Minggu, 5 Juli 2026'));
  it('are long in Indonesian, in the time of Jakarta', () =>
    expect(longDate(beforeMidnightUtc)).toBe('Sabtu, 13 Juni 2026'));
  it('are plain without the weekday', () => expect(plainDate(beforeMidnightUtc)).toBe('13 Juni 2026'));
  it('fit a calendar leaf', () =>
    expect(calendarLeaf(beforeMidnightUtc)).toEqual({ day: '13', month: 'Jun 2026' }));
});
