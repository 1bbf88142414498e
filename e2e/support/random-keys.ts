import { LISTS } from './local-site.mjs';
import { DETAILS } from './routes';

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const GARBAGE = [
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f',
  '%252e%252e',
  'a%20b',
  '%F0%9F%8C%8B',
  '%22%3E%3Cscript%3E',
  '%',
  '..%5c',
  '%0d%0a',
];

/** Makes URLs that do not exist, given a word and a random choice. */
type Family = (word: string, pick: <Value>(from: readonly Value[]) => Value) => string;

const FAMILIES: readonly Family[] = [
  (word, pick) => pick(Object.values(DETAILS)) + word,
  (word) => `/makanan/${word}`,
  (word, pick) => `${pick(LISTS)}?kategori=${word}`,
  (word, pick) => `${pick(LISTS)}?page=${parseInt(word, 36) % 99_999}`,
  (word, pick) => `${pick(LISTS)}?page=${word}&kategori=${word}&kategori=alam`,
  (word, pick) => `${pick(['/', '/kuliner', '/galeri', '/contact', '/event'])}?utm_source=${word}&${word}=1`,
  (word, pick) => `${pick(Object.values(DETAILS))}${word}${pick(GARBAGE)}`,
  (word, pick) => `/${pick(GARBAGE)}${word}`,
  (word) => `/${word}/${word}`,
  (word, pick) => `${pick(LISTS).toUpperCase()}/${word}/`,
  (word, pick) => `/og/${pick(['event', 'destinasi', word])}/${word}.jpg?v=${word}`,
  (word) => `/storage/${word}.jpg`,
  (word, pick) => `/_next/image?url=%2Fstorage%2F${word}.jpg&w=${pick([384, 544, 385])}&q=60`,
  (word, pick) => `/_next/image?url=${pick(['https%3A%2F%2F', '%2F%2F'])}${word}.example%2Fa.jpg&w=384&q=60`,
  (word, pick) => `/api/kartu/${pick(['event', 'destinasi', word])}?kategori=${word}&page=2`,
  (word) => `/_next/static/chunks/${word}.js`,
  (word) => `/sitemap/${word}.xml`,
];

/** URLs with random keys, over all families in rotation; search is excluded, because it may call the API. */
export function* randomKeys(count: number, seed = 1): Generator<string> {
  const random = randomFrom(seed);
  for (let turn = 0; turn < count; turn += 1) {
    const word = Math.floor(random() * 36 ** 8).toString(36);
    const family = FAMILIES[turn % FAMILIES.length]!;
    yield family(word, (from) => from[Math.floor(random() * from.length)]!);
  }
}

/** Parts of plans: items that exist and not, days, dates, people, notes, and what attackers write. */
const PARTS = [
  ...[
    'de~situ-patenggang',
    'at~kawah-putih2',
    'ak3~hotel-bambu',
    'ev~festival-bambu',
    'xx~a',
    'de~',
    'de0~a',
  ],
  ...['h1', 'h2', 'h14', 'h99', 'o4', 'o0', 'o999', 'm2027-02-28', 'm2027-02-31', 'cSGFsbw', 'c____', ''],
  ...['BEGIN%3AVEVENT', '%0d%0aBEGIN:VCALENDAR', '%F0%9F%98%80', '%E0%A4%A', '..%2f', '%00', '<script>', ','],
];

/** Plans of random parts, most of them meaningless: of pages and of calendars. */
export function* randomPlans(count: number, seed = 1): Generator<string> {
  const random = randomFrom(seed);
  for (let turn = 0; turn < count; turn += 1) {
    const parts = Array.from({ length: Math.floor(random() ** 3 * 200) }, () => {
      const part = PARTS[Math.floor(random() * PARTS.length)]!;
      return part + (random() < 0.2 ? Math.floor(random() * 36 ** 6).toString(36) : '');
    });
    yield `/rencana${turn % 4 ? '' : '/kalender.ics'}?r=${parts.join('!')}`;
  }
}

/**
 * The most requests that random keys below details may cause at the API since `from` (of performance.now),
 * with a minute's budget before it: ten look-ups per minute and kind, each a list and a detail
 * (docs/decisions/0002).
 */
export function mostRequests(from: number, kinds = Object.keys(DETAILS).length + 1): number {
  const seconds = (performance.now() - from) / 1000;
  return 2 * kinds * Math.ceil(10 + seconds / 6);
}
