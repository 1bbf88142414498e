import type { Listed } from '../listing/listing';
import type { Position } from '../rich-text/map-embed';
import { logWarningOnce } from '../log/log-once';
import type { CardView } from './card';
import { isRecord, readText, UNREADABLE, type ReadPrice, type TolerantSchema } from '../values/fields';
import type { Kind } from './kinds';
import type { Picture } from './picture';

/** What every item has, whatever its kind. */
export interface Item extends Listed {
  /** What stands in the item's URL: its slug, else its id, in lower case. */
  key: string;
  /** The keys under which the API may know the item, as it writes them, the most likely first. */
  apiKeys: string[];
  title: string;
  pictures: Picture[];
  /**
   * When it last changed, in milliseconds: the API's `updated_at`, else `created_at`; null when neither is
   * known.
   */
  changedAt: number | null;
  /** Where it is; only kinds whose records carry a map know it. */
  position?: Position | null;
  /** Where it is in words, as the record says it; only kinds whose records carry a location know it. */
  place?: string | null;
  /** When it begins, in milliseconds, null when that is not set yet; only events and tickets know it. */
  startsAt?: number | null;
}

/** The texts of a kind (spec §2, §8). */
export interface KindCopy {
  /** One word for breadcrumbs and labels: 'Destinasi'. */
  label: string;
  /** What its items are called in running text: 'kendaraan', in '6 dari 18 kendaraan'. */
  noun: string;
  listTitle: string;
  listIntro: string;
  /** A visible heading of the list: 'Hotel & Resort'; without one a hidden 'Daftar <noun>'. */
  section?: string;
  /** A category without a match. */
  empty: string;
  /**
   * Nothing was ever delivered; for lists that stay on 'Memuat data …' that text (product-decisions.md,
   * "States").
   */
  listFailed: string;
  /** The list stays on `listFailed` and keeps trying; the others say why they failed. */
  listWaits: boolean;
  detailFailed: string;
  /** `detailFailed` says that the item is on its way: it is not shown as an error. */
  detailWaits: boolean;
  notFound: string;
}

/**
 * One description per kind: data and pure functions, no JSX (README, "The data's way"). The registry of them
 * feeds lists, details, search links, home, redirects and the contract test.
 */
export interface KindDescription<ListItem extends Item = Item, Detail extends ListItem = ListItem> {
  kind: Kind;
  endpoint: string;
  /** The page of the list. */
  listPath: string;
  /** The path before the key of a detail page; null for kinds without one. */
  detailPath: string | null;
  categories: readonly string[];
  copy: KindCopy;
  /** The fields that are read of a record, a list's and a detail's. */
  schema: TolerantSchema;
  /**
   * The fields of the detail page that a list may leave out (spec §3), each by all names under which it
   * comes; a list record that has all of them says all (list-record.ts). None where there is no detail.
   */
  detailFields: readonly (readonly string[])[];
  /** Raw list record → item. Throws (ZodError) when it cannot be shown. */
  parseItem: (raw: unknown) => ListItem;
  /**
   * Raw detail record, or MergedRecord of detail and list record → everything the detail page shows. Throws
   * like `parseItem`.
   */
  parseDetail: (raw: unknown) => Detail;
  toCard: (item: ListItem) => CardView;
  /**
   * Is it over? Then it sinks below the others of its list (product-decisions.md, "Events"). Absent where
   * nothing is ever over.
   */
  isOver?: (item: Pick<Item, 'startsAt'>, now: number) => boolean;
  /**
   * The pre-filled WhatsApp message (product-decisions.md, "Ordering"); null for kinds that are not ordered.
   */
  orderMessage: ((item: Detail) => string) | null;
  /** Plain sentence(s) for the meta description, made from the item's own facts; cut later. */
  describe: (item: Detail) => string;
}

/** Spec §9, "Defaults". */
export const DEFAULT_RATING = 4.5;
export const DEFAULT_PLACE = 'Bandung';

const SAFE_KEY = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u;

/**
 * When a record was made and last changed. `updated_at` is no field of spec §3, but a Laravel model sends it;
 * one that is before `created_at` is a mistake.
 */
export function timestamps(raw: { created_at: number | null; updated_at: number | null }) {
  const known = [raw.created_at, raw.updated_at].filter((time) => time !== null);
  return { createdAt: raw.created_at, changedAt: known.length ? Math.max(...known) : null };
}

/** Can this stand in a path as it is? */
export function isSafeKey(key: string | null): key is string {
  return key !== null && SAFE_KEY.test(key);
}

/** The identity of a raw record; a key that cannot stand in a path is ignored. Throws when none is left. */
export function keysOf(id: string | null, slug: string | null): Pick<Item, 'key' | 'apiKeys'> {
  const apiKeys = [slug, id].filter(isSafeKey);
  const [key] = apiKeys;
  if (!key) throw new Error('id and slug: both are missing or unusable');
  return { key: key.toLowerCase(), apiKeys };
}

/**
 * The amount of a price as it was read, or null. One that cannot be read is unknown, and logged once with its
 * item's kind and id.
 */
export function knownAmount(
  kind: Kind,
  { id, slug }: { id: string | null; slug: string | null },
  price: ReadPrice,
): number | null {
  if (price !== UNREADABLE) return price;
  logWarningOnce('price unreadable', { kind, id: id ?? slug });
  return null;
}

/** A record that is left out of its list, and why. */
export interface LeftOut {
  record: unknown;
  reason: string;
}

/**
 * Every readable item of a list answer, in the API's order, and what is left out: broken records, and a
 * second one with the same key (product-decisions.md, "Data").
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

/** Broken records of one answer that are logged one by one; the rest is counted. */
const MAX_LOGGED = 20;

/**
 * The items of `readItems`; what is left out is logged once with kind, id and reason, and never takes the
 * list down.
 */
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

/** id, slug or title of a raw record, for the log. */
export function recordId(record: unknown): string | null {
  if (!isRecord(record)) return null;
  return (
    readText(record.id) ?? readText(record.slug) ?? readText(record.judul ?? record.title ?? record.name)
  );
}

/** One line of what is wrong: 'judul: is missing'. */
export function reason(error: unknown): string {
  const issues = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues;
  const first = issues?.[0];
  return first ? `${first.path.join('.') || 'record'}: ${first.message}` : (error as Error).message;
}
