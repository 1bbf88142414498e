import { z } from 'zod';
import { printable } from '../format/printable';

/**
 * What the doctor tells apart, and whether it makes the data wrong (an error) or is worth a look (a note).
 */
export const PROBLEMS = {
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
  'slow answer': 'note',
} as const;

export type Problem = keyof typeof PROBLEMS;

/** One thing that is found in the data of a kind. */
export interface Finding {
  problem: Problem;
  /**
   * id, slug or title of the record, as the log says it; null where it has none, or where no record is meant.
   */
  id: string | null;
  /** The field, with the other names under which it is read. */
  field?: string;
  /** The value as delivered, as JSON. */
  delivered?: string;
  /** What would have been read there. */
  reads?: string;
  /** What is wrong, where the problem's name does not say it. */
  detail?: string;
}

/** A value is shown up to this length. */
const MAX_SHOWN = 160;

/** A value as JSON on one line, without what would change a terminal. */
export function shown(value: unknown): string {
  const text = printable(JSON.stringify(value) ?? 'nothing');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** What a schema of lib/values/value-forms.ts takes, in words, with examples. */
export function readsOf(type: z.core.$ZodType): string {
  const { description = 'a value', examples = [] } = z.globalRegistry.get(type) ?? {};
  const some = (examples as unknown[]).filter((example) => example !== null).slice(0, 3);
  return some.length ? `${description}, such as ${some.map(shown).join(' or ')}` : description;
}
