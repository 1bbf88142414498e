import { DAY, DAY_NAMES, hourText, type Week } from './week';

const CLOSED = 'Tutup';

/** Monday first, as Indonesian signs have it. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/**
 * The week in as few lines as it takes, Monday first; days in a row with the same hours share one:
 * 'Selasa–Minggu', '09.00–15.00'.
 */
export function weekLines(week: Week) {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const day of ORDER) {
    const hours = dayText(week, day);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  if (runs.length === 1) return runs.map(({ hours }) => ({ days: 'Setiap hari', hours }));
  return runs.map(({ first, last, hours }) => ({ days: daysText(first, last), hours }));
}

/** The open days in one line, for a card: 'Selasa–Minggu 11.30–17.30'. */
export function weekText(week: Week): string {
  return weekLines(week)
    .filter(({ hours }) => hours !== CLOSED)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join('; ');
}

/** The hours of one day, Sunday being 0: '09.00–15.00', 'Tutup'. */
export function dayText(week: Week, day: number): string {
  const spans = week[day] ?? [];
  if (!spans.length) return CLOSED;
  return spans
    .map(([from, until]) => (until - from === DAY ? '24 jam' : `${hourText(from)}–${hourText(until)}`))
    .join(', ');
}

function daysText(first: number, last: number): string {
  const names = [DAY_NAMES[first], DAY_NAMES[last]];
  if (first === last) return names[0] ?? '';
  return names.join((first + 1) % 7 === last ? ', ' : '–');
}
