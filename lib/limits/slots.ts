/** There is no room to wait either: the work was not begun. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Told by its name: each of Next's bundles has a class of its own, and some slots are one for the whole process. */
export function isBusy(error: unknown): error is BusyError {
  return error instanceof Error && error.name === 'BusyError';
}

/** Whose turn it is when a slot is free: all that are `first`, then the `last`. */
export type Turn = 'first' | 'last';

/**
 * Runs a job as soon as there is a slot for it. Rejects as the job does, and with BusyError when too many wait already. Of those that
 * wait in the same turn the first come is the first served.
 */
export type Slots = <T>(job: () => Promise<T>, turn?: Turn) => Promise<T>;

/** At most `count` jobs at a time; at most `room` more may wait. */
export function slots(count: number, room: number): Slots {
  const waiting: Record<Turn, (() => void)[]> = { first: [], last: [] };
  let free = count;
  return async (job, turn = 'first') => {
    if (free > 0) free -= 1;
    else if (waiting.first.length + waiting.last.length >= room)
      throw new BusyError(`${room} are waiting already`);
    else await new Promise<void>((begin) => waiting[turn].push(begin));
    try {
      return await job();
    } finally {
      // The slot goes to the next in line without becoming free in between.
      const next = waiting.first.shift() ?? waiting.last.shift();
      if (next) next();
      else free += 1;
    }
  };
}
