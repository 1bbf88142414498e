import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import { DAY, type Span, type Week } from '../../hours/week';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * The hours of a week as Google reads them: one entry for each span of the day, with its days. Undefined
 * where no week could be read; a whole day is 00:00 to 23:59, and a night that ends after midnight ends
 * "earlier".
 */
export function openingHours(week: Week | null | undefined): OpeningHoursSpecificationLeaf[] | undefined {
  const days = new Map<string, { span: Span; of: (typeof DAYS)[number][] }>();
  for (const [day, spans] of (week ?? []).entries())
    for (const span of spans) {
      const known = days.get(span.join()) ?? { span, of: [] };
      known.of.push(DAYS[day] ?? 'Sunday');
      days.set(span.join(), known);
    }
  if (!days.size) return undefined;
  return [...days.values()].map(({ span: [from, until], of }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: of,
    opens: time(from),
    closes: until - from === DAY || until === DAY ? '23:59' : time(until % DAY),
  }));
}

function time(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
