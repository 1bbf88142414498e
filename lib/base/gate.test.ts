import type * as gate from './gate';
import { processWide } from './process-wide.mjs';
import { isQueueFull } from './semaphore';

let inTurn: typeof gate.inTurn;
let servedBeside: typeof gate.servedBeside;
let whileWaiting: typeof gate.whileWaiting;
let order: string[];

beforeEach(async () => {
  jest.resetModules();
  Object.assign(processWide, { gate: undefined });
  ({ inTurn, servedBeside, whileWaiting } = await import('./gate'));
  order = [];
});

const macrotask = () => new Promise((resolve) => setImmediate(resolve));

/** A promise, and what ends it. */
function pending() {
  let end: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (end = resolve));
  return { promise, end };
}
/** A rendering that computes for a while. */
const rendering = (visitor: string, name = visitor) =>
  inTurn(visitor, async () => {
    order.push(`${name} begins`);
    await macrotask();
    await macrotask();
    order.push(`${name} ends`);
  });
/** Fails where a place was lost: the next one would wait for ever. */
async function expectFree() {
  const one = inTurn('lain', () => Promise.resolve('ya'));
  const late = new Promise((resolve) => setTimeout(resolve, 500, 'no place').unref());
  expect(await Promise.race([one, late])).toBe('ya');
}

test('two renderings never compute at the same time', async () => {
  await Promise.all([rendering('A'), rendering('B')]);
  expect(order).toEqual(['A begins', 'A ends', 'B begins', 'B ends']);
});

test('a visitor who asks for a hundred renderings leaves the next turn to another visitor', async () => {
  const all = Array.from({ length: 100 }, (_, n) => rendering('A', `A${n}`));
  all.push(rendering('B'));
  await Promise.all(all);
  const begun = order.filter((line) => line.endsWith('begins'));
  // A0 had the place before anybody waited.
  expect(begun.slice(0, 3)).toEqual(['A0 begins', 'A1 begins', 'B begins']);
});

test('only renderings of the flooding visitor are refused when the queue is full', async () => {
  const refused: string[] = [];
  const ask = (visitor: string) =>
    rendering(visitor).catch((error: unknown) => {
      if (!isQueueFull(error)) throw error;
      refused.push(visitor);
    });
  const all = Array.from({ length: 250 }, () => ask('banjir'));
  all.push(...['A', 'B', 'C'].map(ask));
  await Promise.all(all);
  expect(new Set(refused)).toEqual(new Set(['banjir']));
  expect(order).toEqual(expect.arrayContaining(['A ends', 'B ends', 'C ends']));
});

test('inTurn returns what its work returns and throws what it throws, without losing its place', async () => {
  expect(await inTurn('A', () => Promise.resolve(7))).toBe(7);
  await expect(inTurn('A', () => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak');
  await expect(
    inTurn('A', () => {
      throw new Error('langsung');
    }),
  ).rejects.toThrow('langsung');
  await expectFree();
});

describe('whileWaiting', () => {
  test('whileWaiting outside of a rendering only runs its work', async () => {
    expect(await whileWaiting(() => Promise.resolve(7))).toBe(7);
    await expect(whileWaiting(() => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak');
    await Promise.all([rendering('A'), rendering('B')]);
    expect(order).toEqual(['A begins', 'A ends', 'B begins', 'B ends']);
  });

  test('thirty renderings that wait for the API let another one through', async () => {
    const { promise, end } = pending();
    const cold = Array.from({ length: 30 }, (_, n) =>
      inTurn(`v${n}`, async () => {
        await whileWaiting(() => promise);
        order.push('cold');
      }),
    );
    await rendering('B');
    expect(order).toEqual(['B begins', 'B ends']);
    end();
    await Promise.all(cold);
    expect(order.filter((line) => line === 'cold')).toHaveLength(30);
  });

  test('a rendering that waited goes on before those that have not begun', async () => {
    const { promise, end } = pending();
    const first = inTurn('A', async () => {
      await whileWaiting(() => promise);
      order.push('A goes on');
    });
    const others = ['B', 'C', 'D'].map((visitor) => rendering(visitor));
    await macrotask();
    await macrotask();
    end();
    await Promise.all([first, ...others]);
    expect(order.indexOf('A goes on')).toBeLessThan(order.indexOf('C begins'));
  });

  test('renderings that waited for the same go on one by one, with other work between them', async () => {
    const { promise, end } = pending();
    const all = ['A', 'B', 'C'].map((visitor) =>
      inTurn(visitor, async () => {
        await whileWaiting(() => promise);
        order.push(visitor);
      }),
    );
    for (let n = 0; n < 5; n += 1) await macrotask();
    const kept = (async () => {
      while (order.length === 0) await macrotask();
      order.push('a kept page');
    })();
    end();
    await Promise.all([...all, kept]);
    expect(order).toEqual(['A', 'a kept page', 'B', 'C']);
  });

  test('a rendering whose awaited work throws loses no place', async () => {
    const caught = inTurn('A', () =>
      whileWaiting(() => Promise.reject(new Error('API'))).catch(() => 'instead'),
    );
    expect(await caught).toBe('instead');
    await expect(inTurn('A', () => whileWaiting(() => Promise.reject(new Error('API'))))).rejects.toThrow(
      'API',
    );
    await expectFree();
    await Promise.all([rendering('B'), rendering('C')]);
    expect(order).toEqual(['B begins', 'B ends', 'C begins', 'C ends']);
  });

  test('the place is free while a rendering waits for two things at once, and is taken back once', async () => {
    const [one, two] = [pending(), pending()];
    const both = inTurn('A', () =>
      Promise.all([whileWaiting(() => one.promise), whileWaiting(() => two.promise)]),
    );
    await rendering('B');
    one.end();
    two.end();
    await both;
    await Promise.all([rendering('C'), rendering('D')]);
    expect(order.slice(2)).toEqual(['C begins', 'C ends', 'D begins', 'D ends']);
  });

  test('work in whileWaiting that nobody awaits neither adds nor loses a place when it ends late', async () => {
    const late = pending();
    let after: Promise<void> = Promise.resolve();
    await inTurn('A', async () => {
      after = whileWaiting(() => late.promise);
      await macrotask();
    });
    await Promise.all([rendering('B'), rendering('C')]);
    late.end();
    await after;
    await Promise.all([rendering('D'), rendering('E')]);
    expect(order.map((line) => line.replace(/ .*/, ''))).toEqual(['B', 'B', 'C', 'C', 'D', 'D', 'E', 'E']);
    await expectFree();
  });

  test('a wait that ends while another rendering computes neither adds nor loses a place', async () => {
    const wait = pending();
    let after: Promise<void> = Promise.resolve();
    const end = pending();
    const first = inTurn('A', async () => {
      after = whileWaiting(() => wait.promise);
      await end.promise;
    });
    const second = rendering('B');
    await macrotask();
    wait.end();
    await macrotask();
    end.end();
    await Promise.all([first, after, second]);
    order = [];
    await Promise.all([rendering('C'), rendering('D'), rendering('E')]);
    expect(order.map((line) => line.replace(/ .*/, ''))).toEqual(['C', 'C', 'D', 'D', 'E', 'E']);
    await expectFree();
  });
});

test('other work runs between two renderings', async () => {
  const all = [rendering('A'), rendering('B')];
  const kept = (async () => {
    await macrotask();
    while (!order.includes('A ends')) await macrotask();
    order.push('a kept page');
  })();
  await Promise.all([...all, kept]);
  expect(order).toEqual(['A begins', 'A ends', 'a kept page', 'B begins', 'B ends']);
});

describe('the pause after a rendering', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const renderedFor = (ms: number) => inTurn('A', async () => void jest.advanceTimersByTime(ms));

  test('the next rendering waits for a proportional pause while other visitors are served beside it', async () => {
    servedBeside();
    await renderedFor(20);
    const next = rendering('B');
    await jest.advanceTimersByTimeAsync(29);
    expect(order).toEqual([]);
    await jest.runAllTimersAsync();
    await next;
    expect(order).toEqual(['B begins', 'B ends']);
  });
  test('the next rendering begins without a pause when nobody is served beside it', async () => {
    servedBeside();
    jest.advanceTimersByTime(200);
    await renderedFor(20);
    const next = rendering('B');
    await jest.advanceTimersByTimeAsync(5);
    await next;
    expect(order).toEqual(['B begins', 'B ends']);
  });
});

test('two bundles of a process share one gate', async () => {
  const first = inTurn;
  jest.resetModules();
  const { inTurn: second } = await import('./gate');
  expect(second).not.toBe(first);
  const begun = pending();
  const end = pending();
  const one = first('A', async () => {
    begun.end();
    await end.promise;
    order.push('A');
  });
  await begun.promise;
  const two = second('B', async () => void order.push('B'));
  end.end();
  await Promise.all([one, two]);
  expect(order).toEqual(['A', 'B']);
});
