import { calendarLeaf, longDate, plainDate } from '../format/tanggal';
import { readStart, readTime } from './dates';

const iso = (value: unknown) => {
  const at = readTime(value);
  return at === null ? null : new Date(at).toISOString();
};

describe('readTime', () => {
  test.each([
    [null],
    [undefined],
    [''],
    ['besok'],
    ['13-06-26'],
    ['Sabtu'],
    ['Sabtu, 31 Juni 2026'],
    ['2026/13/05'],
    ['123456789'],
    ['17813088000'],
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
  ])('readTime is null for %j, which is no clear date', (value) => expect(readTime(value)).toBeNull());

  test.each([
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
    [1781308800000, '2026-06-13T00:00:00.000Z'],
    ['1781308800', '2026-06-13T00:00:00.000Z'],
    ['1781308800000', '2026-06-13T00:00:00.000Z'],
    ['2026/12/05', '2026-12-04T17:00:00.000Z'],
    ['2026/12/05 19:30:00', '2026-12-05T12:30:00.000Z'],
    ['Sabtu, 5 Desember 2026', '2026-12-04T17:00:00.000Z'],
    ['sabtu 5 Des 2026', '2026-12-04T17:00:00.000Z'],
    ["Jum'at, 4 Desember 2026", '2026-12-03T17:00:00.000Z'],
    ['5-7 Desember 2026', '2026-12-04T17:00:00.000Z'],
    ['2026-01-05 09:00:00+07', '2026-01-05T02:00:00.000Z'],
    ['2026-01-05 09:00:00.123456+00', '2026-01-05T09:00:00.000Z'],
    ['2026-12-05 9:00', '2026-12-05T02:00:00.000Z'],
    ['5 Desember 2026 09.00', '2026-12-05T02:00:00.000Z'],
    ['5 Desember 2026 9.30', '2026-12-05T02:30:00.000Z'],
  ])('readTime reads %j', (value, expected) => expect(iso(value)).toBe(expected));
});

test.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 14, 20))))(
  'readTime reads the dates that plainDate and calendarLeaf write for %s',
  (date) => {
    const midnight = readTime(`${date.toISOString().slice(0, 7)}-15`);
    expect(readTime(plainDate(date))).toBe(midnight);
    const { day, month } = calendarLeaf(date);
    expect(readTime(`${day} ${month}`)).toBe(midnight);
  },
);

describe('readStart', () => {
  test.each([[null], [undefined], [''], ['besok'], ['0000-00-00 00:00:00'], [7]])(
    'readStart is null for %j',
    (value) => expect(readStart(value)).toBeNull(),
  );
  test.each([
    ['2026-06-13'],
    ['2026-06-13 00:00:00'],
    ['2026-06-13T00:00:00+07:00'],
    ['2026-06-13T00:00:00.000000Z'],
    ['2026-06-13T00:00:00+00:00'],
    ['2026-06-13 00:00:00+00'],
    ['2026-06-13 00:00:00+07'],
    ['2026-06-12T17:00:00.000000Z'],
    ['Sabtu, 13 Juni 2026'],
    ['2026/06/13'],
    [1781283600],
    [1781308800],
    ['1781308800'],
  ])('readStart finds the day but no hour in %j', (value) =>
    expect(readStart(value)).toMatchObject({ iso: '2026-06-13', hour: null, until: null }),
  );
  test.each([
    // Seven in the morning in Jakarta is midnight in UTC, but here nobody speaks of UTC.
    ['2026-06-13 07:00:00', '2026-06-13T07:00:00+07:00', '07.00 WIB'],
    ['2026-06-13T07:00:00+07:00', '2026-06-13T07:00:00+07:00', '07.00 WIB'],
    ['13/06/2026 07:00', '2026-06-13T07:00:00+07:00', '07.00 WIB'],
    ['2026-06-13 07:30:00', '2026-06-13T07:30:00+07:00', '07.30 WIB'],
    ['2026-06-13T01:30:00.000000Z', '2026-06-13T08:30:00+07:00', '08.30 WIB'],
    ['2026-06-12T20:15:00Z', '2026-06-13T03:15:00+07:00', '03.15 WIB'],
    ['2026-06-13 07:00 - 2026-06-13 17:00', '2026-06-13T07:00:00+07:00', '07.00 WIB'],
    [1781312400, '2026-06-13T08:00:00+07:00', '08.00 WIB'],
    [1781312400000, '2026-06-13T08:00:00+07:00', '08.00 WIB'],
  ])('readStart keeps the hour of %j', (value, iso, hour) =>
    expect(readStart(value)).toMatchObject({ iso, hour }),
  );
  test('readStart gives the exact moment of a date with a time', () =>
    expect(readStart('2026-06-13 07:00:00')?.at).toBe(Date.parse('2026-06-13T00:00:00Z')));

  test.each([
    ['5-7 Desember 2026', '2026-12-05', '2026-12-07'],
    ['5 – 7 Des 2026', '2026-12-05', '2026-12-07'],
    ['5 s.d. 7 Desember 2026', '2026-12-05', '2026-12-07'],
    ['5 s/d 7 Desember 2026', '2026-12-05', '2026-12-07'],
    ['5 sampai 7 Desember 2026', '2026-12-05', '2026-12-07'],
    ['Sabtu-Senin, 5-7 Desember 2026', '2026-12-05', '2026-12-07'],
    ['30 November - 2 Desember 2026', '2026-11-30', '2026-12-02'],
    ['30 Desember 2026 - 2 Januari 2027', '2026-12-30', '2027-01-02'],
    ['Sabtu, 5 Desember 2026 - Senin, 7 Desember 2026', '2026-12-05', '2026-12-07'],
    ['2026-12-05 s/d 2026-12-07', '2026-12-05', '2026-12-07'],
    ['2026-12-05 00:00:00 - 2026-12-07 17:00:00', '2026-12-05', '2026-12-07'],
  ])('readStart reads %j as a range from its first to its last day', (value, first, last) => {
    const at = (day: string) => Date.parse(`${day}T00:00:00+07:00`);
    expect(readStart(value)).toEqual({ at: at(first), until: at(last), iso: first, hour: null });
  });
  test('readStart takes a range with hours from its first hour', () =>
    expect(readStart('2026-12-05 09:00:00 s/d 2026-12-06 17:00:00')).toEqual({
      at: Date.parse('2026-12-05T09:00:00+07:00'),
      until: Date.parse('2026-12-06T00:00:00+07:00'),
      iso: '2026-12-05',
      hour: null,
    }));
  test.each([
    ['2026-12-05 s/d 2026-12-05', null],
    ['5-5 Desember 2026', null],
    ['5 Desember 2026 - 5 Desember 2026', null],
    ['2026-12-05 09:00 s/d 2026-12-05', '09.00 WIB'],
    ['2026-12-05 09:00 s/d 2026-12-05 17:00', '09.00 WIB'],
  ])('readStart reads %j, a range of one day, as that day', (value, hour) =>
    expect(readStart(value)).toMatchObject({ iso: expect.stringMatching(/^2026-12-05/), until: null, hour }),
  );
  test.each([
    ['2026-12-07 - 2026-12-05'],
    ['2026-12-05 - besok'],
    ['7-5 Desember 2026'],
    ['30-31 Februari 2026'],
    ['5-7 Juno 2026'],
    ['5-7-9 Desember 2026'],
  ])('readStart is null for the invalid range %j', (value) => expect(readStart(value)).toBeNull());
});

test.each([['5 Desember 2026'], ['29 Februari 2028']])(
  'readTime reads the date that longDate writes: %s',
  (day) => expect(readTime(longDate(new Date(readTime(day)!)))).toBe(readTime(day)),
);
