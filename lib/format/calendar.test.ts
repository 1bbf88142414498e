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
  it.each([
    ['a line break', 'Malam\r\nBEGIN:VEVENT\nATTENDEE:x', 'SUMMARY:Malam\\nBEGIN:VEVENT\\nATTENDEE:x'],
    ['the separators', 'a, b; c\\d', 'SUMMARY:a\\, b\\; c\\\\d'],
    ['control characters', 'a\u0000b\u0007c\u2028d', 'SUMMARY:a b c\\nd'],
    ['half of a pair', 'a\ud83d', 'SUMMARY:a\ufffd'],
  ])('gives %s in a title no line of its own', (_, title, line) => {
    const lines = linesOf(calendar([{ ...entry, title }], 0));
    expect(lines).toContain(line);
    expect(lines.filter((one) => one === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('folds long lines at 75 octets, and cuts no character in two', () => {
    const title = '😀 é '.repeat(60).trim();
    const text = calendar([{ ...entry, title }], 0);
    for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });

  it('begins at a known moment, in UTC, and invents no end', () => {
    const lines = linesOf(calendar([entry], 0));
    expect(lines).toContain('DTSTART:20261212T123000Z');
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
  });

  it('has the whole day in Jakarta where no hour is known', () => {
    const at = Date.parse('2026-12-31T00:00:00+07:00');
    const lines = linesOf(calendar([{ ...entry, at, isDay: true }], 0));
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    );
  });

  it('leaves out a place that is not known', () => {
    expect(calendar([{ ...entry, place: null }], 0)).not.toContain('LOCATION');
  });
});

test('Google Calendar gets the same entry', () => {
  const { searchParams } = new URL(googleCalendarHref({ ...entry, title: 'A & B, 100%' }));
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'A & B, 100%',
    dates: '20261212T123000Z/20261212T123000Z',
    details: 'https://contoh.id/event/malam',
    location: 'Saung, Padasuka',
  });
});
