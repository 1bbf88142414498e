/** @jest-environment node */
import { calendarLeaf, longDate, parseDate, plainDate } from './tanggal';

const iso = (value: unknown) => parseDate(value)?.toISOString() ?? null;

describe('parseDate', () => {
  it.each([
    [null],
    [undefined],
    [''],
    ['besok'],
    ['13-06-26'],
    ['31-02-2026'],
    ['06/13/2026'],
    ['0/6/2026'],
    ['13-06/2026'],
    ['13.06.2026'],
    ['29 Februari 2026'],
    ['0 Juni 2026'],
    ['13 Juno 2026'],
    ['13 J 2026'],
    ['13 2026'],
    ['Juni 2026'],
    ['13 Juni 26'],
    ['13 Juni 1026'],
    ['13 Juni 2026 pagi'],
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
    ['13-06-2026', '2026-06-12T17:00:00.000Z'],
    ['13/06/2026', '2026-06-12T17:00:00.000Z'],
    ['5/6/2026', '2026-06-04T17:00:00.000Z'],
    ['13-06-2026 07:00:00', '2026-06-13T00:00:00.000Z'],
    ['13/06/2026 07:00', '2026-06-13T00:00:00.000Z'],
    ['5 Desember 2026', '2026-12-04T17:00:00.000Z'],
    ['05 desember 2026 19:30', '2026-12-05T12:30:00.000Z'],
    ['29 FEBRUARI 2028', '2028-02-28T17:00:00.000Z'],
    ['5 Des 2026', '2026-12-04T17:00:00.000Z'],
    ['17 Agt. 2026', '2026-08-16T17:00:00.000Z'],
    ['17 Agu 2026', '2026-08-16T17:00:00.000Z'],
    ['1 Mei 2026', '2026-04-30T17:00:00.000Z'],
    ['1 May 2026', '2026-04-30T17:00:00.000Z'],
    ['5 December 2026', '2026-12-04T17:00:00.000Z'],
    ['31-Okt-2026', '2026-10-30T17:00:00.000Z'],
    [1781308800, '2026-06-13T00:00:00.000Z'],
  ])('reads %j', (value, expected) => expect(iso(value)).toBe(expected));
});

it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 14, 20))))(
  'reads the day that it writes: %s',
  (date) => {
    const midnight = parseDate(`${date.toISOString().slice(0, 7)}-15`);
    expect(parseDate(plainDate(date))).toEqual(midnight);
    const { day, month } = calendarLeaf(date);
    expect(parseDate(`${day} ${month}`)).toEqual(midnight);
  },
);

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
