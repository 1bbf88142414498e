import { calendar, googleCalendarHref, type CalendarEntry } from './calendar';

const entry: CalendarEntry = {
  uid: 'event-malam@contoh.id',
  title: 'Malam Angklung',
  at: Date.parse('2026-12-12T19:30:00+07:00'),
  isDay: false,
  place: 'Saung, Padasuka',
  url: 'https://contoh.id/event/malam',
};
const linesOf = (text: string) => text.split('\r\n');

describe('a calendar file (RFC 5545)', () => {
  test.each([
    ['a line break', 'Malam\r\nBEGIN:VEVENT\nATTENDEE:x', 'SUMMARY:Malam\\nBEGIN:VEVENT\\nATTENDEE:x'],
    ['the separators', 'a, b; c\\d', 'SUMMARY:a\\, b\\; c\\\\d'],
    ['control characters', 'a\u0000b\u0007c\u2028d', 'SUMMARY:a b c\\nd'],
    ['half of a pair', 'a\ud83d', 'SUMMARY:a\ufffd'],
  ])('a calendar file escapes or replaces %s in a title and keeps a single entry', (_, title, line) => {
    const lines = linesOf(calendar([{ ...entry, title }], 0));
    expect(lines).toContain(line);
    expect(lines.filter((one) => one === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  test('a calendar file folds lines at 75 bytes without splitting a character', () => {
    const title = '😀 é '.repeat(60).trim();
    const text = calendar([{ ...entry, title }], 0);
    for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });

  test('a calendar entry with a known time starts in UTC and has no end', () => {
    const lines = linesOf(calendar([entry], 0));
    expect(lines).toContain('DTSTART:20261212T123000Z');
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
  });

  test('a calendar entry without a time covers the whole day in Jakarta', () => {
    const at = Date.parse('2026-12-31T00:00:00+07:00');
    const lines = linesOf(calendar([{ ...entry, at, isDay: true }], 0));
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    );
  });

  test('a calendar entry of several days ends the day after the last one, in a file and at Google', () => {
    const [at, until] = ['2026-12-30', '2026-12-31'].map((day) => Date.parse(`${day}T00:00:00+07:00`));
    const several = { ...entry, at: at!, until: until!, isDay: true };
    expect(linesOf(calendar([several], 0))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101']),
    );
    expect(new URL(googleCalendarHref(several)).searchParams.get('dates')).toBe('20261230/20270101');
  });

  test('a calendar entry has no LOCATION when the place is unknown', () => {
    expect(calendar([{ ...entry, place: null }], 0)).not.toContain('LOCATION');
  });
});

test('googleCalendarHref has the title, time, link and place of the entry', () => {
  const { searchParams } = new URL(googleCalendarHref({ ...entry, title: 'A & B, 100%' }));
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'A & B, 100%',
    dates: '20261212T123000Z/20261212T123000Z',
    details: 'https://contoh.id/event/malam',
    location: 'Saung, Padasuka',
  });
});
