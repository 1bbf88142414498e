import { DAY_MS, dayAt } from '../base/jakarta';

/** An entry of a calendar: a whole day or several, or a moment, of which no end is known. */
export interface CalendarEntry {
  /** Constant for the same thing, so that a second import replaces it. */
  uid: string;
  title: string;
  /** Milliseconds; a whole day where `isDay`. */
  at: number;
  isDay: boolean;
  /** The last of several whole days; null or absent for one. */
  until?: number | null;
  place?: string | null;
  text?: string;
  url: string;
}

/** RFC 5545, 3.1: lines of at most 75 octets, the line break not counted. */
const LINE = 75;

/** A calendar as RFC 5545 writes it, made at `now`. Texts may hold anything: they are escaped. */
export function calendar(entries: readonly CalendarEntry[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jelajahi Bandung//Kalender//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry, now: number): string[] {
  const { uid, title, at, isDay, place, text, url } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${moment(now)}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${day(at)}`, `DTEND;VALUE=DATE:${dayAfter(entry)}`]
      : [`DTSTART:${moment(at)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** The page of Google Calendar that offers an entry to be saved. It asks for an end: a moment is its own. */
export function googleCalendarHref(entry: CalendarEntry): string {
  const { title, at, isDay, place, url } = entry;
  const [from, to] = isDay ? [day(at), dayAfter(entry)] : [moment(at), moment(at)];
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${from}/${to}`,
    details: url,
  });
  if (place) query.set('location', place);
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** '20261212', the day in Jakarta. */
function day(at: number): string {
  return dayAt(at).replaceAll('-', '');
}

/** The end of whole days, which is the day after the last one. */
function dayAfter({ at, until }: CalendarEntry): string {
  return day((until ?? at) + DAY_MS);
}

/** '20261212T023000Z' */
function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes a text (RFC 5545, 3.3.11); control characters become spaces. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Folds a long line: it continues after a line break and a space. No character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign);
    if (size + bytes > LINE) {
      parts.push(part);
      part = '';
      // The space at its beginning.
      size = 1;
    }
    part += sign;
    size += bytes;
  }
  return [...parts, part].join('\r\n ');
}
