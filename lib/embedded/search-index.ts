import { SAMPLE } from '../entities/card';
import type { Kind } from '../entities/kinds';
import { kulinerAnchor } from '../entities/kuliner';
import { registry } from '../entities/registry';
import { markdownToText } from '../rich-text/html';
import { detailRoutes, routes } from '../addresses/routes';
import { SEARCH_TYPES } from '../entities/search-types';
import type { Content, Entry } from './content';
import { isSample } from './samples';
import { likeWords, searchWords, wordsOf } from './like-words';

/** A search result item (spec §3). */
export interface SearchHit {
  id: number;
  type: string;
  title: string;
  label: string;
  url: string;
}

/** The fields in which a word may occur, and their weights: titles before texts. */
const IN = { text: 1, place: 2, category: 3, title: 4 } as const;
const WEIGHTS = Uint8Array.of(0, 1, 3, 3, 5);
/** For a word that names a kind, an address ('Jalan Grand Hotel') weighs no more than a text. */
const WEIGHTS_OF_A_KIND = Uint8Array.of(0, 1, 1, 3, 5);
/** A synonym only counts in the title and the category. */
const WEIGHTS_OF_A_LIKE_WORD = Uint8Array.of(0, 0, 0, 2, 2);
/** Added for items of the kind that a word names, so that they rank before items that merely mention it. */
const OF_THE_KIND = 5;
/** A posting is one number: the item in the high bits, the field of the word in the low ones. */
const FIELD_BITS = 3;
const FIELD_MASK = 7;

/**
 * Returns the items that contain every word of a query, also as part of a word, or a synonym of it; the best
 * first, at most `most`.
 */
export type SearchIndex = (query: string, most: number) => SearchHit[];

interface Indexed {
  hits: SearchHit[];
  kinds: Kind[];
  postings: Map<string, Uint32Array>;
}

/**
 * An inverted index of all content: the words and the items that contain them. A search scans the words, of
 * which there are few, instead of the texts: for a hundred thousand items it takes milliseconds.
 */
export function searchIndex(all: Content): SearchIndex {
  const indexed = readAll(all);
  return (query, most) => {
    const weights = searchWords(query).map((word) => weigh(indexed, word));
    if (weights.length === 0) return [];
    const bySum: number[][] = [];
    for (let item = 0; item < indexed.hits.length; item += 1) {
      const sum = sumOf(weights, item);
      if (sum) (bySum[sum] ??= []).push(item);
    }
    const best = bySum.reverse().flat().slice(0, most);
    return best.flatMap((item) => indexed.hits[item] ?? []);
  };
}

/** The total weight of a query's words in an item; 0 when one of them is missing. */
function sumOf(weights: readonly Uint8Array[], item: number): number {
  let sum = 0;
  for (const one of weights) {
    const weight = one[item];
    if (!weight) return 0;
    sum += weight;
  }
  return sum;
}

/** The weight of one query word in each item. */
function weigh({ hits, kinds, postings }: Indexed, part: string): Uint8Array {
  const weights = new Uint8Array(hits.length);
  const { others, kinds: asked } = likeWords(part);
  const table = asked.size ? WEIGHTS_OF_A_KIND : WEIGHTS;
  for (const [word, found] of postings) if (word.includes(part)) raise(weights, found, table);
  for (const other of others) raise(weights, postings.get(other) ?? [], WEIGHTS_OF_A_LIKE_WORD);
  if (asked.size)
    kinds.forEach((kind, item) => {
      if (asked.has(kind)) weights[item] = (weights[item] ?? 0) + OF_THE_KIND;
    });
  return weights;
}

/**
 * Raises the weights of a word's items to the weight of the field it occurs in. A plain loop: a single letter
 * occurs in millions of places.
 */
function raise(weights: Uint8Array, found: ArrayLike<number>, table: Uint8Array): void {
  for (let at = 0; at < found.length; at += 1) {
    const posting = found[at] ?? 0;
    const item = posting >>> FIELD_BITS;
    const weight = table[posting & FIELD_MASK] ?? 0;
    if (weight > (weights[item] ?? 0)) weights[item] = weight;
  }
}

function readAll(all: Content): Indexed {
  const hits: SearchHit[] = [];
  const kinds: Kind[] = [];
  const lists = new Map<string, number[]>();
  for (const [type, kind] of Object.entries(SEARCH_TYPES))
    for (const entry of all[kind]) {
      for (const [word, field] of fieldsOf(kind, entry)) {
        const posting = (hits.length << FIELD_BITS) | field;
        const list = lists.get(word);
        if (list) list.push(posting);
        else lists.set(word, [posting]);
      }
      hits.push(hitOf(type, kind, entry));
      kinds.push(kind);
    }
  const postings = new Map([...lists].map(([word, list]) => [word, Uint32Array.from(list)]));
  return { hits, kinds, postings };
}

/**
 * Each word of an item with the best field that contains it. The text of destinations and packages is not
 * indexed, because their lists do not contain it.
 */
function fieldsOf(kind: Kind, entry: Entry<Kind>): Map<string, number> {
  const meta: Record<string, unknown> = entry.meta;
  const fields = new Map<string, number>();
  const add = (text: unknown, field: number) => {
    for (const word of wordsOf(String(text ?? ''))) fields.set(word, field);
  };
  // The best field comes last and overwrites the others.
  if (kind !== 'destinasi' && kind !== 'paket') add(markdownToText(entry.body), IN.text);
  for (const name of ['location', 'lokasi', 'alamat']) add(meta[name], IN.place);
  for (const name of ['kategori', 'category', 'jenis_thematic', 'kategori_paket'])
    add(meta[name], IN.category);
  add(titleOf(entry), IN.title);
  return fields;
}

function titleOf({ meta }: Entry<Kind>): string {
  return 'judul' in meta ? meta.judul : 'title' in meta ? meta.title : meta.name;
}

function hitOf(type: string, kind: Kind, entry: Entry<Kind>): SearchHit {
  const { copy, detailPath } = registry[kind];
  const path = type === 'makanan' ? detailRoutes.makanan : detailPath;
  const place = `${routes.kuliner}#${kulinerAnchor(kind, entry.slug)}`;
  const url = path === null ? place : `${path}/${entry.slug}`;
  const label = isSample(entry) ? `${copy.label} · ${SAMPLE}` : copy.label;
  return { id: entry.meta.id, type, title: titleOf(entry), label, url };
}
