import { loadContent, type Content } from './content';
import { processWide } from '../base/process-wide.mjs';

/** How long what was read is used before the files are looked at again: an edit shows without a restart. */
const KEEP_MS = 5_000;
/** … and this many times as long as the look took: among a hundred thousand files one takes seconds. */
const KEEP_PER_LOOK = 20;

/** The content in memory, looked at again from time to time. */
export class ContentCache {
  #last: Content | undefined;
  #reading: Promise<Content> | null = null;
  #until = Infinity;

  /** @param load reads it; given what it read before */
  constructor(private readonly load: (before?: Content) => Promise<Content>) {}

  /**
   * As the files are, or were a moment ago. Rejects as `load` does, with ContentError; then the next call
   * reads again.
   */
  current(): Promise<Content> {
    if (this.#reading && Date.now() < this.#until) return this.#reading;
    const began = Date.now();
    this.#until = Infinity;
    this.#reading = this.load(this.#last).then(
      (content) => {
        const took = Date.now() - began;
        this.#until = Date.now() + Math.max(KEEP_MS, KEEP_PER_LOOK * took);
        return (this.#last = content);
      },
      (error: unknown) => {
        this.#reading = null;
        throw error;
      },
    );
    return this.#reading;
  }

  /**
   * What was last read, while the files are looked at for the next call. Waits, and rejects, only when
   * nothing was read yet.
   */
  recent(): Promise<Content> {
    const current = this.current();
    if (!this.#last) return current;
    current.catch(() => undefined);
    return Promise.resolve(this.#last);
  }
}

const shared = processWide as { embeddedContent?: ContentCache };

/** One per process, whatever bundle asks: the start has read it already. */
export function embeddedContent(): ContentCache {
  return (shared.embeddedContent ??= new ContentCache((before) => loadContent(undefined, before)));
}
