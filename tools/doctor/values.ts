import { z } from 'zod';
import type { LeftOut } from '@/lib/entities/read-items';
import { recordId } from '@/lib/entities/read-items';
import { field as readers, isNothing, isRecord, readList, readMarkup, UNREADABLE } from '@/lib/values/fields';
import { givenValues, isReadable, spellingsOf, type ReadField } from '@/lib/values/tolerant-object';
import { storagePath } from '@/lib/addresses/storage-path';
import { mapEmbed } from '@/lib/geo/map-embed';
import { readsOf, shown, type Finding, type Problem } from './finding';

interface Described {
  schema: { fields: readonly ReadField[] };
  detailFields: readonly (readonly string[])[];
}

/**
 * Fields that the API may leave out: additions of the embedded content, and fields covered by `no slug` and
 * `left out`.
 */
const NOT_COUNTED = new Set(['id', 'slug', 'images_alt', 'contoh', 'ilustrasi']);

/** The reason why a record is left out, with the delivered value and the accepted ones. */
export function leftOutFinding({ schema }: Described, { record, reason }: LeftOut): Finding {
  const [name = '', detail = ''] = reason.split(/:\s(.*)/s);
  const found = { problem: 'left out', id: recordId(record), detail: reason } as const;
  if (!isRecord(record))
    return { ...found, delivered: shown(record), reads: 'an object with the fields of one item' };
  if (name === 'slug')
    return {
      ...found,
      field: name,
      delivered: shown(record.slug ?? record.id),
      reads: 'a slug that no other item has',
    };
  if (name === 'id and slug')
    return {
      ...found,
      field: name,
      delivered: shown({ id: record.id, slug: record.slug }),
      reads: 'letters, digits and the signs - . _ ~, at most 200, in one of both, such as "lari-fajar"',
    };
  const of = schema.fields.find((one) => one.name === name);
  if (!of) return { ...found, detail, delivered: shown(record) };
  const given = of.names.map((one) => record[one]).find((value) => value !== undefined);
  return { ...found, field: of.names.join(', '), delivered: shown(given), reads: readsOf(of.type) };
}

/** The names of the fields that are missing in all of these records. */
export function missingFields(
  { schema, detailFields }: Described,
  records: readonly Record<string, unknown>[],
): string[] {
  return schema.fields
    .filter(({ name }) => !NOT_COUNTED.has(name))
    .filter(({ spellings }) => {
      // A text may come in several fields, any of which is enough: 'overview', else 'deskripsi'.
      const instead = detailFields.filter((group) => group.some((name) => spellings.includes(name))).flat();
      return givenValues(records, [...spellings, ...instead.flatMap(spellingsOf)]).every(isNothing);
    })
    .map(({ name }) => name);
}

/** The values in these records of one item, the most trusted first, that are unreadable under every name. */
export function unreadable(
  { schema }: Described,
  id: string | null,
  records: readonly Record<string, unknown>[],
): Finding[] {
  return schema.fields.flatMap(({ name, names, spellings, type }): Finding[] => {
    const given = givenValues(records, spellings).filter((value) => !isNothing(value));
    if (type === readers.pictures)
      return picturePaths(given[0]).map((delivered) => finding('picture path unreadable', delivered));
    if (given.length === 0 || given.some((value) => isRead(type, value))) return [];
    return [finding(problemOf(type), given[0])];

    function finding(problem: Problem, delivered: unknown): Finding {
      return {
        problem,
        id,
        field: names.length > 1 ? names.join(', ') : name,
        delivered: shown(delivered),
        reads: readsOf(type),
      };
    }
  });
}

function problemOf(type: z.core.$ZodType): Problem {
  if (type === readers.price) return 'price unreadable';
  return type === readers.time || type === readers.start ? 'date unreadable' : 'value unreadable';
}

/** Does the reader of a field, or the kind's own code, find something in the value? */
function isRead(type: z.core.$ZodType, value: unknown): boolean {
  if (type === readers.price) return z.safeParse(type, value).data !== UNREADABLE;
  if (type === readers.map) return mapEmbed(readMarkup(value)) !== null;
  if (type === readers.flag)
    return typeof value === 'boolean' || /^(?:[01]|true|false|ya|tidak)$/i.test(readMarkup(value) ?? '');
  if (type === readers.schedule) return readList(value).some(isRecord);
  return isReadable(type, value);
}

/** The entries of a picture field without a usable picture path. */
function picturePaths(value: unknown): unknown[] {
  return readList(value).filter((entry) => {
    const path = isRecord(entry) ? (entry.path ?? entry.url ?? entry.image) : entry;
    return path !== null && path !== '' && storagePath(path) === null;
  });
}
