import { z } from 'zod';
import { printable } from '@/lib/format/printable';

/** The problems that the doctor reports. An error makes the data wrong; a note is worth a look. */
export const PROBLEMS = {
  'content unreadable': 'error',
  'endpoint failed': 'error',
  'list shorter than said': 'error',
  'left out': 'error',
  'detail not there': 'error',
  'detail failed': 'error',
  'detail unreadable': 'error',
  'price unreadable': 'error',
  'date unreadable': 'error',
  'picture path unreadable': 'error',
  'picture not there': 'error',
  'picture failed': 'error',
  'picture too large': 'error',
  'search result of no kind': 'error',
  'value unreadable': 'note',
  'category without a chip': 'note',
  'no slug': 'note',
  'id twice': 'note',
  'detail by id only': 'note',
  'picture large': 'note',
  'markup removed': 'note',
  'text cut': 'note',
  'search finds nothing': 'note',
  'fact old': 'note',
  'texts contradict': 'note',
  'slow answer': 'note',
} as const;

export type Problem = keyof typeof PROBLEMS;

/** One problem found in the data of a kind. */
export interface Finding {
  problem: Problem;
  /**
   * Id, slug or title of the record, as in the log; null for a record without any, and for problems of no
   * single record.
   */
  id: string | null;
  /** The field, with its accepted other names. */
  field?: string;
  /** The delivered value, as JSON. */
  delivered?: string;
  /** The values that the field accepts. */
  reads?: string;
  /** The details, where the name of the problem does not say enough. */
  detail?: string;
}

/** A longer value is shortened in the report. */
const MAX_SHOWN = 160;

/** A value as JSON on one line, without characters that would control a terminal. */
export function shown(value: unknown): string {
  const text = printable(JSON.stringify(value) ?? 'nothing');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** A description, with examples, of the values that a schema of lib/values/value-forms.ts accepts. */
export function readsOf(type: z.core.$ZodType): string {
  const { description = 'a value', examples = [] } = z.globalRegistry.get(type) ?? {};
  const some = (examples as unknown[]).filter((example) => example !== null).slice(0, 3);
  return some.length ? `${description}, such as ${some.map(shown).join(' or ')}` : description;
}
