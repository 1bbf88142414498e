import { isRecord } from '../values/fields';

/** How a text ends that was cut for a list (`Str::limit`). */
const CUT = /(?:\.{3}|…|&hellip;)\s*(?:<\/\w+>\s*)*$/;

/**
 * Does the list's record of an item hold all that its detail page shows? Each field of the detail is there,
 * be it null, and none is a text that was cut. It is the record that answers: one API loads everything with
 * its lists, another leaves out what only a detail has.
 */
export function saysAll(
  { detailFields }: { detailFields: readonly (readonly string[])[] },
  raw: unknown,
): boolean {
  if (!isRecord(raw) || detailFields.length === 0) return false;
  const isWhole = (name: string) => Object.hasOwn(raw, name) && !isCut(raw[name]);
  return detailFields.every((names) => names.some(isWhole));
}

function isCut(value: unknown): boolean {
  return typeof value === 'string' && CUT.test(value.slice(-200).trimEnd());
}
