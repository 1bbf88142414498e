import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { SettingsError } from '../settings/settings';
import { FOUND_KINDS, type FoundKind } from './found-kinds';
import { wordsOf } from './words';

/** The operator's file (docs/content.md, "Words of the search"). */
const FILE = 'content/sinonim.yaml';

/** Words with commas between; some are a few that mean something together: 'air terjun'. */
const terms = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every((one) => wordsOf(one).length > 0), 'must be words with commas between');
const equal = terms.refine((all) => all.length > 1, 'must be two words at least');

const schema = z.strictObject({
  sama: z.array(equal),
  jenis: z.partialRecord(z.enum(FOUND_KINDS), terms),
  jam: terms,
  tanya: terms,
  segera: terms,
  sambung: terms,
});

/** One or several words of a text, and what they mean. */
export interface Term {
  words: readonly string[];
  /** The names of the lists of equal words that it is in. */
  meanings: readonly string[];
  /** The kinds that it asks for: 'hotel' means any stay, whatever its name. */
  kinds: readonly FoundKind[];
  /** It asks something about a thing and does not name it: 'jam buka', 'murah'. */
  isAsking: boolean;
  isHours: boolean;
  /** It asks for what comes soon: 'akhir pekan ini'. */
  isSoon: boolean;
  /** It tells nothing: 'di', 'untuk'. */
  isFiller: boolean;
}

/** Reads words as terms: the longest first, from left to right. */
export type Lexicon = (words: readonly string[]) => Term[];

/** Parses the operator's file. Throws SettingsError: one line with file, place and reason. */
export function parseLexicon(text: string, file = FILE): Lexicon {
  const parsed = schema.safeParse(readYaml(text, file));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const at = issue?.path.join('.') || 'file';
    throw new SettingsError(`${file}: ${at}: ${issue?.message ?? 'is wrong'}: correct it.`);
  }
  const { sama, jenis, jam, tanya, segera, sambung } = parsed.data;
  const known = new Map<string, Term>();
  const add = (text: string, change: (term: Term) => Partial<Term>) => {
    const words = wordsOf(text);
    const key = words.join(' ');
    const term = known.get(key) ?? plain(words);
    known.set(key, { ...term, ...change(term) });
  };
  for (const [index, all] of sama.entries())
    for (const one of all) add(one, ({ meanings }) => ({ meanings: [...meanings, `=${index}`] }));
  for (const [kind, all] of Object.entries(jenis))
    for (const one of all) add(one, ({ kinds }) => ({ kinds: [...kinds, kind as FoundKind] }));
  for (const one of jam) add(one, () => ({ isAsking: true, isHours: true }));
  for (const one of tanya) add(one, () => ({ isAsking: true }));
  for (const one of segera) add(one, () => ({ isAsking: true, isSoon: true }));
  for (const one of sambung) add(one, () => ({ isFiller: true }));
  return reader(known);
}

function readYaml(text: string, file: string): unknown {
  try {
    return load(text);
  } catch (error) {
    throw new SettingsError(`${file} is not valid YAML: ${(error as Error).message.split('\n')[0]}`);
  }
}

function plain(words: readonly string[]): Term {
  return { words, meanings: [], kinds: [], isAsking: false, isHours: false, isSoon: false, isFiller: false };
}

function reader(terms: ReadonlyMap<string, Term>): Lexicon {
  // How many words the longest term has that begins with a word.
  const longest = new Map<string, number>();
  for (const { words } of terms.values()) {
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  const termAt = (words: readonly string[], at: number): Term => {
    const first = words[at] ?? '';
    for (let length = longest.get(first) ?? 0; length > 0; length -= 1) {
      const known = terms.get(length === 1 ? first : words.slice(at, at + length).join(' '));
      if (known) return known;
    }
    return plain([first]);
  };
  return (words) => {
    const read: Term[] = [];
    for (let at = 0; at < words.length; at += read.at(-1)?.words.length ?? 1) read.push(termAt(words, at));
    return read;
  };
}

let current: Lexicon | null = null;

/** The operator's words, read once: an edit shows after a restart. Throws like `parseLexicon`. */
export function lexicon(): Lexicon {
  return (current ??= parseLexicon(readFile()));
}

function readFile(): string {
  try {
    return readFileSync(path.resolve(/* turbopackIgnore: true */ process.cwd(), FILE), 'utf8');
  } catch {
    throw new SettingsError(`${FILE} cannot be read: create it (docs/content.md, "Words of the search").`);
  }
}
