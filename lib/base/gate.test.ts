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

test('two renderings do not compute at a time', async () => {
  await Promise.all([rendering('A'), rendering('B')]);
  expect(order).toEqual(['A begins', 'A ends', 'B begins', 'B ends']);
});

test('a visitor with a hundred leaves the next turn to another', async () => {
  const all = Array.from({ length: 100 }, (_, n) => rendering('A', `A${n}`));
  all.push(rendering('B'));
  await Promise.all(all);
  const begun = order.filter((line) => line.endsWith('begins'));
  // A0 had the place before anybody waited.
  expect(begun.slice(0, 3)).toEqual(['A0 begins', 'A1 begins', 'B begins']);
});

test('only the flood is refused when the line is full', async () => {
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

test('a rendering gives back what its work returns, and throws what it throws', async () => {
  expect(await inTurn('A', () => Promise.resolve(7))).toBe(7);
  await expect(inTurn('A', () => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak');
  await expect(
    inTurn('A', () => {
      throw new Error('langsung');
    }),
  ).rejects.toThrow('langsung');
  await expectFree();
});

describe('waiting for somebody else', () => {
  test('outside of a rendering only waits', async () => {
    expect(await whileWaiting(() => Promise.resolve(7))).toBe(7);
    await expect(whileWaiting(() => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak');
    await Promise.all([rendering('A'), rendering('B')]);
    expect(order).toEqual(['A begins', 'A ends', 'B begins', 'B ends']);
  });

  test('holds no place: thirty that wait for the API let another through', async () => {
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

  test('goes on before those who have not begun', async () => {
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

  test('for the same is gone on from one by one, with what is ready between', async () => {
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

  test('loses no place when it throws', async () => {
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

  test('with two at once, the place is free while both wait, and is taken once', async () => {
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

  test('that nobody awaits makes and loses no place, whenever it ends', async () => {
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

  test('that ends while another computes, in a rendering that ends meanwhile, makes and loses no place', async () => {
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

test('what is kept has its chance between two renderings', async () => {
  const all = [rendering('A'), rendering('B')];
  const kept = (async () => {
    await macrotask();
    while (!order.includes('A ends')) await macrotask();
    order.push('a kept page');
  })();
  await Promise.all([...all, kept]);
  expect(order).toEqual(['A begins', 'A ends', 'a kept page', 'B begins', 'B ends']);
});

describe('a pause after a rendering', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const renderedFor = (ms: number) => inTurn('A', async () => void jest.advanceTimersByTime(ms));

  test('in proportion is made while others are served beside it', async () => {
    servedBeside();
    await renderedFor(20);
    const next = rendering('B');
    await jest.advanceTimersByTimeAsync(29);
    expect(order).toEqual([]);
    await jest.runAllTimersAsync();
    await next;
    expect(order).toEqual(['B begins', 'B ends']);
  });
  test('is not made where nobody is', async () => {
    servedBeside();
    jest.advanceTimersByTime(200);
    await renderedFor(20);
    const next = rendering('B');
    await jest.advanceTimersByTimeAsync(5);
    await next;
    expect(order).toEqual(['B begins', 'B ends']);
  });
});

test('two bundles have one gate', async () => {
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
