import { QueueFullError, semaphore } from './semaphore';

/** A job that ends on command, and the list of jobs that have started. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
  };
  return {
    begun,
    job,
    end: (name: string) => ends.get(name)!.resolve(),
    break: (name: string) => ends.get(name)!.reject(new Error(name)),
  };
}

/** Lets pending callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('semaphore', () => {
  test('the semaphore rejects a job with QueueFullError when its queue is full', async () => {
    const { job } = jobs();
    const run = semaphore(1, 1);
    void run(job('first'));
    void run(job('second'));
    await expect(run(job('third'))).rejects.toThrow(QueueFullError);
  });

  test('the semaphore starts the next job when a job fails', async () => {
    const { begun, job, break: fail } = jobs();
    const run = semaphore(1, 5);
    const first = run(job('first'));
    void run(job('second'));
    fail('first');
    await expect(first).rejects.toThrow('first');
    expect(begun).toEqual(['first', 'second']);
  });

  test('the semaphore runs at most as many jobs as it has slots, in the order in which they came', async () => {
    const { begun, job, end } = jobs();
    const run = semaphore(2, 5);
    for (const name of ['a', 'b', 'c', 'd']) void run(job(name));
    await settle();
    const before = [...begun];
    end('b');
    await settle();
    expect([before, begun]).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  test("the semaphore starts jobs of priority 'last' after all others", async () => {
    const { begun, job, end } = jobs();
    const run = semaphore(1, 5);
    void run(job('a'));
    void run(job('search'), 'last');
    void run(job('b'));
    void run(job('c'), 'first');
    for (const name of ['a', 'b', 'c']) {
      end(name);
      await settle();
    }
    expect(begun).toEqual(['a', 'b', 'c', 'search']);
  });

  test("the semaphore starts jobs of priority 'second' before those of 'last'", async () => {
    const { begun, job, end } = jobs();
    const run = semaphore(1, 5);
    void run(job('a'));
    void run(job('renewal'), 'last');
    void run(job('search'), 'second');
    for (const name of ['a', 'search']) {
      end(name);
      await settle();
    }
    expect(begun).toEqual(['a', 'search', 'renewal']);
  });

  test("the semaphore still queues a job of a higher priority when the queue of 'last' is full", async () => {
    const { begun, job, end } = jobs();
    const run = semaphore(1, 1);
    void run(job('a'));
    void run(job('renewal'), 'last');
    await expect(run(job('another renewal'), 'last')).rejects.toThrow(QueueFullError);
    void run(job('page'));
    end('a');
    await settle();
    expect(begun).toEqual(['a', 'page']);
  });

  test('a job that was sent back is queued before later ones, even when the queue is full', async () => {
    const { begun, job, end } = jobs();
    const run = semaphore(1, 1);
    void run(job('a'));
    void run(job('b'));
    void run(job('sent back'), 'first', true);
    for (const name of ['a', 'sent back']) {
      end(name);
      await settle();
    }
    expect(begun).toEqual(['a', 'sent back', 'b']);
  });

  describe('a semaphore behind a gate', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    /** A gate that opens for all priorities at a given time. */
    function start(opensMs: number) {
      const opensAt = Date.now() + opensMs;
      const told: string[] = [];
      const run = semaphore(2, 5, {
        wait: () => Math.max(0, opensAt - Date.now()),
        begun: (turn) => void told.push(`begun ${turn}`),
        ended: (turn) => void told.push(`ended ${turn}`),
      });
      return { run, told };
    }

    test('the semaphore starts nothing before its gate opens, and then as many jobs as it has slots', async () => {
      const { begun, job } = jobs();
      const { run } = start(1_000);
      for (const name of ['a', 'b', 'c']) void run(job(name));
      await jest.advanceTimersByTimeAsync(999);
      const before = [...begun];
      await jest.advanceTimersByTimeAsync(1);
      expect([before, begun]).toEqual([[], ['a', 'b']]);
    });

    test('the semaphore tells its gate when a job begins and when it ends', async () => {
      const { run, told } = start(0);
      const failing = run(() => Promise.reject(new Error('x')), 'last');
      void run(() => new Promise(() => undefined));
      expect(told).toEqual(['begun last', 'begun first']);
      await expect(failing).rejects.toThrow('x');
      expect(told).toEqual(['begun last', 'begun first', 'ended last']);
    });
  });

  test('the semaphore runs a job again after its only slot became free', async () => {
    const run = semaphore(1, 0);
    await run(() => Promise.resolve());
    expect(await run(() => Promise.resolve('done'))).toBe('done');
  });
});
