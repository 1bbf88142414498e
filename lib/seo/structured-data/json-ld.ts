import type { JsonLdObject } from 'schema-dts';

/** A node of the graph; null when the page has no true facts for it. */
export type Node = JsonLdObject | null;

/** Characters that end a script element, begin markup, or end a line in older JavaScript. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * The text of a page's one `<script type="application/ld+json">`: all nodes in one graph, or null without
 * any. `<` becomes `\u003c`, so that no text from the API can end the element (search-visibility.md A2,
 * F2.14).
 */
export function toJsonLd(nodes: readonly Node[]): string | null {
  const graph = nodes.filter((node) => node !== null);
  if (graph.length === 0) return null;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
