/** A node of a page's structured data, read without assumptions about its type. */
export type Json = Record<string, unknown>;

export interface Structured {
  /** The text of every block. */
  blocks: string[];
  /** The nodes of the graphs. */
  nodes: Json[];
}

/**
 * Reads structured data like a crawler: from the script elements of the raw response. Throws when one is not
 * JSON.
 */
export function structuredIn(html: string): Structured {
  const blocks = [
    ...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => text);
  return { blocks, nodes: blocks.flatMap((text) => (JSON.parse(text) as { '@graph': Json[] })['@graph']) };
}

/** The nodes of one type. */
export function ofType(nodes: Json[], type: string): Json[] {
  return nodes.filter((node) => [node['@type']].flat().includes(type));
}

/** The node of the item that a detail page is about: everything except the breadcrumbs. */
export function itemNode(html: string): Json | null {
  return structuredIn(html).nodes.find((node) => node['@type'] !== 'BreadcrumbList') ?? null;
}

/** Every object in a value, nested ones too. */
export function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? below : [value as Json, ...below];
}

/** Every text under a property name, anywhere in a value. */
export function textsUnder(value: unknown, name: string): string[] {
  return objectsIn(value)
    .flatMap((node) => node[name])
    .filter((text) => typeof text === 'string');
}

/** The visible breadcrumbs of the page: each step's text and link. */
export function visibleTrail(html: string): { name: string; href: string | null }[] {
  const nav = /<nav[^>]*aria-label="Jejak halaman"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
  return [...nav.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = '']) => ({
    name: plain(step),
    href: /href="([^"]*)"/.exec(step)?.[1]?.replaceAll('&amp;', '&') ?? null,
  }));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name] ?? '')
    .trim();
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
