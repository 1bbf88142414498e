import { setImmediate as nextTurn } from 'node:timers/promises';
import { processWide } from '../base/process-wide.mjs';
import { withTimeout } from '../base/with-timeout';
import { knownItems } from '../items/lists';
import type { ItemList, Summary } from '../entities/item-list';
import { KINDS, type Kind } from '../entities/kinds';
import { fixedTexts, itemText } from './findable';
import { lexicon } from './lexicon';
import type { SearchResult } from './results';
import { WordIndex } from './word-index';

/** What a number of the index stands for: an item of a list, or a page that comes with the site. */
export type Entry = { kind: Kind; list: ItemList; summary: Summary } | SearchResult;

/** The words of all that the site has in memory, and what each number stands for. */
export interface SiteIndex {
  words: WordIndex;
  entries: readonly Entry[];
}

/**
 * The characters of all texts together that are indexed; titles, categories and places always are. More
 * would take more memory than a search is worth: 110,000 items share them, the shipped ones need a tenth.
 */
const TEXT_CHARACTERS = 5_000_000;
/** After so many items others have their turn: a few milliseconds. */
const AT_ONCE = 50;
/** An index is built again after this many times as long as it took, at the earliest. */
const REST = 20;

type Lists = readonly (readonly [Kind, ItemList])[];

interface Held {
  index: SiteIndex | null;
  of: Lists;
  building: Promise<void> | null;
  restUntil: number;
}

const shared = processWide as { siteIndex?: Held };
const held: Held = (shared.siteIndex ??= { index: null, of: [], building: null, restUntil: 0 });

/**
 * The index of what is in memory, built when lists have changed and in the background: a search gets the one
 * before. While that has no item, waits for the next at most `waitMs`. Null while there is none; no Admin API
 * is asked for lists.
 */
export async function siteIndex(waitMs: number): Promise<SiteIndex | null> {
  const renewed = renewIndex();
  if (held.of.length > 0) return held.index;
  await renewed;
  if (held.building) await withTimeout<unknown>(held.building, waitMs);
  return held.index;
}

/** How often the lists are looked at. */
const LOOK_MS = 10_000;

/** Keeps the index up with the lists in memory from now on, so that no visitor waits for it. */
export function keepIndexed(): void {
  void renewIndex();
  setInterval(() => void renewIndex(), LOOK_MS).unref();
}

/** Begins to build the index where the lists in memory have changed; does not wait for it. */
async function renewIndex(): Promise<void> {
  const lists = await knownLists();
  if (held.building || Date.now() < held.restUntil || (held.index && isSame(lists, held.of))) return;
  const began = Date.now();
  held.building = build(lists)
    .then((index) => Object.assign(held, { index, of: lists }))
    .finally(() => {
      held.building = null;
      // Without a list it was not even the beginning.
      held.restUntil = lists.length ? Date.now() + REST * (Date.now() - began) : 0;
    })
    .then(() => undefined);
}

async function knownLists(): Promise<Lists> {
  const lists = await Promise.all(KINDS.map(async (kind) => [kind, await knownItems(kind)] as const));
  return lists.flatMap(([kind, list]) => (list ? [[kind, list] as const] : []));
}

function isSame(some: Lists, others: Lists): boolean {
  return some.length === others.length && some.every(([, list], index) => list === others[index]?.[1]);
}

async function build(lists: Lists): Promise<SiteIndex> {
  const words = new WordIndex(lexicon());
  const entries: Entry[] = [];
  for (const { result, ...text } of await fixedTexts()) {
    words.add(text);
    entries.push(result);
  }
  const items = lists.reduce((sum, [, { summaries }]) => sum + summaries.length, 0);
  const most = Math.floor(TEXT_CHARACTERS / Math.max(1, items));
  for (const [kind, list] of lists)
    for (const [summary, record] of list.withRecords()) {
      words.add(itemText(kind, summary, record, most));
      entries.push({ kind, list, summary });
      if (entries.length % AT_ONCE === 0) await nextTurn();
    }
  return { words, entries };
}
