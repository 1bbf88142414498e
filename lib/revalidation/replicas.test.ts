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
  it('is told again when Redis did not take it', async () => {
    const one = await create();
    const other = await create();
    one.redis.isAway = true;
    await one.replicas.announce(NOW, ['/a']);
    expect(other.forget).not.toHaveBeenCalled();
    one.redis.isAway = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(other.forget).toHaveBeenCalledWith(expect.any(Number), ['/*']);
  });
  it('is told once however many were missed', async () => {
    const one = await create();
    const other = await create();
    one.redis.isAway = true;
    for (const at of [1, 2, 3]) await one.replicas.announce(NOW + at, ['/a']);
    one.redis.isAway = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(other.forget).toHaveBeenCalledTimes(1);
    expect(values.get(NAME)?.toString()).toBe(String(NOW + 3));
  });
  it('reaches the other replicas and not its own', async () => {
    const one = await create();
    const other = await create();
    await one.replicas.announce(NOW, ['/a']);
    expect(other.forget).toHaveBeenCalledWith(NOW, ['/a']);
    expect(one.forget).not.toHaveBeenCalled();
  });
  it('makes invalid what another replica has rendered by its own clock, which is ahead', async () => {
    const one = await create();
    const other = await create();
    await one.replicas.announce(NOW - 5_000, ['/a']);
    expect(other.forget).toHaveBeenCalledWith(NOW, ['/a']);
  });
  it.each(['', '{', '[]', '{"at":1}'])(
    'means everything when its message is not understood: %j',
    async (text) => {
      const { forget } = await create();
      for (const listener of listeners) listener(text);
      expect(forget).toHaveBeenCalledWith(NOW, ['/*']);
    },
  );
});

describe('a replica that is connected again', () => {
  it('learns that it missed one, of which it knows nothing', async () => {
    const one = await create();
    const other = await create();
    other.replicas.serve();
    listeners.clear();
    await one.replicas.announce(NOW - 5_000, ['/a']);
    await other.replicas.connected();
    expect(other.forget.mock.calls).toEqual([[NOW, ['/*']]]);
  });
  it('forgets nothing when it missed none', async () => {
    const one = await create();
    const other = await create();
    await one.replicas.announce(NOW, ['/a']);
    other.forget.mockClear();
    await other.replicas.connected();
    await one.replicas.connected();
    expect([one.forget, other.forget].flatMap((forget) => forget.mock.calls)).toEqual([]);
  });
  it('listens although Redis was away when it started', async () => {
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

it('a replica that starts keeps the pages that were rendered since the last revalidation', async () => {
  await (await create()).replicas.announce(NOW - 5_000, ['/a']);
  expect((await create()).forget.mock.calls).toEqual([[NOW - 5_000, ['/*']]]);
});
