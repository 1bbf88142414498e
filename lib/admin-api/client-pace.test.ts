import { PAGE_MS } from '../base/clocks';
import { AdminApiClient } from './client';
import { AdminApiError } from './errors';
import { goodCopy } from './good-copy.fake';
import type { GoodCopy } from './last-good';
import { readRate } from './rate';
import type { Provider } from './requests';
import { throttled } from './throttle.fake';

const MINUTE = 60_000;
const stored = new Map<string, GoodCopy>();
const store = {
  read: (key: string) => Promise.resolve(stored.get(key) ?? null),
  write: (key: string, copy: GoodCopy) => Promise.resolve(void stored.set(key, copy)),
  remove: (key: string) => Promise.resolve(void stored.delete(key)),
};

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  stored.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  warn.mockRestore();
});

const create = (provider: Provider) => new AdminApiClient({ provider, store, freshMs: 5 * MINUTE });
/** An API that accepts this many requests a minute. */
function start(limit: number) {
  const api = throttled(limit, MINUTE, (path) => (path.startsWith('/search') ? [path] : { path }));
  return { ...api, client: create(api.provider) };
}
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const code = (error: AdminApiError) => error.code;
/** The outcome of each, in order; undefined for one that is still pending. */
function outcomes(asked: Promise<unknown>[]) {
  const all: unknown[] = asked.map(() => undefined);
  asked.forEach(
    (one, at) =>
      void one.then(
        () => (all[at] = 'ok'),
        (error) => (all[at] = code(error as AdminApiError)),
      ),
  );
  return all;
}
const paths = (count: number, name = '/p') => Array.from({ length: count }, (_, at) => `${name}${at}`);

describe("pages beyond Laravel's limit", () => {
  test('requests beyond the rate limit wait for the next window without failing and with one 429 at most', async () => {
    const { client, sent } = start(60);
    const all = outcomes(paths(100).map((path) => client.getItem(path)));
    await passes(PAGE_MS - 1000);
    expect(all.filter((one) => one === 'ok')).toHaveLength(60);
    await passes(10_000);
    expect(new Set(all.slice(0, 60))).toEqual(new Set(['ok']));
    expect(sent.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(1);
  });
  test('110 requests at four a second all succeed within two minutes under a limit of 60 a minute', async () => {
    const { client, sent } = start(60);
    const all: unknown[] = [];
    for (const path of paths(110)) {
      client.getItem(path).then(
        () => all.push('ok'),
        (error) => all.push(code(error as AdminApiError)),
      );
      await passes(250);
    }
    await passes(MINUTE);
    expect([all.length, new Set(all)]).toEqual([110, new Set(['ok'])]);
    // One request per window learns its end.
    expect(sent.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(2);
  });
  test('a 429 does not open the circuit for other requests', async () => {
    const { client } = start(3);
    const all = outcomes(paths(20).map((path) => client.getItem(path)));
    await passes(MINUTE - 100);
    expect(all).not.toContain('circuit-open');
    await passes(MINUTE);
    expect(await client.getItem('/p0')).toEqual({ path: '/p0' });
  });
  test("pages without room fail with 'later' and a time after PAGE_MS, and their data arrive afterwards", async () => {
    const { client, sent } = start(2);
    const all = outcomes(paths(20).map((path) => client.getItem(path)));
    await passes(PAGE_MS);
    expect(all).toEqual(['ok', 'ok', ...Array<string>(18).fill('later')]);
    expect([5, 6]).toContain(client.requests.laterSeconds());
    // The requested data are there for a later reader.
    await passes(6_000);
    expect(await client.getItem('/p16')).toEqual({ path: '/p16' });
    expect(sent.filter(({ path }) => path === '/p16').length).toBe(1);
  });
  test("requests fail at once with 'later' when Retry-After names a time that no page can wait", async () => {
    const provider: Provider = (_path, _room, heard) => {
      heard(readRate(429, { 'retry-after': '3600' }, Date.now()));
      return Promise.reject(new AdminApiError('later', 'answered 429', 429));
    };
    const client = create(provider);
    const all = outcomes(paths(2).map((path) => client.getItem(path)));
    await passes(0);
    expect(all).toEqual(['later', 'later']);
    expect(client.requests.laterSeconds()).toBe(300);
  });
});

describe('an API that is being updated (503 with Retry-After)', () => {
  function updating(seconds: string) {
    const until = Date.now() + 20_000;
    const provider: Provider = async (path, _room, heard) => {
      if (Date.now() >= until) return { data: { path } };
      await Promise.resolve();
      heard(readRate(503, { 'retry-after': seconds }, Date.now()));
      throw new AdminApiError('later', 'answered 503', 503);
    };
    return jest.fn(provider);
  }
  test('a request that got a 503 with Retry-After is sent again after that time', async () => {
    const provider = updating('20');
    const client = create(provider);
    const asked = client.getItem('/a');
    await passes(19_000);
    expect(provider).toHaveBeenCalledTimes(1);
    await passes(1_000);
    expect(await asked).toEqual({ path: '/a' });
  });
  test('no other request is sent before the Retry-After of a 503 is over', async () => {
    const provider = updating('20');
    const client = create(provider);
    const all = outcomes(['/a', '/b'].map((path) => client.getItem(path)));
    await passes(1_000);
    void client.getItem('/c').catch(() => undefined);
    await passes(10_000);
    expect(provider.mock.calls.map(([path]) => path)).toEqual(['/a', '/b']);
    await passes(10_000);
    expect(all).toEqual(['ok', 'ok']);
  });
});

describe('few remaining requests', () => {
  /** Thirty of sixty requests are used. */
  async function half() {
    const api = start(60);
    await Promise.all([...paths(30, '/h').map((path) => api.client.getItem(path)), passes(1_000)]);
    api.sent.length = 0;
    return api;
  }
  test('an expired item is shown from its copy and renewed later when half of the limit is used', async () => {
    const { client, sent } = await half();
    client.expire(['/*']);
    const started = Date.now();
    expect(await client.getItem('/h0')).toEqual({ path: '/h0' });
    expect([Date.now() - started, sent]).toEqual([0, []]);
    await passes(MINUTE);
    expect(sent).toEqual([{ path: '/h0', status: 200 }]);
  });
  test('a copy of an earlier process is returned without a request when half of the limit is used', async () => {
    stored.set('/old', goodCopy({ id: 1 }, 0));
    const { client, sent } = await half();
    expect(await client.getItem('/old')).toEqual({ id: 1 });
    expect(sent).toEqual([]);
  });
  test('an item without a copy is still requested when half of the limit is used', async () => {
    const { client, sent } = await half();
    void client.getItem('/new');
    await passes(100);
    expect(sent).toEqual([{ path: '/new', status: 200 }]);
  });
  test('pages are sent before searches, and searches before renewals, when the limit was used up', async () => {
    const { client, sent } = start(20);
    await Promise.all([...paths(20, '/h').map((path) => client.getItem(path)), passes(1_000)]);
    await passes(52_000);
    sent.length = 0;
    client.expire(['/h0']);
    void client.getItem('/h0');
    void client.query('/search?query=kopi');
    void client.getItem('/new');
    await passes(10_000);
    expect(sent.filter(({ status }) => status === 200).map(({ path }) => path)).toEqual([
      '/new',
      '/search?query=kopi',
      '/h0',
    ]);
  });
});

test('one renewal is sent first after the API hung, and the others follow once it is answered', async () => {
  let hangs = false;
  const { provider, sent } = throttled(60, MINUTE, (path) => ({ path }));
  const client = create((path, room, heard) =>
    hangs
      ? new Promise((_, reject) => setTimeout(reject, 500, new AdminApiError('timeout', 'x')))
      : provider(path, room, heard),
  );
  const read = paths(10, '/h');
  await Promise.all([...read.map((path) => client.getItem(path)), passes(1_000)]);
  hangs = true;
  for (let times = 0; times < 4; times += 1) {
    client.expire(['/*']);
    void Promise.all(read.map((path) => client.getItem(path)));
    void Promise.all(paths(10, `/new${times}-`).map((path) => client.getItem(path).catch(() => null)));
    await passes(6_000);
  }
  hangs = false;
  sent.length = 0;
  client.expire(['/*']);
  await Promise.all([...read.map((path) => client.getItem(path)), passes(1_000)]);
  expect(sent).toHaveLength(1);
  await Promise.all([...read.map((path) => client.getItem(path)), passes(1_000)]);
  expect(sent).toHaveLength(10);
});

describe('a search that would wait long', () => {
  test("a search is rejected with 'later' when one request is left, and a page may still use that one", async () => {
    const { client } = start(20);
    await Promise.all([...paths(19).map((path) => client.getItem(path)), passes(1_000)]);
    await expect(client.query('/search?query=kopi')).rejects.toMatchObject({ code: 'later' });
    const asked = client.getItem('/new');
    await passes(100);
    expect(await asked).toEqual({ path: '/new' });
  });
});

describe('the substitute for an item', () => {
  const LISTED = { id: 1, title: 'Dari daftar' };
  test('the substitute of an item is returned while requests are held back, and later the fetched item', async () => {
    const { client } = start(2);
    await Promise.all([client.getItem('/a'), client.getItem('/b'), passes(100)]);
    expect(await client.getItem('/item', LISTED)).toBe(LISTED);
    expect(stored.has('/item')).toBe(false);
    await passes(2 * MINUTE);
    expect(await client.getItem('/item', LISTED)).toEqual({ path: '/item' });
  });
  test('the substitute of an item is returned when the API fails', async () => {
    const client = create(() => Promise.reject(new AdminApiError('refused', 'x')));
    expect(await client.getItem('/item', LISTED)).toBe(LISTED);
  });
  test('the last good copy of an item is preferred to its substitute when the API fails', async () => {
    stored.set('/item', goodCopy({ id: 1, title: 'Lengkap' }, 0));
    const client = create(() => Promise.reject(new AdminApiError('refused', 'x')));
    expect(await client.getItem('/item', LISTED)).toEqual({ id: 1, title: 'Lengkap' });
  });
  test('an item is null despite its substitute when the API answers 404', async () => {
    const client = create(() => Promise.resolve(null));
    expect(await client.getItem('/item', LISTED)).toBeNull();
  });
  test('the fetched item is returned instead of its substitute while the API answers', async () => {
    const { client } = start(60);
    const asked = client.getItem('/item', LISTED);
    await passes(100);
    expect(await asked).toEqual({ path: '/item' });
  });
});

test('the client logs no words of a search that is told to come later', async () => {
  const { client } = start(0);
  outcomes([client.query('/search?query=siti%20rahasia')]);
  await passes(1_000);
  const lines = warn.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([expect.stringMatching(/^Admin API says later path="\/search" /)]);
});

test('the client logs once per rate-limit window that the API says later', async () => {
  const { client } = start(2);
  outcomes(paths(12).map((path) => client.getItem(path)));
  await passes(30_000);
  const lines = warn.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([expect.stringMatching(/^Admin API says later path="\/p\d" seconds=60 limit=2/)]);
});
