import { calendarLeaf, dateRange, longDate, parseDate, plainDate, shortRange } from './tanggal';

describe('parseDate', () => {
  test.each([
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
  ])('parseDate is null for %j, which is no usable date', (text) => expect(parseDate(text)).toBeNull());
  test.each([
    ['2028-02-29', '2028-02-28T17:00:00.000Z'],
    ['2026-06-13 07:00:00', '2026-06-13T00:00:00.000Z'],
    ['2026-06-13T07:00:00.000000Z', '2026-06-13T07:00:00.000Z'],
    ['2026-06-13T07:00:00+0700', '2026-06-13T00:00:00.000Z'],
  ])('parseDate reads %j', (text, expected) => expect(parseDate(text)?.toISOString()).toBe(expected));
});

describe('dates for people', () => {
  const beforeMidnightUtc = new Date('2026-06-12T20:00:00Z');

  test('longDate does not pad the day with a zero', () =>
    expect(longDate(new Date('2026-07-05T08:00:00+07:00'))).toBe('Minggu, 5 Juli 2026'));
  // spec: 9, Indonesian
  test('longDate writes weekday, day, month and year in Indonesian, in Jakarta time', () =>
    expect(longDate(beforeMidnightUtc)).toBe('Sabtu, 13 Juni 2026'));
  test('plainDate writes the date without the weekday, in Jakarta time', () =>
    expect(plainDate(beforeMidnightUtc)).toBe('13 Juni 2026'));
  test('calendarLeaf gives the day and the short month with the year, in Jakarta time', () =>
    expect(calendarLeaf(beforeMidnightUtc)).toEqual({ day: '13', month: 'Jun 2026' }));
  test.each([
    ['2026-12-05', '2026-12-05', '5 Desember 2026', '5 Des'],
    ['2026-12-05', '2026-12-07', '5–7 Desember 2026', '5–7 Des'],
    ['2026-11-30', '2026-12-02', '30 November – 2 Desember 2026', '30 Nov – 2 Des'],
    ['2026-12-30', '2027-01-02', '30 Desember 2026 – 2 Januari 2027', '30 Des 2026 – 2 Jan 2027'],
  ])(
    'dateRange and shortRange write the days from %s to %s without repeating a shared day, month or year',
    (first, last, text, short) => {
      const at = (day: string) => new Date(`${day}T00:00:00+07:00`);
      expect(dateRange(at(first), at(last))).toBe(text);
      expect(shortRange(at(first), at(last))).toBe(short);
    },
  );
});
