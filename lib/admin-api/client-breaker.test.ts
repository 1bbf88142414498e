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

describe('after three failures in a row', () => {
  it('the API is left alone', async () => {
    await failThrice();
    await expect(client.getList(LIST)).rejects.toMatchObject({ code: 'circuit-open' });
    expect(provider).not.toHaveBeenCalled();
  });
  it('a good copy of the store is given without asking', async () => {
    stored.set(LIST, goodCopy([1], 0));
    await failThrice();
    expect([...(await client.getList(LIST))]).toEqual([1]);
    expect(provider).not.toHaveBeenCalled();
  });
  it('what is not asked is not logged', async () => {
    await failThrice();
    warn.mockClear();
    await client.getList(LIST).catch(() => undefined);
    expect(warn).not.toHaveBeenCalled();
  });
  // spec: 8, The error text
  it('says what failed, not that it was not asked', async () => {
    provider.mockRejectedValue(new AdminApiError('status', 'x', 500));
    for (const path of ['/a', '/b', '/c']) await client.getItem(path).catch(() => undefined);
    const message = await client.getList(LIST).catch(visitorMessage);
    expect([message, provider.mock.calls.length]).toEqual(['HTTP error! status: 500', 3]);
  });
  it('says of a path that failed itself how it failed', async () => {
    provider.mockRejectedValueOnce(new AdminApiError('status', 'x', 503));
    await client.getList(LIST).catch(() => undefined);
    await failThrice();
    expect(await client.getList(LIST).catch(visitorMessage)).toBe('HTTP error! status: 503');
  });
  it('one try after the pause closes it', async () => {
    await failThrice();
    now += 5_000;
    provider.mockResolvedValue({ data: [1] });
    expect([...(await client.getList(LIST))]).toEqual([1]);
    expect([...(await client.getList('/api/admin/blogs'))]).toEqual([1]);
  });
  it('a failing try opens it again', async () => {
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

  it('are left alone', async () => {
    await searchInVain();
    await expect(client.query('/s?query=d')).rejects.toMatchObject({ code: 'circuit-open' });
    expect(provider).not.toHaveBeenCalled();
  });
  it('hold no list back', async () => {
    await searchInVain();
    expect([...(await client.getList(LIST))]).toEqual([1]);
  });
});

it('absences are answers, not failures', async () => {
  provider.mockResolvedValue(null);
  for (const path of ['/a', '/b', '/c', '/d']) await client.getItem(path);
  expect(provider).toHaveBeenCalledTimes(4);
});

describe('visitorMessage', () => {
  // spec: 5, Package list; 8, The error text
  it.each([
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
  ])('says of %s: %s', (error, message) => expect(visitorMessage(error)).toBe(message));
});
