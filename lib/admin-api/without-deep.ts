/** Deeper than any record of spec §3. */
const MAX_DEPTH = 32;

/**
 * Parsed JSON in which all below 32 levels is null, in place: at some thousand, in one field of one item,
 * JSON.stringify runs out of stack, and the whole list could not be stored.
 */
export function withoutDeep(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return null;
  const node = value as Record<string | number, unknown>;
  // Of an array no names are made: a million take a hundred MB.
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value))
    node[key] = withoutDeep(node[key], depth + 1);
  return value;
}
