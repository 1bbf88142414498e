import { routes } from '../addresses/routes';
import { KEEP_FIELD, KEPT } from './keeping';
import { isDeparture } from '../order/order';
import { today } from '../base/jakarta';
import {
  withCount,
  isCount,
  type DaysOf,
  merged,
  moved,
  nameOf,
  onDay,
  restored,
  scheduled,
  swapped,
  timed,
  unscheduled,
  withFacts,
  withItem,
  withItemBehind,
  without,
} from './change';
import { EMPTY_PLAN, fits, readPlan, writePlan, type Plan, type PlanItem } from './plan';

/** The names of the fields of the forms that change a plan. */
export const FIELDS = {
  /** On cards and details: the `planName` of the item to keep. */
  keep: KEEP_FIELD,
  /** On /rencana: 'naik:de~kawah-putih'. */
  action: 'aksi',
  people: 'orang',
  start: 'mulai',
  note: 'catatan',
  /** Before the name of an item. */
  count: 'jumlah:',
  /** The second number of an item: rooms, days. */
  times: 'kali:',
  day: 'hari:',
  /** A plan to take over. */
  plan: 'r',
} as const;

/** The ids of the words on /rencana that say what was done before the order, or could not be done. */
export const COUNTED = 'dihitung';
export const FULL = 'penuh';
export const ABSENT = 'tidak-ada';
export const WRONG_START = 'mulai-salah';
export const WRONG_NUMBER = 'jumlah-salah';

/** The changed plan, and the address to which the visitor is led. */
interface Changed {
  plan: Plan;
  to: string;
}

/**
 * Applies a form to a plan. `from` is the address of the form's page, as the browser names it: a visitor who
 * keeps something comes back to it, if it is an own path. The fields of the form are applied before its
 * button, so that nothing typed is lost. `daysOf` knows the tours of the plan that take several days.
 */
export function changedBy(
  plan: Plan,
  form: URLSearchParams,
  from: string,
  first = today(),
  daysOf?: DaysOf,
): Changed {
  const kept = form.get(FIELDS.keep);
  if (kept !== null) return keep(plan, kept, from);
  const changed = pressed(plan, withFields(plan, form, first), form, daysOf);
  const wrong = wrongField(plan, form, first);
  return wrong === null ? changed : { plan: changed.plan, to: `${routes.rencana}#${wrong}` };
}

/** What the pressed button does to the plan with the fields of its form. */
function pressed(plan: Plan, filled: Plan, form: URLSearchParams, daysOf?: DaysOf): Changed {
  const [action = '', name = ''] = (form.get(FIELDS.action) ?? '').split(/:(.*)/s, 2);
  const there = plan.items.some((item) => nameOf(item) === name) ? name : '';
  // Two actions name an item of the plan and another one.
  const [of = '', by = ''] = name.split(':');
  const [other] = readPlan(by).plan.items;
  const count = Number(form.get(FIELDS.count + name));
  const times = Number(form.get(FIELDS.times + name));
  /** The changed plan, null a full one, and the item or button to which the visitor is led. */
  const led = (changed: Plan | null, item = there, page: string = routes.rencana): Changed =>
    changed && fits(changed)
      ? { plan: changed, to: page + (item && `#${item}`) }
      : full(fits(filled) ? filled : plan);
  /** Back to the button, for who presses it again; to the item where it can do no more. */
  const ledBack = (changed: Plan | null, isMore = true) =>
    led(changed, there && isMore ? `${action}:${there}` : there);
  switch (action) {
    case 'gabung':
      return led(merged(filled, readPlan(form.get(FIELDS.plan) ?? '').plan, daysOf));
    case 'naik':
    case 'turun': {
      const by = action === 'naik' ? -1 : 1;
      const changed = moved(filled, name, by);
      return ledBack(changed, moved(changed, name, by) !== changed);
    }
    case 'kurang':
      return ledBack(withCount(filled, name, count - 1), count > 2);
    case 'tambah':
      return ledBack(withCount(filled, name, count + 1));
    case 'kurang-kali':
      return ledBack(timed(filled, name, times - 1), times > 2);
    case 'tambah-kali':
      return ledBack(timed(filled, name, times + 1));
    case 'tukar':
      return other ? led(swapped(filled, of, other), nameOf(other)) : led(filled);
    case 'sisip':
      return other ? led(withItemBehind(filled, of, other), nameOf(other)) : led(filled);
    case 'hapus': {
      const left = without(filled, name);
      return led(left, besides(filled, left, name), emptiedHref(filled));
    }
    case 'kembali': {
      const back = keptItem(name);
      const { plan: before } = readPlan(form.get(FIELDS.plan) ?? '');
      return led(restored(filled, before, name), back ? nameOf(back) : '');
    }
    case 'susun': {
      const first = unscheduled(filled);
      return led(scheduled(filled, daysOf), first && nameOf(first));
    }
    case 'pesan':
      return led(filled, COUNTED);
    case 'kosongkan':
      return { plan: EMPTY_PLAN, to: emptiedHref(filled) };
    default:
      return led(filled);
  }
}

/** Where the plan is shown from which something was taken, so that it can be taken back. */
const emptiedHref = (before: Plan) => `${routes.rencana}?kosong=${writePlan(before)}`;

/** The item that takes the place of a removed one, or the one before; '' without any. */
export function besides(before: Plan, after: Plan, name: string): string {
  const at = before.items.findIndex((item) => nameOf(item) === name);
  const next = at < 0 ? undefined : (after.items[at] ?? after.items.at(-1));
  return next ? nameOf(next) : '';
}

function keep(plan: Plan, name: string, from: string): Changed {
  const item = keptItem(name);
  if (!item) return { plan, to: `${routes.rencana}#${ABSENT}` };
  const more = withItem(plan, item.kind, item.key);
  return more ? { plan: more, to: `${ownPath(from)}#${KEPT}` } : full(plan);
}

/** The item that a label names; null where it names none. */
export function keptItem(name: string): PlanItem | null {
  return readPlan(name).plan.items[0] ?? null;
}

function full(plan: Plan): Changed {
  return { plan, to: `${routes.rencana}#${FULL}` };
}

/** Applies the fields of a form; a field that is missing or cannot be read changes nothing. */
function withFields(plan: Plan, form: URLSearchParams, first: string): Plan {
  const start = form.get(FIELDS.start);
  const note = form.get(FIELDS.note);
  const people = Number(form.get(FIELDS.people) ?? Number.NaN);
  const facts = {
    people,
    ...(start !== null && { start: start === '' ? null : start }),
    ...(note !== null && { note }),
  };
  let filled = withFacts(plan, facts, first);
  for (const item of plan.items) {
    const name = nameOf(item);
    const count = changedNumber(form, FIELDS.count + name);
    const times = changedNumber(form, FIELDS.times + name);
    const day = form.get(FIELDS.day + name);
    if (count !== null) filled = withCount(filled, name, count);
    if (times !== null) filled = timed(filled, name, times);
    if (day !== null) filled = onDay(filled, name, Number(day));
  }
  return filled;
}

/**
 * The number in a field; null where there is none, or where it follows from the plan and was not changed by
 * hand: then it goes on following it.
 */
function changedNumber(form: URLSearchParams, field: string): number | null {
  const text = form.get(field);
  return text === null || text === form.get(`${field}:semula`) ? null : Number(text);
}

/** The id of the words about a field that says what cannot be; null where all can. */
function wrongField(plan: Plan, form: URLSearchParams, first: string): string | null {
  const start = form.get(FIELDS.start);
  // A departure that is there already may have passed: it is only shown again.
  if (start && start !== plan.start && !isDeparture(start, first)) return WRONG_START;
  const numbers = [
    FIELDS.people,
    ...plan.items.flatMap((item) => [FIELDS.count + nameOf(item), FIELDS.times + nameOf(item)]),
  ];
  const isWrong = numbers.some((field) => form.has(field) && !isCount(Number(form.get(field))));
  return isWrong ? WRONG_NUMBER : null;
}

/** Path and query of an own address; that of the plan for what a browser might take for another host. */
export function ownPath(address: string): string {
  if (!URL.canParse(address)) return routes.rencana;
  const { pathname, search } = new URL(address);
  const isOwn = /^\/(?![/\\])/.test(pathname);
  return isOwn ? pathname + search : routes.rencana;
}
