/** @jest-environment node */
import { AdminApiClient } from '../admin-api/client';
import type * as Search from './search';

const MINUTE = 60_000;
let search: typeof Search.search;
let searchQuery: typeof Search.searchQuery;
let asked: string[];
/** Lets the API answer everything it was asked so far. */
let answerAll: (answer: unknown) => void;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.advanceTimersByTime(1); // the cache takes 0 for no time
  // Nothing remembered, nothing spent.
  jest.resetModules();
  Object.assign(globalThis, { searchDesk: undefined });
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
  const store = {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  Object.assign(globalThis, { adminApiClient: new AdminApiClient({ provider, store, freshMs: MINUTE }) });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const searches = (word: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => search(`${word} ${number}`)));
const states = (answers: { state: string }[]) => answers.map(({ state }) => state);

test('four are at the API at once, sixteen wait, the rest are turned away', async () => {
  const all = searches('serentak', 25);
  await settled();
  expect(asked).toHaveLength(4);
  while (asked.length < 20) {
    answerAll({ data: [] });
    await settled();
  }
  answerAll({ data: [] });
  expect(states(await all)).toEqual([...Array(20).fill('ok'), ...Array(5).fill('busy')]);
});

test('thirty come through in a burst, then ten a second', async () => {
  const burst = async (word: string, count: number) => {
    let passed = 0;
    for (let number = 0; number < count; number += 1) {
      const answer = search(`${word} ${number}`);
      await settled();
      answerAll({ data: [] });
      if ((await answer).state === 'ok') passed += 1;
    }
    return passed;
  };
  expect(await burst('satu', 40)).toBe(30);
  jest.advanceTimersByTime(1_000);
  expect(await burst('dua', 40)).toBe(10);
});

test('equal texts are asked once, however they are written', async () => {
  const written = ['Café  Dago', 'cafe\u0301 dago', ' CAFÉ DAGO '].map((text) => searchQuery(text)!);
  const all = Promise.all(written.map(search));
  await settled();
  answerAll({ data: [] });
  await all;
  expect(asked).toHaveLength(1);
});

test('that there is nothing is remembered for a minute', async () => {
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

test('what was found before stands in when the API fails', async () => {
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
