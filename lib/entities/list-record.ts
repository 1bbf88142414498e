import { isRecord } from '../values/fields';
import { spellingsOf } from '../values/tolerant-object';

/** The end of a text that was truncated for a list (`Str::limit`). */
const CUT = /(?:\.{3}|…|&hellip;)\s*(?:<\/\w+>\s*)*$/;

/**
 * Does the list record contain everything that the detail page shows? Every field of the detail must be
 * present, even as null, and no text truncated. Each record is checked, because some APIs load everything
 * with their lists and others leave out the fields that only a detail has.
 */
export function hasAllDetails(
  { detailFields }: { detailFields: readonly (readonly string[])[] },
  raw: unknown,
): boolean {
  if (!isRecord(raw) || detailFields.length === 0) return false;
  const isComplete = (name: string) => Object.hasOwn(raw, name) && !isCut(raw[name]);
  return detailFields.every((names) => names.flatMap(spellingsOf).some(isComplete));
}

function isCut(value: unknown): boolean {
  return typeof value === 'string' && CUT.test(value.slice(-200).trimEnd());
}
