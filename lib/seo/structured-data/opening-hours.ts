import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import { groupBy } from '../../base/group-by';
import { DAY, type Week } from '../../hours/week';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * The hours of a week as Google reads them: one entry for each span of the day, with its days. Undefined
 * where no week could be read; a whole day is 00:00 to 23:59, and a night that ends after midnight ends
 * "earlier".
 */
export function openingHours(week: Week | null | undefined): OpeningHoursSpecificationLeaf[] | undefined {
  const open = (week ?? []).flatMap((spans, day) => spans.map((span) => ({ day, span })));
  if (!open.length) return undefined;
  return [...groupBy(open, ({ span }) => span.join()).values()].map((same) => {
    const [from, until] = same[0]?.span ?? [0, DAY];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: same.map(({ day }) => DAYS[day] ?? 'Sunday'),
      opens: time(from),
      closes: until - from === DAY || until === DAY ? '23:59' : time(until % DAY),
    };
  });
}

function time(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
