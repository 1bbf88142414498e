/** There is no room to wait either: the work was not begun. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Told by its name: each of Next's bundles has a class of its own, and some slots are one for the whole
 * process.
 */
export function isQueueFull(error: unknown): error is QueueFullError {
  return error instanceof Error && error.name === 'QueueFullError';
}

/** Whose turn it is when a slot is free: all that are `first`, then the `second`, then the `last`. */
export type Priority = 'first' | 'second' | 'last';
const TURNS: readonly Priority[] = ['first', 'second', 'last'];

/**
 * Runs a job as soon as there is a slot for it. Rejects as the job does, and with QueueFullError when too
 * many wait already, those of later turns not counted. Of those that wait in the same turn the first come is
 * the first served; `again` goes before them, because it was served and sent back.
 */
export type Semaphore = <T>(job: () => Promise<T>, turn?: Priority, again?: boolean) => Promise<T>;

/** What else must be free before a job begins: a pace that somebody else sets. */
export interface Gate {
  /**
   * In how many milliseconds a job of this turn may begin; 0 is now. A turn never waits longer than a later
   * one.
   */
  wait: (turn: Priority) => number;
  begun: (turn: Priority) => void;
  ended: (turn: Priority) => void;
}

const OPEN: Gate = { wait: () => 0, begun: () => undefined, ended: () => undefined };

/** At most `count` jobs at a time; at most `room` more may wait. */
export function semaphore(count: number, room: number, gate: Gate = OPEN): Semaphore {
  const waiting: Record<Priority, (() => void)[]> = { first: [], second: [], last: [] };
  let free = count;
  let timer: NodeJS.Timeout | undefined;

  const begin = (turn: Priority) => {
    free -= 1;
    gate.begun(turn);
  };
  /** Begins what may begin, and looks again when the gate says. */
  const serve = () => {
    clearTimeout(timer);
    for (let turn = nextTurn(); turn && free > 0; turn = nextTurn()) {
      const ms = gate.wait(turn);
      if (ms > 0) {
        timer = setTimeout(serve, ms);
        return;
      }
      begin(turn);
      waiting[turn].shift()?.();
    }
  };
  const nextTurn = () => TURNS.find((turn) => waiting[turn].length > 0);
  const before = (turn: Priority) =>
    TURNS.slice(0, TURNS.indexOf(turn) + 1).reduce((sum, one) => sum + waiting[one].length, 0);

  return async (job, turn = 'first', again = false) => {
    const ahead = before(turn);
    if (free > 0 && ahead === 0 && gate.wait(turn) === 0) begin(turn);
    else if (ahead >= room && !again) throw new QueueFullError(`${room} are waiting already`);
    else {
      const turned = new Promise<void>((resolve) => waiting[turn][again ? 'unshift' : 'push'](resolve));
      serve();
      await turned;
    }
    try {
      return await job();
    } finally {
      free += 1;
      gate.ended(turn);
      serve();
    }
  };
}
