import { calendarLeaf, dateRange, longDate, parseDate, plainDate } from './tanggal';

describe('parseDate', () => {
  it.each([
    [''],
    ['besok'],
    ['13-06-2026'],
    ['2026-6-1'],
    ['0000-00-00 00:00:00'],
    ['9999-12-31'],
    ['2026-13-01'],
    ['2026-02-30'],
    ['2026-02-29 10:00:00'],
    ['2026-06-13 25:00:00'],
    ['2026-06-13 07:61:00'],
    ['2026-06-13 07:00:00 WIB'],
  ])('does not guess at %j', (text) => expect(parseDate(text)).toBeNull());
  it.each([
    ['2028-02-29', '2028-02-28T17:00:00.000Z'],
    ['2026-06-13 07:00:00', '2026-06-13T00:00:00.000Z'],
    ['2026-06-13T07:00:00.000000Z', '2026-06-13T07:00:00.000Z'],
    ['2026-06-13T07:00:00+0700', '2026-06-13T00:00:00.000Z'],
  ])('reads %j', (text, expected) => expect(parseDate(text)?.toISOString()).toBe(expected));
});

describe('dates for people', () => {
  const beforeMidnightUtc = new Date('2026-06-12T20:00:00Z');

  it('does not pad the day', () =>
    expect(longDate(new Date('2026-07-05T08:00:00+07:00'))).toBe('Minggu, 5 Juli 2026'));
  // spec: 9, Indonesian
  it('are long in Indonesian, in the time of Jakarta', () =>
    expect(longDate(beforeMidnightUtc)).toBe('Sabtu, 13 Juni 2026'));
  it('are plain without the weekday', () => expect(plainDate(beforeMidnightUtc)).toBe('13 Juni 2026'));
  it('fit a calendar leaf', () =>
    expect(calendarLeaf(beforeMidnightUtc)).toEqual({ day: '13', month: 'Jun 2026' }));
  it.each([
    ['2026-12-05', '2026-12-07', '5–7 Desember 2026'],
    ['2026-11-30', '2026-12-02', '30 November – 2 Desember 2026'],
    ['2026-12-30', '2027-01-02', '30 Desember 2026 – 2 Januari 2027'],
  ])('name the days from %s to %s', (first, last, text) => {
    const at = (day: string) => new Date(`${day}T00:00:00+07:00`);
    expect(dateRange(at(first), at(last))).toBe(text);
  });
});
