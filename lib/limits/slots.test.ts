/** @jest-environment node */
import { BusyError, slots } from './slots';

/** A job that ends when it is told to, and a list of those that have begun. */
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

/** Lets everything run that is ready to. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('slots', () => {
  it('refuses what finds no room to wait', async () => {
    const { job } = jobs();
    const run = slots(1, 1);
    void run(job('first'));
    void run(job('second'));
    await expect(run(job('third'))).rejects.toThrow(BusyError);
  });

  it('gives the slot of a job that failed to the next', async () => {
    const { begun, job, break: fail } = jobs();
    const run = slots(1, 5);
    const first = run(job('first'));
    void run(job('second'));
    fail('first');
    await expect(first).rejects.toThrow('first');
    expect(begun).toEqual(['first', 'second']);
  });

  it('begins no more than there are slots, in order', async () => {
    const { begun, job, end } = jobs();
    const run = slots(2, 5);
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
    const run = slots(1, 5);
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

  it('is free again after the last', async () => {
    const run = slots(1, 0);
    await run(() => Promise.resolve());
    expect(await run(() => Promise.resolve('done'))).toBe('done');
  });
});
