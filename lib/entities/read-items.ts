import { logWarningOnce } from '../log/log-once';
import { isRecord, readText } from '../values/fields';
import type { Kind } from './kinds';

/** A record left out of its list, and the reason. */
export interface LeftOut {
  record: unknown;
  reason: string;
}

/**
 * Every readable item of a list response, in the API's order, and what was left out: invalid records, and the
 * second of two with the same key (product-decisions.md, "Data").
 */
export function readItems<T extends { key: string }>(
  parseItem: (raw: unknown) => T,
  raw: Iterable<unknown>,
): { items: T[]; leftOut: LeftOut[] } {
  const items = new Map<string, T>();
  const leftOut: LeftOut[] = [];
  for (const record of raw) {
    try {
      const item = parseItem(record);
      if (items.has(item.key)) throw new Error('slug: a second item has the same key');
      items.set(item.key, item);
    } catch (error) {
      leftOut.push({ record, reason: reason(error) });
    }
  }
  return { items: [...items.values()], leftOut };
}

/** At most this many invalid records of a response are logged one by one; the rest is only counted. */
const MAX_LOGGED = 20;

/** The items of `readItems`. What is left out is logged once with kind, id and reason. */
export function parseItems<T extends { key: string }>(
  { kind, parseItem }: { kind: Kind; parseItem: (raw: unknown) => T },
  raw: Iterable<unknown>,
): T[] {
  const { items, leftOut } = readItems(parseItem, raw);
  for (const { record, reason } of leftOut.slice(0, MAX_LOGGED))
    logWarningOnce('item left out', { kind, id: recordId(record), reason });
  if (leftOut.length > MAX_LOGGED)
    logWarningOnce('more items left out', { kind, count: leftOut.length - MAX_LOGGED });
  return items;
}

/** Id, slug or title of a raw record, for the log. */
export function recordId(record: unknown): string | null {
  if (!isRecord(record)) return null;
  return (
    readText(record.id) ?? readText(record.slug) ?? readText(record.judul ?? record.title ?? record.name)
  );
}

/** The error in one line: 'judul: is missing'. */
export function reason(error: unknown): string {
  const issues = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues;
  const first = issues?.[0];
  return first ? `${first.path.join('.') || 'record'}: ${first.message}` : (error as Error).message;
}
