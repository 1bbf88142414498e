/** There is no room to wait either: the work was not begun. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Told by its name: each of Next's bundles has a class of its own, and some slots are one for the whole process. */
export function isBusy(error: unknown): error is BusyError {
  return error instanceof Error && error.name === 'BusyError';
}

/** Runs a job as soon as there is a slot for it. Rejects as the job does, and with BusyError when too many wait already. */
export type Slots = <T>(job: () => Promise<T>) => Promise<T>;

/** At most `count` jobs at a time, first come, first served; at most `room` more may wait. */
export function slots(count: number, room: number): Slots {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (job) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= room) throw new BusyError(`${room} are waiting already`);
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await job();
    } finally {
      // The slot goes to the next in line without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
