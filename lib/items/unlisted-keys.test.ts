import { redirects } from '../addresses/redirects';
import { AdminApiClient } from '../admin-api/client';
import { AdminApiError } from '../admin-api/errors';
import { goodCopy } from '../admin-api/good-copy.fake';
import type { GoodCopy } from '../admin-api/last-good';
import { processWide } from '../base/process-wide.mjs';
import { asVisitor } from '../base/visitor';
import { event } from '../entities/event/event';
import { makanan } from '../entities/makanan/makanan';
import { lookUp, retrySeconds } from './look-up';
import { adminApi } from './source';

/*
 * Keys that the list of their kind lacks (product-decisions.md, "States"): 404 only when the API said so, and
 * what one visitor guesses costs the API and the others little.
 */

jest.mock('../addresses/redirects', () => ({ redirects: jest.fn(() => new Map()) }));

const LIST = '/api/admin/events';
const FOODS = '/api/admin/makanans';
const lari = { id: 7, title: 'Lari Fajar', slug: 'lari-fajar' };
const outage = new AdminApiError('timeout', 'x');

let api: Record<string, unknown>;
let isDown: boolean;
let asked: string[];
let now: number;
let stored: Map<string, GoodCopy>;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.useFakeTimers({ now: 1_000_000_000, doNotFake: ['setTimeout', 'setImmediate'] });
  api = { [LIST]: { data: [lari] }, [FOODS]: { data: [{ id: 1, judul: 'Batagor' }] } };
  isDown = false;
  asked = [];
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  stored = new Map();
  const provider = (path: string) => {
    asked.push(path);
    return isDown ? Promise.reject(outage) : Promise.resolve(api[path] ?? null);
  };
  const store = {
    read: (key: string) => Promise.resolve(stored.get(key) ?? null),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const adminApiClient = new AdminApiClient({ provider, store, freshMs: 300_000 });
  Object.assign(processWide, { adminApiClient });
  (processWide as { unlistedKeys?: Map<string, unknown> }).unlistedKeys?.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(redirects).mockImplementation(() => new Map());
  Object.assign(processWide, { adminApiClient: undefined });
});

/** The next second, for the client and for the budgets. */
function passes(ms: number) {
  now += ms;
  jest.advanceTimersByTime(ms);
}

let count = 0;
/** How a look-up for a random key ends: 'absent', or the code of its failure. */
async function guess(description: typeof event | typeof makanan = event, key = `acak-${(count += 1)}`) {
  const found = await lookUp<never, never>(description as never, key);
  return found.state === 'failed' ? found.error.code : found.state;
}
async function guesses(times: number, description?: typeof event | typeof makanan) {
  const all: string[] = [];
  for (let time = 0; time < times; time += 1) all.push(await guess(description));
  return all;
}
const as = <T>(visitor: string, work: () => T) => asVisitor(visitor, work);
/** Nothing is left for anybody. */
async function usedUp() {
  for (const visitor of ['1', '2', '3', '4']) await as(visitor, () => guesses(12));
  asked = [];
}

describe('outages of the API', () => {
  test('random keys are never absent while the API fails, within the budgets or beyond them', async () => {
    await guess();
    passes(6_000);
    isDown = true;
    const all = [...(await guesses(60)), ...(await as('1.2.3.4', () => guesses(30)))];
    expect(all).not.toContain('absent');
  });
  test("foods that the cached list lacks are 'later', not absent, while the API fails", async () => {
    await guess(makanan);
    passes(6_000);
    isDown = true;
    expect(await guesses(60, makanan)).toEqual(Array(60).fill('later'));
  });
});

describe('one guessing visitor', () => {
  test('a visitor is throttled after ten guesses a minute, with a retry time that holds', async () => {
    const all = await as('1.2.3.4', () => guesses(60));
    expect(all).toEqual([...Array<string>(10).fill('absent'), ...Array<string>(50).fill('flood')]);
    const found = await as('1.2.3.4', () => lookUp(event, 'lagi'));
    expect(found.state === 'failed' && retrySeconds(found.error)).toBe(6);
    passes(6_000);
    expect(await as('1.2.3.4', () => guesses(2))).toEqual(['absent', 'flood']);
  });
  test('a thousand guesses of one visitor cost at most twenty API requests', async () => {
    await as('1.2.3.4', () => guesses(1_000));
    expect(asked.length).toBeLessThanOrEqual(20);
  });
  test('a throttled visitor takes no budget from other or unknown visitors', async () => {
    await as('1.2.3.4', () => guesses(100));
    expect([await as('5.6.7.8', guess), await as('', guess)]).toEqual(['absent', 'absent']);
  });
  test('a throttled visitor still gets known items', async () => {
    api[`${LIST}/lari-fajar`] = { data: lari };
    await as('1.2.3.4', () => guesses(20));
    expect(await as('1.2.3.4', () => guess(event, 'lari-fajar'))).toBe('ok');
  });
});

describe('unknown visitors', () => {
  test("unknown visitors share a budget of 30 guesses and get 'later', not 'flood'", async () => {
    const all = await guesses(100);
    expect(all).toEqual([...Array<string>(30).fill('absent'), ...Array<string>(70).fill('later')]);
  });
});

describe('a used-up shared budget', () => {
  beforeEach(usedUp);

  test("a look-up beyond the shared budget fails with 'later' and a retry time", async () => {
    const found = await as('9', () => lookUp(event, 'lagi'));
    expect(found).toMatchObject({ state: 'failed', error: { code: 'later', retrySeconds: 2 } });
    expect(asked).toEqual([]);
  });
  test("refusals by the shared budget do not use up the visitor's own budget", async () => {
    await as('9', () => guesses(30));
    passes(60_000);
    expect(await as('9', () => guesses(10))).toEqual(Array(10).fill('absent'));
  });
  test('an item with a stored copy is shown beyond the shared budget, also in an outage', async () => {
    stored.set(
      `${LIST}/tak-terdaftar`,
      goodCopy({ id: 8, title: 'Tak Terdaftar', slug: 'tak-terdaftar' }, 0),
    );
    isDown = true;
    expect(await as('9', () => lookUp(event, 'tak-terdaftar'))).toMatchObject({
      state: 'ok',
      item: { title: 'Tak Terdaftar' },
    });
  });
  test("the operator's redirect applies beyond the shared budget", async () => {
    jest.mocked(redirects).mockImplementation(() => new Map([['/event/lama', '/event/lari-fajar']]));
    expect(await as('9', () => lookUp(event, 'lama'))).toEqual({ state: 'moved', href: '/event/lari-fajar' });
  });
  test('an unsafe key is absent beyond the shared budget', async () => {
    expect(await as('9', () => guess(event, '../7'))).toBe('absent');
    expect(await as('9', () => guess(makanan, '../7'))).toBe('absent');
  });
  test('another kind has its own budget when the shared budget of one is used up', async () => {
    expect(await as('9', () => guess(makanan))).toBe('absent');
  });
});

describe('a list that was never delivered', () => {
  beforeEach(() => (api[LIST] = null));
  const details = () => asked.filter((path) => path !== LIST);

  test('guesses of one visitor are no less bounded than beside a list, and never absent', async () => {
    const all = await as('1.2.3.4', () => guesses(60));
    expect(all).not.toContain('absent');
    expect(all.slice(10)).toEqual(Array(50).fill('flood'));
    expect(details()).toHaveLength(10);
  });
  test('guesses of all visitors together ask the API for thirty details a minute', async () => {
    expect((await guesses(100)).slice(30)).toEqual(Array(70).fill('later'));
    expect(details()).toHaveLength(30);
  });
  test('a key that the API does not know is not absent beyond the budget either', async () => {
    await guess(event, 'tidak-ada');
    passes(31_000);
    await usedUp();
    expect(await guess(event, 'tidak-ada')).toBe('later');
  });
  test('details that are there are shown to one visitor however many he opens', async () => {
    const ids = Array.from({ length: 60 }, (_, id) => `nomor-${id}`);
    for (const slug of ids) api[`${LIST}/${slug}`] = { data: { ...lari, slug } };
    const all: string[] = [];
    for (const slug of ids) all.push(await as('1.2.3.4', () => guess(event, slug)));
    expect(new Set(all)).toEqual(new Set(['ok']));
  });
  test('keys under which the API finds an item of another key count as guesses', async () => {
    const all: string[] = [];
    for (let time = 0; time < 20; time += 1) {
      api[`${LIST}/7-acak-${time}`] = { data: lari };
      all.push(await as('1.2.3.4', () => guess(event, `7-acak-${time}`)));
    }
    expect(all).toEqual([...Array<string>(10).fill('moved'), ...Array<string>(10).fill('flood')]);
  });
  test('look-ups of an item that is being asked for take no budget', async () => {
    let answer = (_: unknown) => {};
    api[`${LIST}/lari-fajar`] = new Promise((resolve) => (answer = resolve));
    const first = as('1.2.3.4', () => guess(event, 'lari-fajar'));
    while (details().length === 0) await new Promise(setImmediate);
    const others = Array.from({ length: 40 }, () => as('1.2.3.4', () => guess(event, 'lari-fajar')));
    await new Promise(setImmediate);
    answer({ data: lari });
    expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set(['ok']));
    expect(details()).toHaveLength(1);
  });
  test('nobody counts as guessing while the API is down', async () => {
    isDown = true;
    const all = await as('1.2.3.4', () => guesses(60));
    expect(new Set(all)).toEqual(new Set(['timeout', 'circuit-open']));
  });
  test("the operator's redirect applies to a key that the API does not know", async () => {
    jest.mocked(redirects).mockImplementation(() => new Map([['/event/lama', '/event/lari-fajar']]));
    expect(await lookUp(event, 'lama')).toEqual({ state: 'moved', href: '/event/lari-fajar' });
  });
});

describe('absent keys', () => {
  test('a key that the API called absent stays absent without a budget right after it', async () => {
    await guess(event, 'tidak-ada');
    await usedUp();
    expect(await guess(event, 'tidak-ada')).toBe('absent');
  });
  test('a key that the API called absent stays absent beyond the budget for an hour', async () => {
    await guess(event, 'tidak-ada');
    passes(3_590_000);
    await usedUp();
    expect(await guess(event, 'tidak-ada')).toBe('absent');
    expect(asked).toEqual([]);
    passes(11_000);
    await usedUp();
    expect(await guess(event, 'tidak-ada')).toBe('later');
  });
  test('a key that the API called absent is no longer known as absent after a revalidation', async () => {
    await guess(event, 'tidak-ada');
    passes(31_000);
    await usedUp();
    adminApi().expire(['/*']);
    expect(await guess(event, 'tidak-ada')).toBe('later');
  });
});

describe('unlisted foods', () => {
  test('a food is absent by a list that was just loaded, however often it is requested', async () => {
    expect(await as('1.2.3.4', () => guesses(100, makanan))).toEqual(Array(100).fill('absent'));
    expect(asked).toEqual([FOODS]);
  });
  test('look-ups of unlisted foods reload the list once it is a few seconds old', async () => {
    await guess(makanan);
    const all: string[] = [];
    for (let time = 0; time < 60; time += 1) {
      passes(6_000 / 60);
      all.push(...(await as('1.2.3.4', () => guesses(1, makanan))));
    }
    expect([new Set(all), asked]).toEqual([new Set(['absent']), [FOODS, FOODS]]);
  });
});
