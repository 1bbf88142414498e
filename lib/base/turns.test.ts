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

test('a free place is taken at once', async () => {
  const turns = new Turns(0);
  await turns.take('a');
  await expect(turns.take('b')).rejects.toMatchObject({ name: 'QueueFullError' });
});

test('of a visitor who asks for a hundred and another the other is the second', async () => {
  const { turns, order, take } = await busy();
  const all = Array.from({ length: 100 }, (_, n) => take('A', `A${n}`));
  all.push(take('B'));
  turns.giveBack();
  await Promise.all(all);
  expect(order.slice(0, 4)).toEqual(['A0', 'B', 'A1', 'A2']);
  expect(order).toHaveLength(101);
});

test('visitors are served in turns, and the line of each in its order', async () => {
  const { turns, order, take } = await busy();
  const all = ['A', 'A', 'A', 'B', 'B', 'C'].map((visitor, n) => take(visitor, visitor + n));
  turns.giveBack();
  await Promise.all(all);
  expect(order).toEqual(['A0', 'B3', 'C5', 'A1', 'B4', 'A2']);
});

describe('when all lines are full', () => {
  test('the longest loses its last', async () => {
    const { turns, order, take } = await busy(3);
    const all = [take('A', 'A0'), take('A', 'A1'), take('B'), take('C')];
    await Promise.all([all[1]]);
    expect(order).toEqual(['A1 refused']);
    turns.giveBack();
    await Promise.all(all);
    expect(order).toEqual(['A1 refused', 'A0', 'B', 'C']);
  });

  test('who has the longest himself is refused', async () => {
    const { turns, order, take } = await busy(2);
    const all = [take('A', 'A0'), take('A', 'A1'), take('A', 'A2')];
    await all[2];
    expect(order).toEqual(['A2 refused']);
    turns.giveBack();
    await Promise.all(all);
    expect(order).toEqual(['A2 refused', 'A0', 'A1']);
  });

  test('and nobody has more than the newcomer, he is refused, not who waited longest', async () => {
    const { turns, order, take } = await busy(2);
    const all = [take('A'), take('B'), take('C')];
    await Promise.race(all);
    expect(order).toEqual(['C refused']);
    turns.giveBack();
    await Promise.all(all);
    expect(order).toEqual(['C refused', 'A', 'B']);
  });
});

test('who gave a place back for a while has it again at once, and the next waits for both', async () => {
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

test('between two who have a place everything else that is ready is done', async () => {
  const { turns, order, take } = await busy();
  const next = take('A');
  setImmediate(() => order.push('a kept page'));
  turns.giveBack();
  await next;
  expect(order).toEqual(['a kept page', 'A']);
});

test('a newcomer does not pass who waits while a place becomes free', async () => {
  const { turns, order, take } = await busy();
  const waits = take('A');
  turns.giveBack();
  await Promise.all([waits, take('B')]);
  expect(order).toEqual(['A', 'B']);
});

describe('after a place was used', () => {
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

  test('nobody is begun before the rest in proportion is over, and then all in their order', async () => {
    const { order, take } = await used();
    const all = [take('A'), take('B')];
    await jest.advanceTimersByTimeAsync(14);
    expect(order).toEqual([]);
    await jest.runAllTimersAsync();
    await Promise.all(all);
    expect(order).toEqual(['A', 'B']);
  });
  test('who waited for somebody else goes on at once', async () => {
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
  test('who comes after the rest is begun at once', async () => {
    const { take } = await used();
    jest.advanceTimersByTime(16);
    await take('A');
  });
});

test('no place is lost, and none is made', async () => {
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
