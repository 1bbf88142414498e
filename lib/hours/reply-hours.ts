import { DAY, minuteOfWeek, WEEK } from './week';

/**
 * The time in which an admin replies on one day, in minutes since Sunday 00.00 in Jakarta: from, until, and
 * the texts for its start: '08.00', 'Senin'.
 */
export type ReplySpan = readonly [from: number, until: number, hour: string, day: string];

/**
 * 'Dibalas mulai pukul 08.00' outside the reply hours of a week, with the day when it is more than a day
 * away; null within them. Also runs in the browser, so that it is right whenever a cached page is viewed.
 */
export function repliesFrom(week: readonly ReplySpan[], now: number): string | null {
  const minute = minuteOfWeek(now);
  const next = week.find(([, until]) => minute < until) ?? week[0];
  if (!next || (minute >= next[0] && minute < next[1])) return null;
  const isFar = (next[0] - minute + WEEK) % WEEK >= DAY;
  return `Dibalas mulai ${isFar ? `${next[3]} ` : ''}pukul ${next[2]}`;
}
