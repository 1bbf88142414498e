import type { Kind } from '../entities/kinds';
import { kulinerAnchor } from '../entities/kuliner';
import { registry } from '../entities/registry';
import { markdownToText } from '../html';
import { detailRoutes, routes } from '../routes';
import { SEARCH_TYPES } from '../search/types';
import type { Content, Entry } from './content';

/** A search result item (spec §3). */
export interface SearchHit {
  id: number;
  type: string;
  title: string;
  label: string;
  url: string;
}

interface Found {
  hit: SearchHit;
  /** In lower case. */
  title: string;
}

/** Finds the items whose title, category, place or text holds every word, hits in the title first, `most` at most. */
export type SearchIndex = (query: string, most: number) => SearchHit[];

/**
 * An index of all content: which of its words stands in which item. A search looks through the words, of which there are few, instead
 * of the texts: among a hundred thousand items it takes milliseconds.
 */
export function searchIndex(all: Content): SearchIndex {
  const found: Found[] = [];
  const itemsOf = new Map<string, number[]>();
  for (const [type, kind] of Object.entries(SEARCH_TYPES))
    for (const entry of all[kind]) {
      const words = new Set(textOf(kind, entry).toLowerCase().split(/\s+/));
      for (const word of words) {
        const items = itemsOf.get(word);
        if (items) items.push(found.length);
        else itemsOf.set(word, [found.length]);
      }
      found.push({ hit: hitOf(type, kind, entry), title: titleOf(entry).toLowerCase() });
    }
  const postings = [...itemsOf].map(([word, items]) => ({ word, items: Uint32Array.from(items) }));

  /** Marks the items that hold what was looked for, as a part of a word too. */
  const holding = (part: string): Uint8Array => {
    const marks = new Uint8Array(found.length);
    for (const { word, items } of postings)
      if (word.includes(part)) for (const item of items) marks[item] = 1;
    return marks;
  };
  return (query, most) => {
    const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (parts.length === 0) return [];
    const marks = parts.map(holding);
    const hits = found.filter((_, item) => marks.every((one) => one[item] === 1));
    const isInTitle = ({ title }: Found) => parts.every((part) => title.includes(part));
    const titled = hits.filter(isInTitle).slice(0, most);
    const rest = hits.filter((one) => !isInTitle(one)).slice(0, most - titled.length);
    return [...titled, ...rest].map(({ hit }) => hit);
  };
}

/** What is looked through: of destinations and packages not the text, which a list does not hold. */
function textOf(kind: Kind, entry: Entry<Kind>): string {
  const meta: Record<string, unknown> = entry.meta;
  const facts = ['kategori', 'category', 'jenis_thematic', 'kategori_paket', 'location', 'lokasi', 'alamat'];
  const text = kind === 'destinasi' || kind === 'paket' ? '' : markdownToText(entry.body);
  return [titleOf(entry), ...facts.map((name) => meta[name] ?? ''), text].join(' ');
}

function titleOf({ meta }: Entry<Kind>): string {
  return 'judul' in meta ? meta.judul : 'title' in meta ? meta.title : meta.name;
}

function hitOf(type: string, kind: Kind, entry: Entry<Kind>): SearchHit {
  const { copy, detailPath } = registry[kind];
  const path = type === 'makanan' ? detailRoutes.makanan : detailPath;
  const place = `${routes.kuliner}#${kulinerAnchor(kind, entry.slug)}`;
  const url = path === null ? place : `${path}/${entry.slug}`;
  return { id: entry.meta.id, type, title: titleOf(entry), label: copy.label, url };
}
