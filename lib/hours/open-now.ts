import { DAY, DAY_NAMES, hourText, minuteOfWeek, WEEK, type Span, type Week } from './week';

/** Whether a place is open at a time, and in words until when or from when. */
interface OpenNow {
  isOpen: boolean;
  /**
   * 'Buka · tutup 17.00', more than a day ahead 'Buka · tutup Minggu 24.00', 'Buka 24 jam', 'Tutup, buka
   * Selasa 08.00', today 'Tutup, buka 13.00'.
   */
  text: string;
}

/**
 * The state of a week at a time in milliseconds, by Jakarta's clock. Also runs in the browser, so that it is
 * right whenever a kept page is viewed. Null for a week without an open hour.
 */
export function openNow(week: Week, now: number): OpenNow | null {
  const minute = minuteOfWeek(now);
  const spans = joined(week);
  const [first] = spans;
  if (!first) return null;
  if (first[1] - first[0] >= WEEK) return { isOpen: true, text: 'Buka 24 jam' };
  for (const at of [minute, minute + WEEK]) {
    const [, until] = spans.find(([from, end]) => from <= at && at < end) ?? [];
    if (until === undefined) continue;
    const day = until - at > DAY ? `${dayName(until - 1)} ` : '';
    return { isOpen: true, text: `Buka · tutup ${day}${hourText(until % DAY || DAY)}` };
  }
  const [opens] = spans.find(([from]) => from > minute) ?? [first[0] + WEEK];
  const isToday = Math.floor(opens / DAY) === Math.floor(minute / DAY);
  const day = isToday ? '' : `${dayName(opens)} `;
  return { isOpen: false, text: `Tutup, buka ${day}${hourText(opens % DAY)}` };
}

const dayName = (minute: number) => DAY_NAMES[Math.floor(minute / DAY) % 7];

/** The spans of the whole week in order, those that meet at midnight joined, also over the week's end. */
function joined(week: Week): Span[] {
  const spans: [number, number][] = [];
  for (const [day, hours] of week.entries())
    for (const [from, until] of hours) {
      const last = spans.at(-1);
      if (last && day * DAY + from <= last[1]) last[1] = Math.max(last[1], day * DAY + until);
      else spans.push([day * DAY + from, day * DAY + until]);
    }
  const [first] = spans;
  const last = spans.at(-1);
  if (first && last && first !== last && first[0] === 0 && last[1] >= WEEK) {
    last[1] = first[1] + WEEK;
    spans.shift();
  }
  return spans;
}
