/** The queue is full, and the job was not started. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Checks the name: each of Next's bundles has its own copy of the class. */
export function isQueueFull(error: unknown): error is QueueFullError {
  return error instanceof Error && error.name === 'QueueFullError';
}

/** The order of waiting jobs: all that are `first`, then the `second`, then the `last`. */
export type Priority = 'first' | 'second' | 'last';
const TURNS: readonly Priority[] = ['first', 'second', 'last'];

/**
 * Runs a job as soon as a slot is free. Rejects as it does, and with QueueFullError when too many of its
 * priority or a higher one wait. A retry (`again`) goes before the others of its priority, which keep their
 * order.
 */
export type Semaphore = <T>(job: () => Promise<T>, turn?: Priority, again?: boolean) => Promise<T>;

/** A further condition for starting a job, such as a rate limit of the API. */
export interface Gate {
  /** The milliseconds until such a job may start, never more than for a lower priority. */
  wait: (turn: Priority) => number;
  begun: (turn: Priority) => void;
  ended: (turn: Priority) => void;
}

const OPEN: Gate = { wait: () => 0, begun: () => undefined, ended: () => undefined };

/** Runs at most `count` jobs at a time; at most `room` more may wait. */
export function semaphore(count: number, room: number, gate: Gate = OPEN): Semaphore {
  const waiting: Record<Priority, (() => void)[]> = { first: [], second: [], last: [] };
  let free = count;
  let timer: NodeJS.Timeout | undefined;

  const begin = (turn: Priority) => {
    free -= 1;
    gate.begun(turn);
  };
  /** Starts waiting jobs while it may, and tries again when the gate opens. */
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

  return async (job, turn = 'first', again = false) => {
    const before = TURNS.slice(0, TURNS.indexOf(turn) + 1);
    const ahead = before.reduce((sum, one) => sum + waiting[one].length, 0);
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
