import { routes } from '../addresses/routes';
import { KEEP_FIELD, MAX_PLAN } from './keeping';
import { counted, merged, moved, nameOf, onDay, scheduled, withFacts, withItem, without } from './change';
import { EMPTY_PLAN, readPlan, type Plan } from './plan';
import { parseDate } from '../format/tanggal';

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
  day: 'hari:',
  /** A plan to take over. */
  plan: 'r',
} as const;

/** The ids of the announcement on every page, and of the words on /rencana that the plan is full. */
export const KEPT = 'tersimpan';
export const FULL = 'penuh';

/** The changed plan, and the address to which the visitor is led. */
interface Changed {
  plan: Plan;
  to: string;
}

/**
 * Applies a form to a plan. `from` is the address of the form's page, as the browser names it: a visitor who
 * keeps something comes back to it, if it is an own path. The fields of the form are applied before its
 * button, so that nothing typed is lost.
 */
export function changedBy(plan: Plan, form: URLSearchParams, from: string): Changed {
  const kept = form.get(FIELDS.keep);
  if (kept !== null) return keep(plan, kept, from);
  const [action = '', name = ''] = (form.get(FIELDS.action) ?? '').split(/:(.*)/s, 2);
  const filled = withFields(plan, form);
  const there = plan.items.some((item) => nameOf(item) === name) ? `#${name}` : '';
  switch (action) {
    case 'gabung': {
      const both = merged(filled, readPlan((form.get(FIELDS.plan) ?? '').slice(0, MAX_PLAN)).plan);
      return both ? { plan: both, to: routes.rencana } : full(filled);
    }
    case 'naik':
      return { plan: moved(filled, name, -1), to: routes.rencana + there };
    case 'turun':
      return { plan: moved(filled, name, 1), to: routes.rencana + there };
    case 'kurang':
    case 'tambah': {
      const now = Number(form.get(FIELDS.count + name));
      return {
        plan: counted(filled, name, now + (action === 'tambah' ? 1 : -1)),
        to: routes.rencana + there,
      };
    }
    case 'hapus': {
      const plan = without(filled, name);
      return { plan, to: routes.rencana + besides(filled, plan, name) };
    }
    case 'susun': {
      const first = filled.items.find(({ day }) => day === 0);
      return { plan: scheduled(filled), to: routes.rencana + (first ? `#${nameOf(first)}` : '') };
    }
    case 'kosongkan':
      return { plan: EMPTY_PLAN, to: routes.rencana };
    default:
      return { plan: filled, to: routes.rencana + there };
  }
}

/** The fragment of the item that takes the place of a removed one, or of the one before; '' without any. */
function besides(before: Plan, after: Plan, name: string): string {
  const at = before.items.findIndex((item) => nameOf(item) === name);
  const next = at < 0 ? undefined : (after.items[at] ?? after.items.at(-1));
  return next ? `#${nameOf(next)}` : '';
}

function keep(plan: Plan, name: string, from: string): Changed {
  const [item] = readPlan(name.slice(0, MAX_PLAN)).plan.items;
  if (!item) return { plan, to: routes.rencana };
  const more = withItem(plan, item.kind, item.key);
  return more ? { plan: more, to: `${ownPath(from)}#${KEPT}` } : full(plan);
}

function full(plan: Plan): Changed {
  return { plan, to: `${routes.rencana}#${FULL}` };
}

/** Applies the fields of a form; a field that is missing or cannot be read changes nothing. */
function withFields(plan: Plan, form: URLSearchParams): Plan {
  const start = form.get(FIELDS.start);
  const note = form.get(FIELDS.note);
  const people = Number(form.get(FIELDS.people) ?? Number.NaN);
  let filled = withFacts(plan, {
    people,
    ...(start !== null && { start: start === '' ? null : readDay(start, plan.start) }),
    ...(note !== null && { note }),
  });
  for (const item of plan.items) {
    const name = nameOf(item);
    const count = form.get(FIELDS.count + name);
    const day = form.get(FIELDS.day + name);
    // A number that follows the number of people goes on following it until it is changed by hand.
    if (count !== null && count !== form.get(`${FIELDS.count}${name}:semula`))
      filled = counted(filled, name, Number(count));
    if (day !== null) filled = onDay(filled, name, Number(day));
  }
  return filled;
}

function readDay(text: string, otherwise: string | null): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) ? text : otherwise;
}

/**
 * Path and query of an address of this site; that of the plan for anything that a browser might take for
 * another host.
 */
export function ownPath(address: string): string {
  if (!URL.canParse(address)) return routes.rencana;
  const { pathname, search } = new URL(address);
  const isOwn = /^\/(?![/\\])/.test(pathname);
  return isOwn ? pathname + search : routes.rencana;
}
