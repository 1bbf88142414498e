import { AdminApiClient } from './client';
import { AdminApiError } from './errors';

const store = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

/** A client with two connections, and an API that responds on command. */
function start() {
  const sent: string[] = [];
  const open = new Map<string, { answer: (body: unknown) => void; fail: (error: Error) => void }>();
  const provider = (path: string) => {
    sent.push(path);
    return new Promise<unknown>((answer, fail) => open.set(path, { answer, fail }));
  };
  const client = new AdminApiClient({ provider, store, freshMs: 60_000, connections: 2 });
  const on = (path: string) => open.get(path)!;
  return { client, sent, on };
}

/** Lets pending callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => warn.mockRestore());

describe('more requests than connections', () => {
  test('requests beyond the connections are sent one by one, in the order in which they came', async () => {
    const { client, sent, on } = start();
    const asked = ['/1', '/2', '/3', '/4'].map((path) => client.getItem(path));
    await settle();
    expect(sent).toEqual(['/1', '/2']);
    on('/2').answer({ data: { id: 2 } });
    await settle();
    expect(sent).toEqual(['/1', '/2', '/3']);
    expect(await asked[1]).toEqual({ id: 2 });
  });
  test('a search waits for a connection until the pages that came after it have theirs', async () => {
    const { client, sent, on } = start();
    for (const path of ['/1', '/2']) void client.getItem(path);
    await settle();
    void client.query('/search?query=kopi');
    void client.getItem('/3');
    await settle();
    on('/1').answer(null);
    await settle();
    expect(sent).toEqual(['/1', '/2', '/3']);
    on('/2').answer(null);
    await settle();
    expect(sent.at(-1)).toBe('/search?query=kopi');
  });
  test('a queued request is rejected with circuit-open, not sent, when the API failed meanwhile', async () => {
    const { client, sent, on } = start();
    const asked = ['/1', '/2', '/3', '/4', '/5'].map((path) =>
      client.getItem(path).catch((error: AdminApiError) => error.code),
    );
    await settle();
    for (const path of ['/1', '/2', '/3']) {
      on(path).fail(new AdminApiError('timeout', 'x'));
      await settle();
    }
    on('/4').fail(new AdminApiError('timeout', 'x'));
    expect(await Promise.all(asked)).toEqual(['timeout', 'timeout', 'timeout', 'timeout', 'circuit-open']);
    expect(sent).not.toContain('/5');
  });
  test("a request is rejected with 'busy' when the queue is full, without counting as an API failure", async () => {
    const { client, on } = start();
    const paths = Array.from({ length: 2 + 2 * 20 + 3 }, (_, index) => `/${index}`);
    const asked = paths.map((path) => client.getItem(path).catch((error: AdminApiError) => error.code));
    expect(await Promise.all(asked.slice(-3))).toEqual(['busy', 'busy', 'busy']);
    expect(client.requests.state.lastFailure).toBeNull();
    on('/0').answer({ data: { id: 0 } });
    expect(await asked[0]).toEqual({ id: 0 });
  });
});
