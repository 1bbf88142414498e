import { categorySlug } from '../addresses/category';
import { detailHref } from '../addresses/routes';
import { kulinerPlace, type KulinerKind } from '../items/kuliner-places';
import { knownItems } from '../items/lists';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { SEARCH_TYPES } from '../entities/search-types';
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
    const place = await kulinerPlace(kinds as KulinerKind[], keys, name);
    return { title, label: labelOf(raw, place.kind), ...place };
  }
  const key = (slug ?? segment ?? id)?.toLowerCase();
  if (!key) return null;
  // The API's search says nothing of it.
  const isSample = (await knownItems(kind))?.byKey.get(key)?.isExample;
  return { kind, key, title, label: labelOf(raw, kind), href: detailHref(detailPath, key), isSample };
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
