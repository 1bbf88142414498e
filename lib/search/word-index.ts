import MiniSearch, { type Query, type QueryCombination } from 'minisearch';
import type { Asked } from './asked';
import type { FoundKind } from './found-kinds';
import type { Lexicon, Term } from './lexicon';
import { wordsOf } from './words';

/** A text that can be found. */
export interface Findable {
  kind: FoundKind;
  title: string;
  category: string;
  /** Where it is. */
  place: string;
  /** All else that is said of it. */
  text: string;
}

/** How well a search has to fit: to the letter, with a typing error, or with some of its words only. */
export type Fit = 'exact' | 'misspelt' | 'partial';

const WORD_FIELDS = ['title', 'category', 'place', 'text'];
/** Titles before texts. */
const BOOST = { title: 8, kind: 4, category: 3, place: 4, text: 1 };
/** Beside the word itself a word of the same meaning counts for less. */
const OF_MEANING = 0.7;
/** What asks about a thing orders the things that are named, and no more; beside a kind alone it decides. */
const OF_WISH = { thing: 0.3, kind: 10 };
/** Shorter words begin too many others, and are too easily mistaken for others. */
const MIN_PREFIX = 3;
const MIN_MISSPELT = 6;
/** A word that more items have tells nothing, and finding them all would take longer than a search may. */
const COMMON = { least: 50, share: 1 / 3, most: 5_000 };
/** Where many things have the words: what people mean first. */
const WEIGHTS: Partial<Record<FoundKind, number>> = {
  kawasan: 1.5,
  destinasi: 1.25,
  atraksi: 1.25,
  event: 0.9,
  blog: 0.8,
  fasilitas: 0.7,
};
/** The kinds that a question about opening hours or the way is about. */
const PLACES: ReadonlySet<FoundKind> = new Set(['destinasi', 'atraksi', 'restoran']);

const NOTHING: ReadonlySet<number> = new Set();

interface Scored {
  at: number;
  /** 3 where its title names what is needed; 1 of a kind that was asked for, 2 where it lies there. */
  rank: number;
  score: number;
}

/**
 * The words of many texts, by MiniSearch. Texts are known by their number, in the order of `add`; what they
 * were made from is the caller's.
 */
export class WordIndex {
  private readonly words = new MiniSearch<{ id: number; kind: string } & Omit<Findable, 'kind'>>({
    fields: ['kind', ...WORD_FIELDS],
    tokenize: (text, field) => this.tokens(text, field),
    processTerm: (token) => token,
    searchOptions: { tokenize: (token) => [token], boost: BOOST, weights: { prefix: 0.3, fuzzy: 0.4 } },
  });
  private readonly kinds: FoundKind[] = [];
  /** In how many places each word occurs, and the words of titles. */
  private readonly placed = new Map<string, number>();
  private readonly titled = new Set<string>();

  constructor(private readonly lexicon: Lexicon) {}

  add(text: Findable): void {
    this.words.add({ ...text, id: this.kinds.length });
    this.kinds.push(text.kind);
  }

  /** Whether nearly everything has a word, such as 'bandung' in its address. */
  readonly isCommon = (word: string): boolean => {
    const bound = Math.max(COMMON.least, this.kinds.length * COMMON.share);
    return (this.placed.get(word) ?? 0) > Math.min(COMMON.most, bound);
  };

  /** The numbers of the texts that fit a search, the best first. */
  find(asked: Asked, fit: Fit): number[] {
    if (asked.needed.length === 0) return [];
    const queries = asked.needed.map((term, index) => this.queryOf(term, fit, asked.needed, index));
    const needed: QueryCombination = { combineWith: fit === 'partial' ? 'OR' : 'AND', queries };
    const named = this.having(queries, ['title']);
    // 'hotel lembang': of what is asked for, what lies there goes before what only mentions it.
    const there = asked.kinds.size
      ? this.having(
          queries.filter((_query, index) => !asked.needed[index]?.kinds.length),
          ['title', 'place'],
        )
      : NOTHING;
    const wished = this.scoresOf(asked.wished);
    const ofWish = OF_WISH[asked.needed.every(({ kinds }) => kinds.length > 0) ? 'kind' : 'thing'];
    return this.words
      .search({ ...needed, fields: WORD_FIELDS })
      .map(({ id, score }): Scored => {
        const at = id as number;
        const kind = this.kinds[at] ?? 'blog';
        const weight = (WEIGHTS[kind] ?? 1) * (asked.wished.length && PLACES.has(kind) ? 1.5 : 1);
        return {
          at,
          rank: (named.has(at) ? 3 : 0) + (asked.kinds.has(kind) ? 1 + (there.has(at) ? 1 : 0) : 0),
          score: (score + ofWish * (wished.get(at) ?? 0)) * weight,
        };
      })
      .sort((a, b) => b.rank - a.rank || b.score - a.score)
      .map(({ at }) => at);
  }

  /** The numbers of the texts that have all of it in these fields; none where nothing is asked. */
  private having(queries: readonly Query[], fields: string[]): ReadonlySet<number> {
    if (!queries.length) return NOTHING;
    const found = this.words.search({ combineWith: 'AND', queries: [...queries], fields });
    return new Set(found.map(({ id }) => id as number));
  }

  private scoresOf(wished: readonly Term[]): ReadonlyMap<number, number> {
    const queries = wished
      .filter(({ words }) => !words.some(this.isCommon))
      .map((term) => this.queryOf(term, 'exact', [], 0));
    const found = queries.length
      ? this.words.search({ combineWith: 'OR', queries, fields: WORD_FIELDS })
      : [];
    return new Map(found.map(({ id, score }) => [id as number, score]));
  }

  /** A term by its own words, by what means the same, or by a kind that it asks for. */
  private queryOf(term: Term, fit: Fit, all: readonly Term[], index: number): Query {
    const { words, meanings, kinds } = term;
    const isLoose = fit !== 'exact';
    const own: Query = {
      combineWith: 'AND',
      queries: [...words],
      prefix: (word: string) => word.length >= MIN_PREFIX,
      fuzzy: (word: string) => (isLoose && word.length >= MIN_MISSPELT ? 1 : false),
      // What nearly everything has is looked for in titles alone. So are the words of a phrase that has a
      // meaning, which finds the phrase elsewhere: '24 jam' is not 24 seats and so many hours.
      ...((words.some(this.isCommon) || (words.length > 1 && meanings.length > 0)) && { fields: ['title'] }),
    };
    const same: Query[] = meanings.map((meaning) => ({ queries: [meaning], boostTerm: () => OF_MEANING }));
    const ofKind: Query[] = kinds.map((kind) => ({ queries: [kind], fields: ['kind'] }));
    const respelt: Query[] = isLoose ? this.respelt(term, all[index + 1], all[index - 1]) : [];
    // 'gedung sa': the last word is being typed, and few titles have the others.
    const isTyped = index > 0 && index === all.length - 1 && (words.at(-1)?.length ?? 0) < MIN_PREFIX;
    const typed: Query[] = isTyped ? [{ queries: [...words], prefix: true, fields: ['title'] }] : [];
    return { combineWith: 'OR', queries: [own, ...typed, ...same, ...ofKind, ...respelt] };
  }

  /**
   * Other spellings of a word among the words of titles: with two letters exchanged ('lembagn'), written as
   * two ('kawahputih'), or as one with its neighbour ('gedung sate' for 'Gedungsate').
   */
  private respelt({ words }: Term, next?: Term, last?: Term): Query[] {
    const [word = ''] = words;
    if (words.length > 1) return [];
    const joined = [
      ...(next?.words.length === 1 ? [word + next.words[0]] : []),
      ...(last?.words.length === 1 ? [last.words[0] + word] : []),
    ];
    if (word.length < MIN_MISSPELT) return joined.filter((one) => this.titled.has(one));
    const swapped = Array.from(word.slice(1), (letter, at) => {
      return word.slice(0, at) + letter + word[at] + word.slice(at + 2);
    });
    const split = Array.from(word.slice(3, -2), (_, at) => [word.slice(0, at + 3), word.slice(at + 3)]);
    return [
      ...[...joined, ...swapped].filter((one) => one !== word && this.titled.has(one)),
      ...split
        .filter((parts) => parts.every((part) => this.titled.has(part)))
        .map((queries) => ({ combineWith: 'AND' as const, queries })),
    ];
  }

  /** The words of a field, and what they mean; fillers are in everything. */
  private tokens(text: string, field = ''): string[] {
    if (field === 'kind') return [text];
    const terms = this.lexicon(wordsOf(text));
    const words = terms.flatMap((term) => (term.isFiller && field !== 'title' ? [] : term.words));
    if (field === 'title') for (const word of words) this.titled.add(word);
    if (field === 'place')
      for (const word of new Set(words)) this.placed.set(word, (this.placed.get(word) ?? 0) + 1);
    return [...words, ...terms.flatMap(({ meanings }) => meanings)];
  }
}
