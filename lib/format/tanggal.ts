const ZONE = 'Asia/Jakarta';
const long = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});
const plain = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: ZONE });
const month = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: ZONE });
const parts = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: ZONE,
});

/** 'Sabtu, 13 Juni 2026' in Jakarta time (spec §9, "Dates use Indonesian locale"). */
export function longDate(date: Date): string {
  return long.format(date);
}

/** '13 Juni 2026' in Jakarta time. */
export function plainDate(date: Date): string {
  return plain.format(date);
}

/** 'Desember 2026' in Jakarta time. */
export function monthAndYear(date: Date): string {
  return month.format(date);
}

/** 'November 2026' of '2026-11'. */
export function monthText(of: string): string {
  return monthAndYear(new Date(`${of}-01T00:00:00+07:00`));
}

/** The two lines of a calendar leaf: { day: '13', month: 'Jun 2026' }. */
export function calendarLeaf(date: Date): { day: string; month: string } {
  const found = Object.fromEntries(parts.formatToParts(date).map((part) => [part.type, part.value]));
  return { day: found.day ?? '', month: `${found.month ?? ''} ${found.year ?? ''}` };
}

/** The names of the months, in Indonesian and English, full and short. */
const MONTHS = [
  'januari january jan',
  'februari february pebruari feb peb',
  'maret march mar',
  'april apr',
  'mei may',
  'juni june jun',
  'juli july jul',
  'agustus august agu agt ags agust aug',
  'september sep sept',
  'oktober october okt oct',
  'november nopember nov nop',
  'desember december des dec',
].map((names) => names.split(' '));

/** '13-06-2026', '13/6/2026', '5 Desember 2026', '5-Des-2026': the day first, as in Indonesia. */
const DAY_FIRST = /^(\d{1,2})(?:([-/])(\d{1,2})\2|[\s-]+([a-z]{3,9})\.?[\s-]+)(\d{4})(?=[ T]|$)/i;

/** Rewrites such a date with the year first. */
function yearFirst(text: string): string {
  return text.replace(DAY_FIRST, (_text, day: string, _mark, number: string, name: string, year: string) => {
    const month = number ?? String(MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1);
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  });
}

/**
 * Reads the date forms of the Admin API: '2026-06-13', '2026-06-13 07:00:00', '2026-06-13T07:00:00.000000Z',
 * '13-06-2026', '13/06/2026', '5 Desember 2026', a number of seconds. A form without a time zone is in
 * Jakarta time. Null for anything else, for a date that does not exist and for one outside 1900 to 2199
 * ('0000-00-00', '9999-12-31').
 */
export function parseDate(value: unknown): Date | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  const match =
    /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      yearFirst(value.trim()),
    );
  if (!match) return null;
  if (Number(match[1]) < 1900 || Number(match[1]) > 2199) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = '+07:00'] = match;
  const date = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`,
  );
  if (Number.isNaN(date.getTime())) return null;
  return Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() ? date : null;
}

function fromEpoch(seconds: number): Date | null {
  // Smaller numbers are ids or counts put into a date field by mistake.
  return seconds > 946_684_800 && seconds < 4_102_444_800 ? new Date(seconds * 1000) : null;
}
