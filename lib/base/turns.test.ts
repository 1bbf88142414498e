import { isQueueFull } from './semaphore';
import { Turns } from './turns';

const macrotask = () => new Promise((resolve) => setImmediate(resolve));

/** Who of these got a place, in the order in which they got it; each gives it back at once. */
function served(turns: Turns) {
  const order: string[] = [];
  const take = (visitor: string, name = visitor) =>
    turns.take(visitor).then(
      () => {
        order.push(name);
        turns.giveBack();
      },
      (error: unknown) => {
        if (!isQueueFull(error)) throw error;
        order.push(`${name} refused`);
      },
    );
  return { order, take };
}

/** Turns whose place is taken. */
async function busy(room = 1000) {
  const turns = new Turns(room);
  await turns.take('pertama');
  return { turns, ...served(turns) };
}

test('a free place is taken at once, and the next visitor refused when nobody may wait', async () => {
  const turns = new Turns(0);
  await turns.take('a');
  await expect(turns.take('b')).rejects.toMatchObject({ name: 'QueueFullError' });
});

test("a visitor's single request is served second when another visitor queued a hundred", async () => {
  const { turns, order, take } = await busy();
  const all = Array.from({ length: 100 }, (_, n) => take('A', `A${n}`));
  all.push(take('B'));
  turns.giveBack();
  await Promise.all(all);
  expect(order.slice(0, 4)).toEqual(['A0', 'B', 'A1', 'A2']);
  expect(order).toHaveLength(101);
});

test("visitors are served in turns, each visitor's requests in their order", async () => {
  const { turns, order, take } = await busy();
  const all = ['A', 'A', 'A', 'B', 'B', 'C'].map((visitor, n) => take(visitor, visitor + n));
  turns.giveBack();
  await Promise.all(all);
  expect(order).toEqual(['A0', 'B3', 'C5', 'A1', 'B4', 'A2']);
});

describe('full queues', () => {
  test('the last request of the longest queue is refused when the queues are full', async () => {
    const { turns, order, take } = await busy(3);
    const all = [take('A', 'A0'), take('A', 'A1'), take('B'), take('C')];
    await Promise.all([all[1]]);
    expect(order).toEqual(['A1 refused']);
    turns.giveBack();
    await Promise.all(all);
    expect(order).toEqual(['A1 refused', 'A0', 'B', 'C']);
  });

  test("a visitor's new request is refused when his own queue is the longest", async () => {
    const { turns, order, take } = await busy(2);
    const all = [take('A', 'A0'), take('A', 'A1'), take('A', 'A2')];
    await all[2];
    expect(order).toEqual(['A2 refused']);
    turns.giveBack();
    await Promise.all(all);
    expect(order).toEqual(['A2 refused', 'A0', 'A1']);
  });

  test('the newcomer is refused when the queues are full and no visitor has more requests waiting', async () => {
    const { turns, order, take } = await busy(2);
    const all = [take('A'), take('B'), take('C')];
    await Promise.race(all);
    expect(order).toEqual(['C refused']);
    turns.giveBack();
    await Promise.all(all);
    expect(order).toEqual(['C refused', 'A', 'B']);
  });
});

test('a place given back for a while is retaken at once, and the next visitor waits for both', async () => {
  const { turns, order, take } = await busy();
  turns.giveBack(); // for a while
  await turns.take('B');
  turns.takeBack();
  const c = take('C');
  turns.giveBack();
  await macrotask();
  expect(order).toEqual([]);
  turns.giveBack();
  await c;
  expect(order).toEqual(['C']);
});

test('other ready work runs before a place is given to the next visitor', async () => {
  const { turns, order, take } = await busy();
  const next = take('A');
  setImmediate(() => order.push('a kept page'));
  turns.giveBack();
  await next;
  expect(order).toEqual(['a kept page', 'A']);
});

test('a newcomer does not overtake a waiting visitor while the place becomes free', async () => {
  const { turns, order, take } = await busy();
  const waits = take('A');
  turns.giveBack();
  await Promise.all([waits, take('B')]);
  expect(order).toEqual(['A', 'B']);
});

describe('the rest after a place was used', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** One place, used for ten milliseconds and given back: a rest of fifteen follows. */
  async function used() {
    const turns = new Turns(1000, (ms) => 1.5 * ms);
    await turns.take('pertama');
    jest.advanceTimersByTime(10);
    turns.giveBack();
    return { turns, ...served(turns) };
  }

  test('waiting visitors are served in order only after a rest in proportion to the use', async () => {
    const { order, take } = await used();
    const all = [take('A'), take('B')];
    await jest.advanceTimersByTimeAsync(14);
    expect(order).toEqual([]);
    await jest.runAllTimersAsync();
    await Promise.all(all);
    expect(order).toEqual(['A', 'B']);
  });
  test('takeBack() takes the place during the rest, and the next visitor waits for it', async () => {
    const { turns, order, take } = await used();
    turns.takeBack();
    const next = take('A');
    await jest.advanceTimersByTimeAsync(20);
    expect(order).toEqual([]);
    turns.giveBack();
    await jest.advanceTimersByTimeAsync(40);
    await next;
    expect(order).toEqual(['A']);
  });
  test('a visitor who comes after the rest is served at once', async () => {
    const { take } = await used();
    jest.advanceTimersByTime(16);
    await take('A');
  });
});

test('sixty interrupted jobs of seven visitors never share the place and leave it free', async () => {
  const turns = new Turns(1000);
  let now = 0;
  let most = 0;
  const work = async (n: number) => {
    await turns.take(`v${n % 7}`);
    most = Math.max(most, (now += 1));
    await macrotask();
    if (n % 3 === 0) {
      turns.giveBack();
      now -= 1;
      await macrotask();
      turns.takeBack();
      now += 1;
    }
    now -= 1;
    turns.giveBack();
  };
  await Promise.all(Array.from({ length: 60 }, (_, n) => work(n)));
  expect([now, most]).toEqual([0, 1]);
  await turns.take('a');
});
