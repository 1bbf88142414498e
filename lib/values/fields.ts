import { decodeHTML } from 'entities';
import { z } from 'zod';
import { dayAt } from '../base/jakarta';
import { excerpt } from '../format/excerpt';
import { readHours, readWeekdays } from '../hours/read-hours';
import type { OpeningHours } from '../hours/week';
import { printable } from '../format/printable';
import { parseRupiah } from '../format/rupiah';
import { readStart, readTime } from './dates';
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
 * become text; 'null' and 'undefined' (serialisation mistakes) give null. It is plain text: an entity of HTML
 * ('Kopi &amp; Teh'), which an editor for HTML leaves in it, is the sign that it stands for.
 */
export function readText(value: unknown, limit = MAX_TEXT): string | null {
  const given = readMarkup(value);
  const text = given?.includes('&') ? readMarkup(decodeHTML(given)) : given;
  return text && text.length > limit ? truncate(excerpt(text, limit), 2 * limit) : text;
}

/** The same with the limit for a name: a title, the description of a picture. */
export function readName(value: unknown): string | null {
  return readText(value, MAX_TITLE);
}

/** The same for HTML, Markdown and the code of a map: only cut where lib/rich-text/html.ts stops reading. */
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

/** The name of a category: a text, or what Eloquent sends of a relation, an object with its name. */
export function readCategory(value: unknown): string | null {
  const [first] = readList(value);
  if (!isRecord(first)) return readText(first);
  return (
    [first.name, first.nama, first.title, first.judul].map((name) => readText(name)).find(Boolean) ?? null
  );
}

/** Given but unknown, while a missing price may mean free and a missing rating is the default. */
export const UNREADABLE = 'unreadable';
export type ReadPrice = number | null | typeof UNREADABLE;
export type ReadRating = number | null | typeof UNREADABLE;

/**
 * Rupiah from 0 to 100 billion, as a number or as people write it (parseRupiah). A fraction is kept: what is
 * shown is rounded (rupiah()), so that three at 75000.50 are not three times what one was rounded to. Null
 * when no price is given, or only the word 'gratis'; UNREADABLE for anything else.
 */
export function readPrice(value: unknown): ReadPrice {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && /^(?:gratis)?$/i.test(readMarkup(value) ?? '')) return null;
  const amount = typeof value === 'string' ? parseRupiah(value) : readNumber(value);
  return amount !== null && amount >= 0 && amount <= 1e11 ? Math.abs(amount) : UNREADABLE;
}

/** The longest unit that fits behind a price on a phone: 'rombongan 30 siswa'. */
const MAX_UNIT = 24;

/** 'orang', also of 'per orang' and '/orang'; null when the text is not a short name. */
export function readUnit(value: unknown): string | null {
  const unit = readText(value)?.replace(/^(?:\/|per(?=\s|$))\s*/i, '') ?? '';
  return unit.length <= MAX_UNIT && /^\p{L}[\p{L}\p{N} -]*$/u.test(unit) ? unit.toLowerCase() : null;
}

/** A whole number from 0 to ten million (days, people, pieces); below 0 of what was sold too often is 0. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && number <= 1e7 ? Math.max(0, Math.floor(number)) : null;
}

/** Above 0, up to 5; 0 means that nobody rated. Null when none is given, UNREADABLE for anything else. */
export function readRating(value: unknown): ReadRating {
  if (isNothing(value)) return null;
  const number = readNumber(typeof value === 'string' ? value.replace(',', '.') : value);
  return number !== null && number >= 0 && number <= 5 ? Math.abs(Math.round(number * 10) / 10) : UNREADABLE;
}

/** '2026-11' of a month or of a date in it, or null. */
function readMonth(value: unknown): string | null {
  const time = readTime(readText(value)?.replace(/^(\d{4}-\d{2})$/, '$1-01'));
  return time === null ? null : dayAt(time).slice(0, 7);
}

/** '2023' of a year, '2023-06' of a month or of a date in it, or null. */
function readPeriod(value: unknown): string | null {
  const text = readText(value);
  return text !== null && /^20\d{2}$/.test(text) ? text : readMonth(text);
}

/** Opening hours in one line, and as a week where they are without doubt: of rules, or by day. */
function readOpeningHours(value: unknown): OpeningHours | null {
  const rules = isRecord(value)
    ? Object.entries(value).flatMap(([day, hours]) => (readText(hours) ? `${day} ${readText(hours)}` : []))
    : readList(value).flatMap((rule) => readMarkup(rule) ?? []);
  const given = readText(rules.join('; '));
  return given === null ? null : { given, week: readHours(rules.join('; ')) };
}

/** The days of the week of a text, or of a list of them, Sunday being 0; null where they cannot be read. */
function readDaysOfWeek(value: unknown): number[] | null {
  return readWeekdays(
    readList(value)
      .flatMap((day) => readText(day) ?? [])
      .join(','),
  );
}

export type Driver = 'with' | 'self' | 'both';

/** What is said first: no driver, or one ('Sopir tidak termasuk', 'dengan sopir, tanpa BBM'). */
const SAID_OF_DRIVER =
  /(\b(?:tidak|belum|bukan|not?)\s+(?:ada|termasuk|dengan|pakai|with|included|driver|s[ou]pir|pengemudi)|tanpa|without|exclude)|termasuk|dengan|with|included/;

/** Who drives: 'termasuk', 'lepas kunci', 'pilihan' or a flag for a driver; null for anything else. */
export function readDriver(value: unknown): Driver | null {
  const text = typeof value === 'boolean' ? String(value) : (readText(value)?.toLowerCase() ?? '');
  const [said, isDenied] = SAID_OF_DRIVER.exec(text) ?? [];
  const isSelf = Boolean(isDenied) || /lepas\s*kunci|self|^(?:0|false|tidak|no)$/.test(text);
  const isWith = Boolean(said && !isDenied) || /^(?:1|true|ya)$/.test(text);
  if (/pilih|opsi|bebas|both|\batau\b/.test(text) || (isSelf && isWith)) return 'both';
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

/** Text parts divided by commas, without empty ones (spec §5), as many as a page has room for. */
export function readCommaList(value: unknown): string[] {
  return takeWithin(commaParts(value), MAX_LIST, (part) => lengthOf(part));
}

/** Yields the parts. All entries together are read up to MAX_MARKUP characters, like a single text. */
function* commaParts(value: unknown): Generator<string> {
  let left = MAX_MARKUP;
  for (const entry of readList(value).slice(0, MAX_ENTRIES)) {
    const text = (readMarkup(entry) ?? '').slice(0, left);
    for (const part of text.split(',')) {
      const read = readText(part);
      if (read) yield read;
    }
    left -= text.length + 1;
    if (left <= 0) return;
  }
}

/** Is this a plain JSON object? */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Is this one of the ways in which Laravel and the people who fill it write an empty value? */
export function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return /^(?:null|undefined|\[\s*\]|\{\s*\})?$/.test(value.trim());
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

/** A reader as a zod type, with the forms of value that it accepts as metadata. */
const reader = <T>(form: ValueForm, read: (value: unknown) => T) => z.unknown().transform(read).meta(form);

/** The readers as zod types: always optional, never an issue. */
export const field = {
  text: reader(VALUES.text, (value) => readText(value)),
  category: reader(VALUES.category, readCategory),
  markup: reader(VALUES.markup, readMarkup),
  map: reader(VALUES.map, readMarkup),
  price: reader(VALUES.price, readPrice),
  count: reader(VALUES.count, readCount),
  unit: reader(VALUES.unit, readUnit),
  rating: reader(VALUES.rating, readRating),
  time: reader(VALUES.time, readTime),
  start: reader(VALUES.start, readStart),
  hours: reader(VALUES.hours, readOpeningHours),
  weekdays: reader(VALUES.weekdays, readDaysOfWeek),
  month: reader(VALUES.month, readMonth),
  period: reader(VALUES.period, readPeriod),
  driver: reader(VALUES.driver, readDriver),
  list: reader(VALUES.list, readList),
  flag: reader(VALUES.flag, (value) => value === true || /^(?:1|true|ya)$/i.test(readText(value) ?? '')),
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
