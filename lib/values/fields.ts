import { z } from 'zod';
import { excerpt } from '../format/excerpt';
import { readHours } from '../hours/read-hours';
import type { OpeningHours } from '../hours/week';
import { readStart } from '../format/moment';
import { printable } from '../format/printable';
import { parseRupiah } from '../format/rupiah';
import { parseDate } from '../format/tanggal';
import { lengthOf, MAX_LIST, MAX_MARKUP, takeWithin, truncate } from './lengths';
import { VALUES, type ValueForm } from './value-forms';

/*
 * Readers for the values that a Laravel application delivers (product-decisions.md, "Data"): numbers as
 * strings, booleans as 0/1, dates with a space or a T, lists as JSON text or as one bare value. Each reader
 * accepts any value and never throws: an unreadable one gives null (or an empty list).
 */

/** The longest text on one line of a page, in graphemes: an address, a facility. */
const MAX_TEXT = 300;
const MAX_TITLE = 200;

/**
 * A trimmed, non-empty string of at most MAX_TEXT graphemes, and twice as many characters, else null. Numbers
 * become text; 'null' and 'undefined' (serialisation mistakes) give null.
 */
export function readText(value: unknown, limit = MAX_TEXT): string | null {
  const text = readMarkup(value);
  return text && text.length > limit ? truncate(excerpt(text, limit), 2 * limit) : text;
}

/** The same with the limit for a name: a title, the description of a picture. */
export function readName(value: unknown): string | null {
  return readText(value, MAX_TITLE);
}

/**
 * The same for HTML, Markdown and the code of a map: only cut at MAX_MARKUP, the length that
 * lib/rich-text/html.ts reads.
 */
export function readMarkup(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = printable(value.slice(0, MAX_MARKUP)).trim();
  return text && text !== 'null' && text !== 'undefined' ? text : null;
}

/** A finite number. Of strings, only plain decimal text is read ('4', '4.50'); nothing is guessed. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A price that is given but cannot be read: it is unknown, while a missing one may mean free. */
export const UNREADABLE = 'unreadable';
export type ReadPrice = number | null | typeof UNREADABLE;

/**
 * Whole rupiah from 0 to 100 billion, as a number or as people write it (parseRupiah). Null when no price is
 * given, or only the word 'gratis'; UNREADABLE for anything else.
 */
export function readPrice(value: unknown): ReadPrice {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && /^(?:gratis)?$/i.test(readMarkup(value) ?? '')) return null;
  const amount = typeof value === 'string' ? parseRupiah(value) : readNumber(value);
  return amount !== null && amount >= 0 && amount <= 1e11 ? Math.abs(Math.round(amount)) : UNREADABLE;
}

/** The longest unit that fits behind a price on a phone: 'rombongan 30 siswa'. */
const MAX_UNIT = 24;

/**
 * The unit of a price: 'orang', also from 'per orang' and '/orang'; null when the text is not a short name.
 */
export function readUnit(value: unknown): string | null {
  const unit = readText(value)?.replace(/^(?:\/|per(?=\s|$))\s*/i, '') ?? '';
  return unit.length <= MAX_UNIT && /^\p{L}[\p{L}\p{N} -]*$/u.test(unit) ? unit.toLowerCase() : null;
}

/** A whole number from 0 to ten million (days, people, pieces). */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && number >= 0 && number <= 1e7 ? Math.abs(Math.floor(number)) : null;
}

/** A rating from above 0 to 5; 0 means that nobody rated. */
export function readRating(value: unknown): number | null {
  const number = readNumber(typeof value === 'string' ? value.replace(',', '.') : value);
  return number !== null && number >= 0.05 && number <= 5 ? Math.round(number * 10) / 10 : null;
}

/** Milliseconds since 1970, or null. */
export function readTime(value: unknown): number | null {
  return parseDate(value)?.getTime() ?? null;
}

/** '2026-11' of a month or of a date in it, or null. */
export function readMonth(value: unknown): string | null {
  const text = readText(value)?.replace(/^(\d{4}-\d{2})$/, '$1-01');
  return parseDate(text) ? (text?.slice(0, 7) ?? null) : null;
}

/**
 * Opening hours as they are given, in one line, and as a week where they can be read without doubt. A list is
 * read as its rules, a record as hours by day.
 */
export function readOpeningHours(value: unknown): OpeningHours | null {
  const rules = isRecord(value)
    ? Object.entries(value).flatMap(([day, hours]) => (readText(hours) ? `${day} ${readText(hours)}` : []))
    : readList(value).flatMap((rule) => readMarkup(rule) ?? []);
  const given = readText(rules.join('; '));
  return given === null ? null : { given, week: readHours(rules.join('; ')) };
}

/** Who drives a rented vehicle. */
export type Driver = 'with' | 'self' | 'both';

/** Who drives, from 'termasuk', 'lepas kunci', 'pilihan' or a flag for a driver; null for anything else. */
export function readDriver(value: unknown): Driver | null {
  const text = typeof value === 'boolean' ? String(value) : (readText(value)?.toLowerCase() ?? '');
  const isSelf = /lepas\s*kunci|self|^(?:0|false|tidak|tanpa.*)$/.test(text);
  const isWith = /termasuk|dengan|with|included|^(?:1|true|ya)$/.test(text);
  if (/pilih|opsi|bebas|both/.test(text) || (isSelf && isWith)) return 'both';
  return isSelf ? 'self' : isWith ? 'with' : null;
}

/** More entries than any list of a page shows. */
export const MAX_ENTRIES = 500;

/** A list: an array, JSON text of one, or one bare value. Null, undefined and '' give an empty list. */
export function readList(value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return readList(JSON.parse(value));
    } catch {
      return [value];
    }
  }
  return [value];
}

/**
 * Text parts divided by commas, trimmed, empty ones dropped (spec §5), as many as a page has room for. Lists
 * of such texts are joined.
 */
export function readCommaList(value: unknown): string[] {
  return takeWithin(commaParts(value), MAX_LIST, (part) => lengthOf(part));
}

/** Yields the parts lazily. All entries together are read up to MAX_MARKUP characters, like a single text. */
function* commaParts(value: unknown): Generator<string> {
  let left = MAX_MARKUP;
  for (const entry of readList(value).slice(0, MAX_ENTRIES)) {
    const text = readMarkup(entry) ?? '';
    for (let from = 0; from <= text.length && left > 0;) {
      const comma = text.indexOf(',', from);
      const end = comma === -1 ? text.length : comma;
      const part = readText(text.slice(from, end));
      if (part) yield part;
      left -= end + 1 - from;
      from = end + 1;
    }
    if (left <= 0) return;
  }
}

/**
 * The value under `name` in the first record of a list ('tempat[0].places'). A bare text, or a list of texts,
 * is returned as it is.
 */
export function readFirst(value: unknown, name: string): unknown {
  const list = readList(value);
  if (isRecord(list[0])) return list[0][name];
  return list.length > 1 ? list : list[0];
}

/** Is this a plain JSON object? */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A reader as a zod type, with the forms of value that it accepts as metadata. */
const reader = <T>(form: ValueForm, read: (value: unknown) => T) => z.unknown().transform(read).meta(form);

/** The readers as zod types: always optional, never an issue. */
export const field = {
  text: reader(VALUES.text, (value) => readText(value)),
  markup: reader(VALUES.markup, readMarkup),
  map: reader(VALUES.map, readMarkup),
  price: reader(VALUES.price, readPrice),
  count: reader(VALUES.count, readCount),
  unit: reader(VALUES.unit, readUnit),
  rating: reader(VALUES.rating, readRating),
  time: reader(VALUES.time, readTime),
  /** The start of an event, with its hour where it is known. */
  start: reader(VALUES.start, readStart),
  hours: reader(VALUES.hours, readOpeningHours),
  month: reader(VALUES.month, readMonth),
  driver: reader(VALUES.driver, readDriver),
  list: reader(VALUES.list, readList),
  flag: reader(VALUES.flag, (value) => value === true),
  /** The raw value: `readPictures` needs the item's title too. */
  pictures: reader(VALUES.pictures, (value) => value),
  overview: reader(VALUES.overview, readList),
  schedule: reader(VALUES.schedule, readList),
  places: reader(VALUES.places, readList),
  included: reader(VALUES.included, readList),
  excluded: reader(VALUES.excluded, readList),
};

/** The title, of at most 200 graphemes: an item without one cannot be shown. */
export const requiredText = z
  .unknown()
  .transform(readName)
  .refine((value) => value !== null, 'is missing')
  .transform((value) => value as string)
  .meta(VALUES.name);

/**
 * Records of one item, the most trusted first: its detail, then its entry in the list. Merged field by field.
 */
export class MergedRecord {
  readonly records: Record<string, unknown>[];
  constructor(...records: unknown[]) {
    this.records = records.filter(isRecord);
  }
}

/** A field of a record: its own name first, then its aliases. */
export interface ReadField {
  name: string;
  names: readonly string[];
  type: z.core.$ZodType;
}

/** The result of `tolerantObject`: a schema that lists its fields. */
export type TolerantSchema = z.ZodType & { fields: readonly ReadField[] };

/**
 * A schema that reads both naming variants of a field (product-decisions.md, "Data"): `aliases` gives the
 * other names for a name of the shape. The first readable value counts; in a MergedRecord, all names are
 * tried in an earlier record before a later one. The schema lists its `fields`.
 */
export function tolerantObject<Shape extends z.ZodRawShape>(
  shape: Shape,
  aliases: { [Name in keyof Shape]?: string[] },
) {
  const fields: ReadField[] = Object.entries(shape).map(([name, type]) => {
    return { name, type, names: [name, ...(aliases[name] ?? [])] };
  });
  const schema = z.preprocess((raw) => {
    const records = raw instanceof MergedRecord ? raw.records : isRecord(raw) ? [raw] : null;
    if (!records) return raw;
    const out: Record<string, unknown> = {};
    for (const { name, type, names } of fields) {
      const given = givenValues(records, names);
      out[name] = given.length > 1 ? (given.find((value) => isReadable(type, value)) ?? given[0]) : given[0];
    }
    return out;
  }, z.object(shape));
  return Object.assign(schema, { fields });
}

/** The values under any of these names that are not missing, null or empty. */
export function givenValues(
  records: readonly Record<string, unknown>[],
  names: readonly string[],
): unknown[] {
  const given: unknown[] = [];
  for (const record of records)
    for (const name of names) {
      const value = record[name];
      if (value !== undefined && value !== null && value !== '') given.push(value);
    }
  return given;
}

/** Whether the type can read this value: without an issue, and not as null, UNREADABLE or an empty list. */
export function isReadable(type: z.core.$ZodType, value: unknown): boolean {
  const { success, data } = z.safeParse(type, value);
  return success && data !== null && data !== UNREADABLE && !(Array.isArray(data) && data.length === 0);
}
