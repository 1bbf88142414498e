/** There is no room to wait either: the work was not begun. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Told by its name: each of Next's bundles has a class of its own, and some slots are one for the whole process. */
export function isBusy(error: unknown): error is BusyError {
  return error instanceof Error && error.name === 'BusyError';
}

/** Whose turn it is when a slot is free: all that are `first`, then the `second`, then the `last`. */
export type Turn = 'first' | 'second' | 'last';
const TURNS: readonly Turn[] = ['first', 'second', 'last'];

/**
 * Runs a job as soon as there is a slot for it. Rejects as the job does, and with BusyError when too many wait already, those of later turns
 * not counted. Of those that wait in the same turn the first come is the first served; `again` goes before them, because it was served and sent back.
 */
export type Slots = <T>(job: () => Promise<T>, turn?: Turn, again?: boolean) => Promise<T>;

/** What else must be free before a job begins: a pace that somebody else sets. */
export interface Gate {
  /** In how many milliseconds a job of this turn may begin; 0 is now. A turn never waits longer than a later one. */
  wait: (turn: Turn) => number;
  begun: (turn: Turn) => void;
  ended: (turn: Turn) => void;
}

const OPEN: Gate = { wait: () => 0, begun: () => undefined, ended: () => undefined };

/** At most `count` jobs at a time; at most `room` more may wait. */
export function slots(count: number, room: number, gate: Gate = OPEN): Slots {
  const waiting: Record<Turn, (() => void)[]> = { first: [], second: [], last: [] };
  let free = count;
  let timer: NodeJS.Timeout | undefined;

  const begin = (turn: Turn) => {
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
  const before = (turn: Turn) =>
    TURNS.slice(0, TURNS.indexOf(turn) + 1).reduce((sum, one) => sum + waiting[one].length, 0);

  return async (job, turn = 'first', again = false) => {
    const ahead = before(turn);
    if (free > 0 && ahead === 0 && gate.wait(turn) === 0) begin(turn);
    else if (ahead >= room && !again) throw new BusyError(`${room} are waiting already`);
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
