import { z } from 'zod';
import { field, isNothing, isRecord, readList, UNREADABLE } from './fields';

/** Records of one item, the most trusted first: its detail, then its entry in the list. */
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
  /** All of them, each also in camel case. */
  spellings: readonly string[];
  type: z.core.$ZodType;
}

/** The result of `tolerantObject`: a schema that lists its fields. */
export type TolerantSchema = z.ZodType & { fields: readonly ReadField[] };

/** A name as the API spells it, and in camel case where that differs: 'event_date', 'eventDate'. */
export function spellingsOf(name: string): string[] {
  const camel = name.replace(/_([a-z0-9])/g, (_mark, letter: string) => letter.toUpperCase());
  return camel === name ? [name] : [name, camel];
}

/** What is read of a record, with the names of the fields that had a value which could not be read. */
type Read<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>> & { unread: readonly string[] };

/**
 * A schema that reads both naming variants of a field (product-decisions.md, "Data"): `aliases` gives the
 * other names for a name of the shape, and each may come in camel case. The first readable value counts; in a
 * MergedRecord, all names are tried in an earlier record before a later one. The schema lists its `fields`.
 */
export function tolerantObject<Shape extends z.ZodRawShape>(
  shape: Shape,
  aliases: Partial<Record<string, string[]>>,
) {
  const fields: ReadField[] = Object.entries(shape).map(([name, type]) => {
    const names = [name, ...(aliases[name] ?? [])];
    return { name, type, names, spellings: names.flatMap(spellingsOf) };
  });
  const schema = z.unknown().transform((raw, context): Read<Shape> => {
    const records = raw instanceof MergedRecord ? raw.records : isRecord(raw) ? [raw] : null;
    if (!records) {
      context.addIssue({ code: 'custom', message: `expected an object, received ${typeOf(raw)}` });
      return z.NEVER;
    }
    const read: Record<string, unknown> = {};
    const unread: string[] = [];
    for (const { name, type, spellings } of fields) {
      const given = givenValues(records, spellings);
      const found = firstFound(type, given);
      if (found.success) read[name] = found.data;
      else
        for (const { message } of found.error.issues)
          context.addIssue({ code: 'custom', path: [name], message });
      // A price that is null is the word 'gratis'.
      const isRead = type === field.price ? found.data !== UNREADABLE : isFound(found);
      if (!isRead && !given.every(isNothing)) unread.push(name);
    }
    return { ...read, unread } as unknown as Read<Shape>;
  });
  return Object.assign(schema, { fields });
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value);

/** The reading of the first value that can be read, else that of the first value. */
function firstFound(type: z.core.$ZodType, [first, ...others]: unknown[]) {
  const read = z.safeParse(type, first);
  if (isFound(read)) return read;
  for (const other of others) {
    const found = z.safeParse(type, other);
    if (isFound(found)) return found;
  }
  return read;
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
  return isFound(z.safeParse(type, value));
}

function isFound({ success, data }: { success: boolean; data?: unknown }): boolean {
  return success && data !== null && data !== UNREADABLE && !(Array.isArray(data) && data.length === 0);
}

/** The value under `name` in the first record of a list ('tempat[0].places'); texts as they are. */
export function readFirst(value: unknown, name: string): unknown {
  const list = readList(value);
  if (isRecord(list[0])) return givenValues([list[0]], spellingsOf(name))[0];
  return list.length > 1 ? list : list[0];
}
