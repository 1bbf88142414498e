import { AdminApiClient } from './client';
import { AdminApiError, visitorMessage } from './errors';
import { goodCopy } from './good-copy.fake';
import type { GoodCopy } from './last-good';

const LIST = '/api/admin/events';
const stored = new Map<string, GoodCopy>();
const store = {
  read: (key: string) => Promise.resolve(stored.get(key) ?? null),
  write: (key: string, copy: GoodCopy) => Promise.resolve(void stored.set(key, copy)),
  remove: (key: string) => Promise.resolve(void stored.delete(key)),
};

let now: number;
let provider: jest.Mock<Promise<unknown>, [string]>;
let client: AdminApiClient;
let warn: jest.SpyInstance;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  stored.clear();
  provider = jest.fn();
  client = new AdminApiClient({ provider, store, freshMs: 60_000 });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warn.mockRestore());

async function failThrice() {
  provider.mockRejectedValue(new AdminApiError('timeout', 'x'));
  for (const path of ['/a', '/b', '/c']) await client.getItem(path).catch(() => undefined);
  provider.mockClear();
}

describe('the circuit after three failures in a row', () => {
  test('the client sends no request and rejects with circuit-open after three failures in a row', async () => {
    await failThrice();
    await expect(client.getList(LIST)).rejects.toMatchObject({ code: 'circuit-open' });
    expect(provider).not.toHaveBeenCalled();
  });
  test('the client returns a stored good copy without a request after three failures in a row', async () => {
    stored.set(LIST, goodCopy([1], 0));
    await failThrice();
    expect([...(await client.getList(LIST))]).toEqual([1]);
    expect(provider).not.toHaveBeenCalled();
  });
  test('the client logs no warning for a request that the open circuit blocks', async () => {
    await failThrice();
    warn.mockClear();
    await client.getList(LIST).catch(() => undefined);
    expect(warn).not.toHaveBeenCalled();
  });
  // spec: 8, The error text
  test('visitorMessage names the failure that opened the circuit, not the blocked request', async () => {
    provider.mockRejectedValue(new AdminApiError('status', 'x', 500));
    for (const path of ['/a', '/b', '/c']) await client.getItem(path).catch(() => undefined);
    const message = await client.getList(LIST).catch(visitorMessage);
    expect([message, provider.mock.calls.length]).toEqual(['HTTP error! status: 500', 3]);
  });
  test("visitorMessage names a blocked path's own last failure when it failed itself", async () => {
    provider.mockRejectedValueOnce(new AdminApiError('status', 'x', 503));
    await client.getList(LIST).catch(() => undefined);
    await failThrice();
    expect(await client.getList(LIST).catch(visitorMessage)).toBe('HTTP error! status: 503');
  });
  test('the circuit closes when one try after the pause succeeds', async () => {
    await failThrice();
    now += 5_000;
    provider.mockResolvedValue({ data: [1] });
    expect([...(await client.getList(LIST))]).toEqual([1]);
    expect([...(await client.getList('/api/admin/blogs'))]).toEqual([1]);
  });
  test('the circuit opens again when the try after the pause fails', async () => {
    await failThrice();
    now += 5_000;
    await client.getList(LIST).catch(() => undefined);
    await expect(client.getList('/api/admin/blogs')).rejects.toMatchObject({ code: 'circuit-open' });
    expect(provider).toHaveBeenCalledTimes(1);
  });
});

describe('searches that fail', () => {
  async function searchInVain() {
    provider.mockRejectedValue(new AdminApiError('timeout', 'x'));
    for (const path of ['/s?query=a', '/s?query=b', '/s?query=c'])
      await client.query(path).catch(() => undefined);
    provider.mockReset().mockResolvedValue({ data: [1] });
  }

  test('a search is rejected with circuit-open and not sent after three searches failed', async () => {
    await searchInVain();
    await expect(client.query('/s?query=d')).rejects.toMatchObject({ code: 'circuit-open' });
    expect(provider).not.toHaveBeenCalled();
  });
  test('a list is still requested after three searches failed', async () => {
    await searchInVain();
    expect([...(await client.getList(LIST))]).toEqual([1]);
  });
});

describe('lists that the API lacks', () => {
  const MISSING = ['/api/admin/blogs', '/api/admin/restorans', '/api/admin/makanans'];
  beforeEach(() =>
    provider.mockImplementation((path) => Promise.resolve(MISSING.includes(path) ? null : { data: [1] })),
  );
  const askMissing = () => Promise.allSettled(MISSING.map((path) => client.getList(path)));

  test('a list is requested after three other lists were 404', async () => {
    await askMissing();
    expect([...(await client.getList(LIST))]).toEqual([1]);
  });
  test('a list that is 404 is left alone after three tries', async () => {
    for (let time = 0; time < 4; time += 1) await askMissing();
    expect(provider).toHaveBeenCalledTimes(9);
  });
  test('the circuit closes when the try after the pause is a list that is 404', async () => {
    await failThrice();
    now += 5_000;
    provider.mockImplementation((path) => Promise.resolve(path === LIST ? { data: [1] } : null));
    await client.getList('/api/admin/blogs').catch(() => undefined);
    expect([...(await client.getList(LIST))]).toEqual([1]);
  });
});

test('a detail that is 404 does not count as a failure for the circuit', async () => {
  provider.mockResolvedValue(null);
  for (const path of ['/a', '/b', '/c', '/d']) await client.getItem(path);
  expect(provider).toHaveBeenCalledTimes(4);
});

describe('visitorMessage', () => {
  // spec: 5, Package list; 8, The error text
  test.each([
    [new AdminApiError('status', 'x', 500), 'HTTP error! status: 500'],
    [new AdminApiError('no-data', 'x'), 'Invalid data format from API'],
    [new AdminApiError('no-data', 'x', 404), 'HTTP error! status: 404'],
    [new AdminApiError('not-json', 'x'), 'Invalid data format from API'],
    [new AdminApiError('timeout', 'geheim'), 'Unknown error occurred'],
    [new AdminApiError('busy', 'geheim'), 'Unknown error occurred'],
    [new AdminApiError('circuit-open', 'x'), 'Unknown error occurred'],
    [
      new AdminApiError('circuit-open', 'x', null, { cause: new AdminApiError('status', 'x', 502) }),
      'HTTP error! status: 502',
    ],
    [
      new AdminApiError('circuit-open', 'x', null, { cause: new AdminApiError('not-json', 'x') }),
      'Invalid data format from API',
    ],
    [new TypeError('geheim'), 'Unknown error occurred'],
    ['geheim', 'Unknown error occurred'],
  ])('visitorMessage turns %s into: %s', (error, message) => expect(visitorMessage(error)).toBe(message));
});
