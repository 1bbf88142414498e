import { QueueFullError } from './semaphore';

interface Waiting {
  begin: () => void;
  refuse: (error: QueueFullError) => void;
}

/**
 * A place that visitors take in turns: the line of each is served in order, the lines one after the other.
 * Who asks for a hundred waits for his hundred, and the next visitor for one of them. When all lines together
 * are full, the longest loses its last.
 */
export class Turns {
  /** The lines, the next to be served first. */
  readonly #lines = new Map<string, Waiting[]>();
  #free = 1;
  #waiting = 0;
  /** When a place was given last, and until when none is given to who waits. */
  #begunAt = 0;
  #restsUntil = 0;

  /** `restAfter` says how long nobody is begun after the place was used for so many milliseconds. */
  constructor(
    private readonly room: number,
    private readonly restAfter: (usedMs: number) => number = () => 0,
  ) {}

  /** Resolves once the visitor has a place. Rejects with QueueFullError. */
  async take(visitor: string): Promise<void> {
    if (this.#free > 0 && this.#waiting === 0 && performance.now() >= this.#restsUntil)
      return this.takeBack();
    const turn = new Promise<void>((begin, refuse) => {
      const line = this.#lines.get(visitor) ?? [];
      line.push({ begin, refuse });
      this.#lines.set(visitor, line);
    });
    this.#waiting += 1;
    if (this.#waiting > this.room) this.#refuseOne(visitor);
    return turn;
  }

  /** Takes a place, free or not: who waited for somebody else goes on at once, or two would wait for ever. */
  takeBack(): void {
    this.#free -= 1;
    this.#begunAt = performance.now();
  }

  /** Gives a place back: the next has it after the rest, and after all that is ready, such as answers. */
  giveBack(): void {
    this.#free += 1;
    const now = performance.now();
    this.#restsUntil = now + this.restAfter(now - this.#begunAt);
    this.#serveAfterRest();
  }

  #serveAfterRest(): void {
    const ms = Math.ceil(this.#restsUntil - performance.now());
    if (ms > 0) setTimeout(() => this.#serveAfterRest(), ms);
    else setImmediate(() => this.#serve());
  }

  /** Begins the first of the next line, which then goes behind the others. */
  #serve(): void {
    const [first] = this.#lines;
    if (!first || this.#free <= 0 || performance.now() < this.#restsUntil) return;
    const [visitor, line] = first;
    this.#lines.delete(visitor);
    const next = line.shift();
    if (line.length) this.#lines.set(visitor, line);
    this.#waiting -= 1;
    this.takeBack();
    next?.begin();
  }

  /** Takes the last of the longest line; of equal lines that of who came last, whose line it is. */
  #refuseOne(newcomer: string): void {
    const most = Math.max(...[...this.#lines.values()].map(({ length }) => length));
    const isLongest = (visitor: string) => this.#lines.get(visitor)?.length === most;
    const visitor = [newcomer, ...this.#lines.keys()].find(isLongest) ?? newcomer;
    const line = this.#lines.get(visitor) ?? [];
    const last = line.pop();
    if (line.length === 0) this.#lines.delete(visitor);
    this.#waiting -= 1;
    last?.refuse(new QueueFullError(`${this.room} are waiting already`));
  }
}
