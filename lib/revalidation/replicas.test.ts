import { FakeRedis } from '../redis/redis.fake';
import { Replicas } from './replicas';

const NOW = 1_000_000;
const NAME = 'revalidated';
const listeners = new Set<(text: string) => void>();
const values = new Map<string, Buffer>();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  listeners.clear();
  values.clear();
});
afterEach(() => jest.useRealTimers());

async function create() {
  const redis = new FakeRedis(values, listeners);
  const forget = jest.fn();
  const replicas = new Replicas(redis, NAME, forget);
  await replicas.connected();
  return { redis, forget, replicas };
}

describe('a revalidation', () => {
  test('a revalidation that Redis did not take is announced again as one of everything', async () => {
    const one = await create();
    const other = await create();
    one.redis.isAway = true;
    await one.replicas.announce(NOW, ['/a']);
    expect(other.forget).not.toHaveBeenCalled();
    one.redis.isAway = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(other.forget).toHaveBeenCalledWith(expect.any(Number), ['/*']);
  });
  test('several missed revalidations are announced once, with the latest time stored', async () => {
    const one = await create();
    const other = await create();
    one.redis.isAway = true;
    for (const at of [1, 2, 3]) await one.replicas.announce(NOW + at, ['/a']);
    one.redis.isAway = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(other.forget).toHaveBeenCalledTimes(1);
    expect(values.get(NAME)?.toString()).toBe(String(NOW + 3));
  });
  test('a revalidation reaches the other replicas and not its own', async () => {
    const one = await create();
    const other = await create();
    await one.replicas.announce(NOW, ['/a']);
    expect(other.forget).toHaveBeenCalledWith(NOW, ['/a']);
    expect(one.forget).not.toHaveBeenCalled();
  });
  test('a replica applies a revalidation as of its own clock when that is ahead', async () => {
    const one = await create();
    const other = await create();
    await one.replicas.announce(NOW - 5_000, ['/a']);
    expect(other.forget).toHaveBeenCalledWith(NOW, ['/a']);
  });
  test.each(['', '{', '[]', '{"at":1}'])(
    'a message %j that is not understood revalidates everything',
    async (text) => {
      const { forget } = await create();
      for (const listener of listeners) listener(text);
      expect(forget).toHaveBeenCalledWith(NOW, ['/*']);
    },
  );
});

describe('a replica that is connected again', () => {
  test('a replica revalidates everything when it missed a revalidation while disconnected', async () => {
    const one = await create();
    const other = await create();
    other.replicas.serve();
    listeners.clear();
    await one.replicas.announce(NOW - 5_000, ['/a']);
    await other.replicas.connected();
    expect(other.forget.mock.calls).toEqual([[NOW, ['/*']]]);
  });
  test('a replica revalidates nothing when it missed none while disconnected', async () => {
    const one = await create();
    const other = await create();
    await one.replicas.announce(NOW, ['/a']);
    other.forget.mockClear();
    await other.replicas.connected();
    await one.replicas.connected();
    expect([one.forget, other.forget].flatMap((forget) => forget.mock.calls)).toEqual([]);
  });
  test('a replica hears revalidations after it connects, although Redis was away at its start', async () => {
    const redis = new FakeRedis(values, listeners);
    redis.isAway = true;
    const forget = jest.fn();
    const replicas = new Replicas(redis, NAME, forget);
    await replicas.connected();
    redis.isAway = false;
    await replicas.connected();
    await (await create()).replicas.announce(NOW, ['/a']);
    expect(forget).toHaveBeenCalledTimes(1);
  });
});

test('a replica that starts keeps the pages that were rendered since the last revalidation', async () => {
  await (await create()).replicas.announce(NOW - 5_000, ['/a']);
  expect((await create()).forget.mock.calls).toEqual([[NOW - 5_000, ['/*']]]);
});
