/** Deeper than any record of spec §3. */
const MAX_DEPTH = 32;

/**
 * Parsed JSON in which all below 32 levels is null, in place: at some thousand, in one field of one item,
 * JSON.stringify runs out of stack, and the whole list could not be stored.
 */
export function withoutDeep(value: unknown): unknown {
  const waiting: { node: object; depth: number }[] = [];
  const isObject = (child: unknown): child is object => typeof child === 'object' && child !== null;
  if (isObject(value)) waiting.push({ node: value, depth: 1 });
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    for (const [key, child] of Object.entries(node)) {
      if (!isObject(child)) continue;
      if (depth < MAX_DEPTH) waiting.push({ node: child, depth: depth + 1 });
      else (node as Record<string, unknown>)[key] = null;
    }
  }
  return value;
}
