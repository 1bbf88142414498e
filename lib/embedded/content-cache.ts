import { loadContent, type Content } from './content';
import { processWide } from '../base/process-wide.mjs';

/** How long content is used before the files are checked again: edits show without a restart. */
const KEEP_MS = 5_000;
/** … or so many times as long as the last check took: seconds for a hundred thousand files. */
const KEEP_PER_LOOK = 20;

/** The content in memory, checked for changes from time to time. */
export class ContentCache {
  #last: Content | undefined;
  #reading: Promise<Content> | null = null;
  #until = Infinity;

  /** @param load reads the content; gets the content read before, if any */
  constructor(private readonly load: (before?: Content) => Promise<Content>) {}

  /** The content of now or of a moment ago. Rejects as `load` does; then the next call reads again. */
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
}

const shared = processWide as { embeddedContent?: ContentCache };

/** One per process, shared by all bundles: the content was already read at the start. */
export function embeddedContent(): ContentCache {
  return (shared.embeddedContent ??= new ContentCache((before) => loadContent(undefined, before)));
}
