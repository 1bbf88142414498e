import type { FoundKind } from './found-kinds';
import type { Lexicon, Term } from './lexicon';
import { wordsOf } from './words';

/** What a search text asks for. */
export interface Asked {
  /** What has to be there. */
  needed: readonly Term[];
  /** What only helps to order: what is asked about a thing, and words that nearly everything has. */
  wished: readonly Term[];
  /** The kinds that its words ask for. */
  kinds: ReadonlySet<FoundKind>;
  /** Whether it asks when a place is open. */
  isHours: boolean;
  /** Whether it asks for the events that come soon. */
  isSoon: boolean;
}

/** '2026', '300rb', the '5' of '5 hari': what a number counts is named by other words. */
const NUMBER = /^(?:rp)?\d+(?:k|rb|ribu|ribuan|jt|juta)?$/;

/**
 * Reads a search text: 'jam buka Kawah Putih' needs Kawah Putih and wishes for opening hours. Where nothing
 * is needed, the wishes are, and else the fillers. `isCommon` says which words nearly everything has.
 */
export function readAsked(query: string, lexicon: Lexicon, isCommon: (word: string) => boolean): Asked {
  const terms = [...new Map(lexicon(wordsOf(query)).map((term) => [term.words.join(' '), term])).values()];
  const telling = terms.filter(({ isFiller }) => !isFiller);
  const rare = telling.filter(({ words }) => words.length > 1 || !words.every(isCommon));
  const naming = rare.filter(({ words, isAsking }) => !isAsking && !words.every((word) => NUMBER.test(word)));
  const needed = [naming, rare, telling, terms].find((some) => some.length > 0);
  const kinds = new Set(terms.flatMap((term) => term.kinds));
  return {
    needed: needed ?? [],
    wished: telling.filter((term) => !needed?.includes(term)),
    kinds,
    isHours: terms.some(({ isHours }) => isHours),
    isSoon: kinds.has('event') && terms.some(({ isSoon }) => isSoon),
  };
}
