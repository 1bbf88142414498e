import { nameOf } from './change';
import type { Plan } from './plan';
import type { Cost, ReadyPlan } from './ready';

/** Hour and note of a stop, from the ready plan that was taken over. */
interface Advice {
  time: string;
  note: string;
  /** The `planName` of the stop from which one walks there; null where one does not have to. */
  walkedFrom: string | null;
}

/** What a plan keeps of the ready plans in it. */
export type Kept = ReturnType<typeof keptOf>;

/**
 * The hours, notes and titles of the ready plans of a plan, for every stop that is still in its place: on its
 * day, and behind the stops that come before it.
 */
export function keptOf({ sources = [], items }: Plan, ready: readonly ReadyPlan[]) {
  /** The titles of days, by their numbers. */
  const days = new Map<number, string>();
  /** By the `planName` of a stop. */
  const stops = new Map<string, Advice>();
  /** Those of the plans of which every day still holds a stop in its place. */
  const costs: Cost[] = [];
  const titles = new Set<string>();
  sources.forEach(({ day: first, slug }, index) => {
    const plan = ready.find((one) => one.slug === slug);
    const end = sources[index + 1]?.day ?? Infinity;
    if (!plan) return;
    plan.days.forEach((day, offset) => {
      const number = first + offset;
      if (number >= end) return;
      let last = -1;
      for (const item of items.filter((one) => one.day === number)) {
        const at = day.stops.findIndex((stop) => nameOf(stop.item) === nameOf(item));
        const known = day.stops[at];
        if (!known || at < last) continue;
        last = at;
        const from = known.isWalked ? day.stops[at - 1] : undefined;
        stops.set(nameOf(item), {
          time: known.time,
          note: known.note,
          walkedFrom: from ? nameOf(from.item) : null,
        });
        days.set(number, day.title);
        titles.add(plan.title);
      }
    });
    if (plan.days.every((_day, offset) => days.has(first + offset))) costs.push(...plan.costs);
  });
  const [title = null] = titles;
  // A plan that holds more than one, or none any more, has no name.
  return { title: titles.size === 1 && sources.length === 1 ? title : null, days, stops, costs };
}
