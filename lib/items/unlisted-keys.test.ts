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

describe('when the API is down', () => {
  it('no random key is absent, within the budgets or beyond them', async () => {
    await guess();
    passes(6_000);
    isDown = true;
    const all = [...(await guesses(60)), ...(await as('1.2.3.4', () => guesses(30)))];
    expect(all).not.toContain('absent');
  });
  it('no food is absent that the kept list lacks', async () => {
    await guess(makanan);
    passes(6_000);
    isDown = true;
    expect(await guesses(60, makanan)).toEqual(Array(60).fill('later'));
  });
});

describe('one visitor who guesses', () => {
  it('is told so after ten a minute, with the time when he may come again', async () => {
    const all = await as('1.2.3.4', () => guesses(60));
    expect(all).toEqual([...Array<string>(10).fill('absent'), ...Array<string>(50).fill('flood')]);
    const found = await as('1.2.3.4', () => lookUp(event, 'lagi'));
    expect(found.state === 'failed' && retrySeconds(found.error)).toBe(6);
    passes(6_000);
    expect(await as('1.2.3.4', () => guesses(2))).toEqual(['absent', 'flood']);
  });
  it('costs the API at most twenty requests', async () => {
    await as('1.2.3.4', () => guesses(1_000));
    expect(asked.length).toBeLessThanOrEqual(20);
  });
  it('takes nothing from another, nor from who is not known', async () => {
    await as('1.2.3.4', () => guesses(100));
    expect([await as('5.6.7.8', guess), await as('', guess)]).toEqual(['absent', 'absent']);
  });
  it('still gets what is known', async () => {
    api[`${LIST}/lari-fajar`] = { data: lari };
    await as('1.2.3.4', () => guesses(20));
    expect(await as('1.2.3.4', () => guess(event, 'lari-fajar'))).toBe('ok');
  });
});

describe('visitors who are not known', () => {
  it('are never told that they flood, and all together have a budget', async () => {
    const all = await guesses(100);
    expect(all).toEqual([...Array<string>(30).fill('absent'), ...Array<string>(70).fill('later')]);
  });
});

describe('when all have used up what may be asked', () => {
  beforeEach(usedUp);

  it('the next is told to come later, and when', async () => {
    const found = await as('9', () => lookUp(event, 'lagi'));
    expect(found).toMatchObject({ state: 'failed', error: { code: 'later', retrySeconds: 2 } });
    expect(asked).toEqual([]);
  });
  it('which costs nothing of his own', async () => {
    await as('9', () => guesses(30));
    passes(60_000);
    expect(await as('9', () => guesses(10))).toEqual(Array(10).fill('absent'));
  });
  it('an item that has a stored copy is shown from it, also in an outage', async () => {
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
  it("the operator's redirect counts", async () => {
    jest.mocked(redirects).mockImplementation(() => new Map([['/event/lama', '/event/lari-fajar']]));
    expect(await as('9', () => lookUp(event, 'lama'))).toEqual({ state: 'moved', href: '/event/lari-fajar' });
  });
  it('a key that cannot stand in a path is absent', async () => {
    expect(await as('9', () => guess(event, '../7'))).toBe('absent');
    expect(await as('9', () => guess(makanan, '../7'))).toBe('absent');
  });
  it('another kind has its own', async () => {
    expect(await as('9', () => guess(makanan))).toBe('absent');
  });
});

describe('a key that the API said is absent', () => {
  it('needs no budget for half a minute', async () => {
    await guess(event, 'tidak-ada');
    await usedUp();
    expect(await guess(event, 'tidak-ada')).toBe('absent');
  });
  it('is absent by its last word for an hour where it must not be asked', async () => {
    await guess(event, 'tidak-ada');
    passes(3_590_000);
    await usedUp();
    expect(await guess(event, 'tidak-ada')).toBe('absent');
    expect(asked).toEqual([]);
    passes(11_000);
    await usedUp();
    expect(await guess(event, 'tidak-ada')).toBe('later');
  });
  it('is not after a revalidation', async () => {
    await guess(event, 'tidak-ada');
    passes(31_000);
    await usedUp();
    adminApi().expire(['/*']);
    expect(await guess(event, 'tidak-ada')).toBe('later');
  });
});

describe('a food that the list lacks', () => {
  it('is absent by a list of a few seconds ago, however often it is asked for', async () => {
    expect(await as('1.2.3.4', () => guesses(100, makanan))).toEqual(Array(100).fill('absent'));
    expect(asked).toEqual([FOODS]);
  });
  it('has a newer list asked for, within the budget', async () => {
    await guess(makanan);
    const all: string[] = [];
    for (let time = 0; time < 60; time += 1) {
      passes(6_000 / 60);
      all.push(...(await as('1.2.3.4', () => guesses(1, makanan))));
    }
    expect([new Set(all), asked]).toEqual([new Set(['absent']), [FOODS, FOODS]]);
  });
});
