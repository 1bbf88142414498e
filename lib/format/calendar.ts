/** What stands in a calendar: a day, several days, or a moment of two hours where no end is known. */
export interface CalendarEntry {
  /** Stays the same while the thing is the same, so that it is not entered twice. */
  uid: string;
  title: string;
  /** Milliseconds; a whole day where `isDay`. */
  at: number;
  isDay: boolean;
  place?: string | null;
  text?: string;
  url: string;
}

const DAY_MS = 86_400_000;
const WIB_MS = 7 * 3_600_000;
const TWO_HOURS_MS = 2 * 3_600_000;
/** RFC 5545, 3.1: lines of at most 75 octets, the line break not counted. */
const LINE = 75;

/**
 * A calendar as RFC 5545 writes it. Texts may hold anything: they are escaped, and begin no line of their
 * own. `now` is when it is made.
 */
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

function linesOf({ uid, title, at, isDay, place, text, url }: CalendarEntry, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${moment(now)}`,
    ...(isDay
      ? [`DTSTART;VALUE=DATE:${day(at)}`, `DTEND;VALUE=DATE:${day(at + DAY_MS)}`]
      : [`DTSTART:${moment(at)}`, `DTEND:${moment(at + TWO_HOURS_MS)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** '20261212', the day in Jakarta. */
function day(at: number): string {
  return new Date(at + WIB_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

/** '20261212T023000Z' */
function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** RFC 5545, 3.3.11. Control characters have no place in a text. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A long line goes on behind a break and a space; no character is cut in two. */
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
