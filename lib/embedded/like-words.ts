import type { Kind } from '../entities/kinds';

interface LikeWords {
  /** Words that are synonyms of each other. */
  words: readonly string[];
  /** The kinds that each of these words asks for: 'hotel' means any accommodation, whatever its name. */
  kinds: readonly Kind[];
}

const like = (words: string, ...kinds: Kind[]): LikeWords => ({ words: words.split(' '), kinds });

/** Synonyms that people use in searches; a short list, not a dictionary (docs/decisions/0018). */
const LIKE_WORDS: readonly LikeWords[] = [
  like(
    'hotel vila villa penginapan menginap homestay guesthouse hostel glamping resor resort akomodasi',
    'akomodasi',
  ),
  like('mobil kendaraan transportasi sewa rental', 'transportasi'),
  like('sewa rental fasilitas', 'fasilitas'),
  like('makan makanan kuliner restoran resto', 'restoran', 'makanan'),
  like('kafe cafe kedai'),
  like('mi mie'),
  like('wisata destinasi', 'destinasi', 'atraksi'),
  like('paket tour tur', 'paket'),
  like('acara event', 'event'),
];

/** Stop words, which do not narrow a search: 'hotel di Lembang', 'tempat makan batagor'. */
const FILLERS = new Set('di ke dari dan yang untuk mana tempat'.split(' '));

/** The words of a text in lower case, without punctuation, each once. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
}

/** The words of a query without stop words; all words if there are only stop words. */
export function searchWords(query: string): string[] {
  const all = [...wordsOf(query)];
  const telling = all.filter((word) => !FILLERS.has(word));
  return telling.length ? telling : all;
}

/** The synonyms of a word and the kinds that it asks for; both may be empty. */
export function likeWords(word: string): { others: Set<string>; kinds: Set<Kind> } {
  const lists = LIKE_WORDS.filter(({ words }) => words.includes(word));
  const others = new Set(lists.flatMap(({ words }) => words));
  others.delete(word);
  return { others, kinds: new Set(lists.flatMap(({ kinds }) => kinds)) };
}
