import { categorySlug } from '../addresses/category';
import { detailHref } from '../addresses/routes';
import type { Item } from '../entities/define';
import { hrefIn } from '../entities/item-address';
import type { Kind } from '../entities/kinds';
import { kulinerHref } from '../entities/kuliner';
import { registry } from '../entities/registry';
import { SEARCH_TYPES } from '../entities/search-types';
import { knownItems, listIfThere } from '../items/lists';
import { isRecord, readText } from '../values/fields';
import type { SearchResult } from './results';

/** The results of the Admin API in its order, each once: it may list one item under two types. */
export async function apiResults(raw: readonly unknown[]): Promise<SearchResult[]> {
  const found = await Promise.all(raw.map(toResult));
  return [...new Map(found.flatMap((one) => (one ? [[one.href, one]] : []))).values()];
}

/** The kinds of a type word: those of spec §3, and 'kuliner', which may be either kind on /kuliner. */
export function kindsOf(type: string): readonly Kind[] {
  if (type === 'kuliner') return ['makanan', 'restoran'];
  const kind = Object.hasOwn(SEARCH_TYPES, type) ? SEARCH_TYPES[type] : undefined;
  return kind ? [kind] : [];
}

/** A result with the URL of its page or place; null when it has none. */
async function toResult(raw: unknown): Promise<SearchResult | null> {
  if (!isRecord(raw)) return null;
  const kinds = kindsOf(readText(raw.type)?.toLowerCase() ?? '');
  const [kind] = kinds;
  const title = readText(raw.title ?? raw.judul ?? raw.name);
  if (!kind || !title) return null;
  const { detailPath } = registry[kind];
  const [slug, segment, id] = [readText(raw.slug), lastSegment(readText(raw.url)), readText(raw.id)];
  if (!detailPath) {
    // Without a slug, the title identifies the place; an id may belong to another kind.
    const name = categorySlug(title);
    const keys = [slug, name, segment, id].filter((key) => key !== null);
    const place = (await placeOf(kinds, keys)) ?? { kind, key: name, href: kulinerHref(kind, name) };
    return { title, label: labelOf(raw, place.kind), ...place };
  }
  const key = (slug ?? segment ?? id)?.toLowerCase();
  if (!key) return null;
  // The API's search says nothing of it.
  const isSample = (await knownItems(kind))?.byKey.get(key)?.isExample;
  return { kind, key, title, label: labelOf(raw, kind), href: detailHref(detailPath, key), isSample };
}

/** The item of these kinds with the first of the keys that is known, and its place on /kuliner. */
async function placeOf(kinds: readonly Kind[], keys: readonly string[]) {
  const lists = await Promise.all(kinds.map((kind) => listIfThere<Item>(registry[kind])));
  for (const key of keys)
    for (const [index, kind] of kinds.entries()) {
      const list = lists[index];
      const item = list?.byKey.get(key.toLowerCase());
      if (list && item) return { kind, key: item.key, href: hrefIn(kind, list, item) };
    }
  return null;
}

/** The API's label for a result, else its kind's. */
function labelOf(raw: Record<string, unknown>, kind: Kind): string {
  return readText(raw.label) ?? registry[kind].copy.label;
}

function lastSegment(url: string | null): string | null {
  const segment = url?.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1);
  try {
    return segment ? decodeURIComponent(segment) : null;
  } catch {
    return null;
  }
}
