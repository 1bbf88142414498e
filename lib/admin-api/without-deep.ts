/** Deeper than any record of spec §3. */
const MAX_DEPTH = 32;

/**
 * Limits parsed JSON to 32 levels of nesting: anything deeper becomes null, in place. Otherwise thousands of
 * brackets in one field of one item would keep its whole list from being stored (JSON.stringify runs out of
 * stack at some thousand levels).
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
