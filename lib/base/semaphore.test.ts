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

describe('slots', () => {
  it('refuses what finds no room to wait', async () => {
    const { job } = jobs();
    const run = semaphore(1, 1);
    void run(job('first'));
    void run(job('second'));
    await expect(run(job('third'))).rejects.toThrow(QueueFullError);
  });

  it('gives the slot of a job that failed to the next', async () => {
    const { begun, job, break: fail } = jobs();
    const run = semaphore(1, 5);
    const first = run(job('first'));
    void run(job('second'));
    fail('first');
    await expect(first).rejects.toThrow('first');
    expect(begun).toEqual(['first', 'second']);
  });

  it('begins no more than there are slots, in order', async () => {
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

  it('lets those of the last turn wait for all others', async () => {
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

  it('lets the second turn go before the last', async () => {
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

  it('keeps room for an earlier turn, however many of a later one wait', async () => {
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

  it('takes one that was sent back before those that came after it, and where there is no room too', async () => {
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

  describe('behind a gate', () => {
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

    it('begins nothing before it opens, and then as many as there are slots', async () => {
      const { begun, job } = jobs();
      const { run } = start(1_000);
      for (const name of ['a', 'b', 'c']) void run(job(name));
      await jest.advanceTimersByTimeAsync(999);
      const before = [...begun];
      await jest.advanceTimersByTimeAsync(1);
      expect([before, begun]).toEqual([[], ['a', 'b']]);
    });

    it('tells it what begins and ends, before anything else begins', async () => {
      const { run, told } = start(0);
      const failing = run(() => Promise.reject(new Error('x')), 'last');
      void run(() => new Promise(() => undefined));
      expect(told).toEqual(['begun last', 'begun first']);
      await expect(failing).rejects.toThrow('x');
      expect(told).toEqual(['begun last', 'begun first', 'ended last']);
    });
  });

  it('is free again after the last', async () => {
    const run = semaphore(1, 0);
    await run(() => Promise.resolve());
    expect(await run(() => Promise.resolve('done'))).toBe('done');
  });
});
