import { decodeKey } from '../addresses/routes';
import { isSafeKey } from '../entities/define';
import { printable } from '../format/printable';
import { parseDate } from '../format/tanggal';
import { PLAN_CODES, planName, type PlanCode, type PlanKind } from './codes';
import { BETWEEN, MAX_ITEMS } from './keeping';
import { MAX_PLAN } from './written';

/**
 * A kept item: its kind and key, its day (0: none yet), its number (null: the default of its kind) and, for
 * stays and facilities, the second one: rooms or days.
 */
export interface PlanItem {
  kind: PlanKind;
  key: string;
  day: number;
  count: number | null;
  times?: number | null;
}

/** A ready plan (content/rencana) that was taken over, and the day on which it begins. */
export interface Source {
  day: number;
  slug: string;
}

/** A trip as a visitor keeps it. */
export interface Plan {
  people: number | null;
  /** The first day, '2026-12-05'. */
  start: string | null;
  note: string;
  /** The ready plans whose hours and notes its stops keep, at most one a day, in order. */
  sources?: readonly Source[];
  items: readonly PlanItem[];
}

export const MAX_DAYS = 14;
export const MAX_COUNT = 999;
export const MAX_NOTE = 300;

export const EMPTY_PLAN: Plan = { people: null, start: null, note: '', items: [] };

const ITEM = /^([a-z]{2})([1-9]\d{0,2})?(?:x([1-9]\d{0,2}))?~(.+)$/;
const SOURCE = /^s([a-z0-9][a-z0-9-]{0,79})$/;

/**
 * Reads a plan out of an address or a cookie. Parts: 'o4' people, 'm2026-12-05' first day, 'c…' note (UTF-8
 * in base64url), 'h2' begins day 2, 'ssehari-di-ciwidey' a ready plan that begins on that day, 'de~kawah-
 * putih' an item, 'ak3~vila' one with its number, 'ak3x2~vila' with both of its numbers. A part that is none
 * of these, a repeated item and parts beyond the bounds are `ignored` and counted, items beyond the limit are
 * `beyond`. It never throws.
 */
export function readPlan(text: string) {
  const items = new Map<string, PlanItem>();
  const sources = new Map<number, Source>();
  const plan: Plan = { ...EMPTY_PLAN };
  const known = text.slice(0, MAX_PLAN);
  let ignored = text.length > MAX_PLAN ? 1 : 0;
  let beyond = 0;
  let day = 0;
  for (const part of known.split(BETWEEN)) {
    if (!part) continue;
    const begun = /^h(\d{1,2})$/.exec(part)?.[1];
    const slug = day > 0 && !sources.has(day) ? SOURCE.exec(part)?.[1] : undefined;
    const item = readItem(part, day);
    const name = item && planName(item.kind, item.key);
    if (begun !== undefined && Number(begun) <= MAX_DAYS) day = Number(begun);
    else if (slug !== undefined) sources.set(day, { day, slug });
    else if (item && name && !items.has(name)) {
      if (items.size < MAX_ITEMS) items.set(name, item);
      else beyond += 1;
    } else {
      const fact = readFact(part);
      Object.assign(plan, fact);
      if (!fact) ignored += 1;
    }
  }
  if (sources.size) plan.sources = inOrder([...sources.values()]);
  plan.items = inOrder([...items.values()]);
  return { plan, ignored, beyond };
}

/** The fact of the whole trip in a part; null where it holds none that can be read. */
function readFact(part: string): Partial<Plan> | null {
  const value = part.slice(1);
  if (/^o[1-9]\d{0,2}$/.test(part)) return { people: Number(value) };
  if (/^m\d{4}-\d{2}-\d{2}$/.test(part) && parseDate(value)) return { start: value };
  if (/^c[\w-]+$/.test(part)) {
    const note = tidyNote(Buffer.from(value, 'base64url').toString('utf8'));
    return note ? { note } : null;
  }
  return null;
}

function readItem(part: string, day: number): PlanItem | null {
  const [, code, count, times, written = ''] = ITEM.exec(part) ?? [];
  const key = decodeKey(written).toLowerCase();
  if (!code || !Object.hasOwn(PLAN_CODES, code) || !isSafeKey(key)) return null;
  const item = { kind: PLAN_CODES[code as PlanCode], key, day, count: count ? Number(count) : null };
  return times ? { ...item, times: Number(times) } : item;
}

/** What has no day first, then day by day; within a day as it was. */
export function inOrder<T extends { day: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.day - b.day);
}

/** A note as it is kept: what may stand on a page, with line breaks, at most MAX_NOTE characters. */
export function tidyNote(text: string): string {
  const clean = printable(text).replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return Array.from(clean).slice(0, MAX_NOTE).join('').trim();
}

/**
 * A plan as it stands in an address and in a cookie, at most MAX_PLAN characters, which none of them changes.
 * The same plan is always the same text. Parts beyond the bounds are left out, the note first.
 */
export function writePlan(plan: Plan): string {
  const joined = (...some: (string | number | null)[]) => some.filter(Boolean).join(BETWEEN);
  let text = joined(plan.people && `o${plan.people}`, plan.start && `m${plan.start}`);
  let day = 0;
  // A ready plan stands before the items of its day.
  const parts = inOrder([
    ...(plan.sources ?? []).map((source) => ({ day: source.day, part: `s${source.slug}` })),
    ...inOrder(plan.items)
      .slice(0, MAX_ITEMS)
      .map((item) => ({ day: item.day, part: partOf(item) })),
  ]);
  for (const one of parts) {
    const added = joined(text, one.day === day ? '' : `h${one.day}`, one.part);
    if (added.length > MAX_PLAN) continue;
    text = added;
    day = one.day;
  }
  const note = plan.note && `c${Buffer.from(plan.note).toString('base64url')}`;
  const noted = joined(text, note);
  return noted.length > MAX_PLAN ? text : noted;
}

function partOf({ kind, key, count, times }: PlanItem): string {
  const numbers = `${count ?? ''}${times ? `x${times}` : ''}`;
  return (planName(kind, key) ?? '').replace('~', `${numbers}~`);
}

/** Is all of it in the text that `writePlan` makes of it? */
export function fits(plan: Plan): boolean {
  const { plan: read } = readPlan(writePlan(plan));
  return read.items.length === plan.items.length && read.note === plan.note;
}
