import type { Kind } from '../entities/kinds';

interface LikeWords {
  /** Each of them stands for the others. */
  words: readonly string[];
  /** What is asked for with any of them: whoever writes 'hotel' looks for a stay, whatever it is called. */
  kinds: readonly Kind[];
}

const like = (words: string, ...kinds: Kind[]): LikeWords => ({ words: words.split(' '), kinds });

/**
 * What people write for one another when they search; a short list, not a dictionary (docs/decisions/0018).
 */
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

/** Words of a sentence that say nothing of what is looked for: 'hotel di Lembang', 'tempat makan batagor'. */
const FILLERS = new Set('di ke dari dan yang untuk mana tempat'.split(' '));

/** The words of a text in lower case, signs left out, each once. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
}

/** The words of a search that count: all but fillers; all where there are only these. */
export function searchWords(query: string): string[] {
  const all = [...wordsOf(query)];
  const telling = all.filter((word) => !FILLERS.has(word));
  return telling.length ? telling : all;
}

/** The other words for one, and the kinds that it asks for; both may be empty. */
export function likeWords(word: string): { others: Set<string>; kinds: Set<Kind> } {
  const lists = LIKE_WORDS.filter(({ words }) => words.includes(word));
  const others = new Set(lists.flatMap(({ words }) => words));
  others.delete(word);
  return { others, kinds: new Set(lists.flatMap(({ kinds }) => kinds)) };
}
