import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import type { Provider } from '../admin-api/requests';
import { SEARCH_MS } from '../base/clocks';
import { inTurn } from '../base/gate';
import { keepLoaded } from '../base/keep-loaded.fake';
import { asVisitor } from '../base/visitor';
import type * as Search from './search';
import { processWide } from '../base/process-wide.mjs';

// The content has the site's own search; these ask an Admin API.
jest.mock('../settings/settings', () => ({
  ...jest.requireActual<object>('../settings/settings'),
  settings: () => ({ adminApiUrl: 'http://api.example' }),
}));

const MINUTE = 60_000;
let search: typeof Search.search;
let searchQuery: typeof Search.searchQuery;
let asked: string[];
/** Lets the API respond to all requests so far. */
let answerAll: (answer: unknown) => void;

beforeAll(async () => {
  // What remembers neither searches nor the clock is not loaded anew.
  const own = ['search/api-results', 'search/lexicon', 'search/own-results', 'items/source'];
  await keepLoaded(...own.map((name) => `@/lib/${name}`), 'zod', 'pino');
});
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.advanceTimersByTime(1); // the cache takes 0 for no time
  // Starts with an empty cache and full rate limits.
  jest.resetModules();
  Object.assign(processWide, { searchDesk: undefined });
  ({ search, searchQuery } = await import('./search'));
  jest.spyOn(console, 'warn').mockImplementation();
  asked = [];
  let waiting: ((answer: unknown) => void)[] = [];
  answerAll = (answer) => {
    for (const give of waiting) give(answer);
    waiting = [];
  };
  const provider = (path: string) => {
    asked.push(path);
    return new Promise<unknown>((resolve) => waiting.push(resolve)).then((answer) => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
  };
  provideBy(provider, MINUTE);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const searches = (word: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => search(`${word} ${number}`)));
/** How many of this many consecutive searches get a result. */
const passing = async (word: string, count: number) => {
  let passed = 0;
  for (let number = 0; number < count; number += 1) {
    const answer = search(`${word} ${number}`);
    await settled();
    answerAll({ data: [] });
    if ((await answer).state === 'ok') passed += 1;
  }
  return passed;
};
const states = (answers: { state: string }[]) => answers.map(({ state }) => state);

test('search is busy for as long as a 429 of the API says, and logs no failure', async () => {
  const provider: Provider = (_path, _room, heard) => {
    heard({ refused: true, limit: 60, remaining: 0, resetMs: 42_000 });
    return Promise.reject(new AdminApiError('later', 'answered 429', 429));
  };
  provideBy(provider, MINUTE);
  expect(await search('kopi')).toEqual({ state: 'busy', seconds: 42 });
  expect(await search('teh')).toEqual({ state: 'busy', seconds: 42 });
  expect(jest.mocked(console.warn).mock.calls.join()).not.toContain('search failed');
});

test('search is busy after ten seconds in which the API had no room for it', async () => {
  const answer = search('kopi lama');
  await settled();
  await jest.advanceTimersByTimeAsync(SEARCH_MS);
  expect(await answer).toEqual({ state: 'busy', seconds: 5 });
});

test.each([
  ['the same search runs', 'kopi sama'],
  ['four others run', 'kopi lain'],
])('search holds no place at the gate while %s', async (_what, query) => {
  const running = ['kopi sama', 'satu', 'dua', 'tiga'].map((other) => asVisitor(other, () => search(other)));
  await settled();
  const waiting = inTurn('a', () => search(query));
  const page = jest.fn();
  const next = inTurn('b', async () => page());
  for (let times = 0; times < 3; times += 1) await settled();
  expect(page).toHaveBeenCalled();
  for (let times = 0; times < 3; times += 1) {
    answerAll({ data: [] });
    await settled();
  }
  await Promise.all([...running, waiting, next]);
});

test('search sends four requests to the API at once, queues sixteen and turns the rest away', async () => {
  const all = Promise.all(
    ['a', 'b', 'c'].flatMap((visitor) =>
      asVisitor(visitor, () => Array.from({ length: 8 }, (_, number) => search(`${visitor} sama ${number}`))),
    ),
  );
  await settled();
  expect(asked).toHaveLength(4);
  while (asked.length < 20) {
    answerAll({ data: [] });
    await settled();
  }
  answerAll({ data: [] });
  expect(states(await all)).toEqual([...Array(20).fill('ok'), ...Array(4).fill('busy')]);
});

test('search answers a burst of thirty, then ten a second', async () => {
  expect(await passing('satu', 40)).toBe(30);
  jest.advanceTimersByTime(1_000);
  expect(await passing('dua', 40)).toBe(10);
});

test('search leaves other visitors their limit when one has used up his own', async () => {
  expect(await asVisitor('banjir', () => passing('banjir', 40))).toBe(30);
  expect(await asVisitor('lain', () => passing('lain', 5))).toBe(5);
});

test('search refuses a visitor over his limit, but answers others who ask the same at once', async () => {
  await asVisitor('banjir', () => passing('banjir', 30));
  const same = ['banjir', 'banjir', 'satu', 'dua'].map((visitor) =>
    asVisitor(visitor, () => search('kopi sama')),
  );
  await settled();
  answerAll({ data: [] });
  expect(states(await Promise.all(same))).toEqual(['busy', 'busy', 'ok', 'ok']);
  expect(asked).toHaveLength(31);
});

test('search leaves room for another visitor when one asks for many at once', async () => {
  const flood = asVisitor('banjir', () => searches('banjir', 25));
  const other = asVisitor('lain', () => searches('lain', 3));
  while (asked.length < 13) {
    await settled();
    answerAll({ data: [] });
  }
  expect(states(await other)).toEqual(['ok', 'ok', 'ok']);
  expect(states(await flood)).toEqual([...Array(10).fill('ok'), ...Array(15).fill('busy')]);
});

test('search asks the API once for a text in different case, spaces and accents', async () => {
  const written = ['Café  Dago', 'cafe\u0301 dago', ' CAFÉ DAGO '].map((text) => searchQuery(text)!);
  const all = Promise.all(written.map(search));
  await settled();
  answerAll({ data: [] });
  await all;
  expect(asked).toHaveLength(1);
});

test('search caches an empty result for a minute', async () => {
  const once = async () => {
    const answer = search('tidak ada');
    await settled();
    answerAll({ data: [] });
    return answer;
  };
  await once();
  await once();
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(MINUTE + 1);
  await once();
  expect(asked).toHaveLength(2);
});

test('search falls back to its earlier result when the API fails', async () => {
  const ask = async (answer: unknown) => {
    const given = search('lari pagi');
    await settled();
    answerAll(answer);
    return given;
  };
  await ask({ data: [{ type: 'event', title: 'Lari', slug: 'lari' }] });
  jest.advanceTimersByTime(MINUTE + 1);
  expect(await ask(new Error('down'))).toMatchObject({ state: 'ok', results: [{ href: '/event/lari' }] });
  expect(asked).toHaveLength(2);
});
