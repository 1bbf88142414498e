import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pageValidity } from '@/lib/revalidation/page-validity';
import { logWarning } from '@/lib/log/log';
import { metrics } from '@/lib/metrics/metrics';
import type { RenderedPage } from './render';
import type { Content } from './send';

/** A cached page. Times are in milliseconds since 1970. */
export interface CachedPage {
  content: Content;
  /** When its rendering began: a page is as old as the data that it was rendered from. */
  renderedAt: number;
  /** From then on, the next request has it rendered again. */
  staleAt: number;
  isPartial: boolean;
}

/**
 * Stores pages beyond the life of the process. No method rejects: a page that cannot be read counts as
 * absent.
 */
export interface PageStore {
  read: (address: string) => Promise<CachedPage | null>;
  /** Resolves to whether the page was stored. */
  write: (address: string, page: CachedPage) => Promise<boolean>;
  remove: (address: string) => Promise<void>;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
const YEAR_SECONDS = 31_536_000;
/** How soon a page that failed or is partial is rendered again. */
const RETRY_SECONDS = 5;

/** Stores nothing: for pages that memory alone keeps. */
export const MEMORY_ONLY: PageStore = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(false),
  remove: () => Promise.resolve(),
};

/**
 * Caches rendered pages by URL (docs/decisions/0022-the-server-in-the-open.md). A stale page is sent while it
 * is rendered again, in the background and once for all requests. A failed rendering never replaces a good
 * page, and a partial one never replaces a complete one; 404s and redirects are cached briefly, in memory
 * only. A page whose rendering began before the last revalidation counts as absent, unless the new rendering
 * fails: then it is used again (docs/decisions/0008-revalidation-and-redis.md).
 */
export class PageCache {
  readonly #good: LRUCache<string, CachedPage>;
  readonly #negative: LRUCache<string, CachedPage>;
  readonly #running = new Map<string, { began: number; page: Promise<Content> }>();
  /**
   * A mark of the last write per URL: an unchanged page is written once an hour, in case the store has lost
   * it.
   */
  readonly #written = new LRUCache<string, string>({ max: 20_000, ttl: 3_600_000 });
  readonly #pageSeconds: number;

  /**
   * `freshSeconds` is how long data are fresh. Pages are rendered again from data in memory after a tenth of
   * it: a change shows within 1.1 of it. Pages in memory take at most `bytes`, and 404s a quarter more.
   */
  constructor(
    private readonly store: PageStore,
    freshSeconds: number,
    bytes = MEMORY_BYTES,
  ) {
    this.#good = new LRUCache({ maxSize: bytes, sizeCalculation: sizeOf, max: 5000 });
    this.#pageSeconds = Math.max(1, Math.min(30, Math.ceil(freshSeconds / 10)));
    this.#negative = new LRUCache({
      maxSize: bytes / 4,
      sizeCalculation: sizeOf,
      max: 500,
      ttl: this.#pageSeconds * 1000,
    });
  }

  /**
   * The page at a URL; `render` makes it when none is cached. Rejects as `render` does when there is no
   * other.
   */
  async get(address: string, render: () => Promise<RenderedPage>): Promise<Content> {
    const known =
      valid(this.#negative.get(address)) ?? valid(this.#good.get(address)) ?? (await this.#stored(address));
    const from = !known ? 'rendered' : Date.now() >= known.staleAt ? 'stale' : 'kept';
    metrics()?.pages.inc({ from });
    if (!known) return this.#renew(address, render);
    // The current request is answered first.
    if (from === 'stale') setTimeout(() => this.#renewStale(address, known, render), 0);
    return known.content;
  }

  #renewStale(address: string, stale: CachedPage, render: () => Promise<RenderedPage>): void {
    // Another request has renewed the page already.
    if (this.#good.get(address) !== stale) return;
    this.#renew(address, render).catch((error: unknown) =>
      logWarning('page not rendered anew', { address, reason: String(error) }),
    );
  }

  async #stored(address: string): Promise<CachedPage | null> {
    const page = valid(await this.store.read(address));
    if (page) this.#good.set(address, page);
    return page;
  }

  /**
   * Runs one rendering per URL, which all requests share, except requests after a revalidation that is later
   * than the start of the rendering.
   */
  #renew(address: string, render: () => Promise<RenderedPage>): Promise<Content> {
    const running = this.#running.get(address);
    if (running && running.began > pageValidity.after) return running.page;
    const began = Math.max(Date.now(), pageValidity.after + 1);
    const page = render().then((rendered) => this.#take(address, rendered, began));
    this.#running.set(address, { began, page });
    const done = () => {
      if (this.#running.get(address)?.page === page) this.#running.delete(address);
    };
    page.then(done, done);
    return page;
  }

  async #take(address: string, rendered: RenderedPage, began: number): Promise<Content> {
    const { status, headers, body, state } = rendered;
    if (state === '503' || state === 'broken') {
      const before = this.#good.get(address) ?? (await this.store.read(address));
      return before ? this.#stay(address, before, began) : { status, headers, body };
    }
    if (state === '404' || state === 'moved') {
      this.#good.delete(address);
      this.#written.delete(address);
      await this.store.remove(address);
      const life = `public, max-age=0, s-maxage=${this.#pageSeconds}`;
      const content = { status, headers: { ...headers, 'cache-control': life }, body };
      this.#negative.set(address, { content, renderedAt: began, staleAt: Infinity, isPartial: false });
      return content;
    }
    this.#negative.delete(address);
    const isPartial = state === 'partial';
    if (isPartial) {
      const before = valid(this.#good.get(address) ?? (await this.store.read(address)));
      if (before && !before.isPartial) return this.#stay(address, before, began);
    }
    return this.#keep(address, { status, headers, body }, isPartial, began);
  }

  /** Keeps the previous page, also for requests that waited for the new one, and tries again soon. */
  #stay(address: string, before: CachedPage, began: number): Content {
    this.#good.set(address, { ...before, renderedAt: began, staleAt: began + RETRY_SECONDS * 1000 });
    return before.content;
  }

  async #keep(address: string, rendered: Content, isPartial: boolean, began: number): Promise<Content> {
    const before = this.#good.get(address);
    // A rendering that began later has finished already.
    if (before && before.renderedAt > began) return rendered;
    const seconds = isPartial ? RETRY_SECONDS : this.#pageSeconds;
    const sum = createHash('sha256').update(rendered.body).digest('base64url');
    const life = isPartial
      ? `public, max-age=0, s-maxage=${seconds}`
      : `s-maxage=${seconds}, stale-while-revalidate=${YEAR_SECONDS - seconds}`;
    const headers = { ...rendered.headers, 'cache-control': life, etag: `W/"${sum.slice(0, 27)}"` };
    // An unchanged page keeps its Buffer, and so its compressed variants (server/compress.ts).
    const body = before?.content.headers.etag === headers.etag ? before.content.body : rendered.body;
    const page = {
      content: { status: rendered.status, headers, body },
      renderedAt: began,
      staleAt: began + seconds * 1000,
      isPartial,
    };
    this.#good.set(address, page);
    // After a revalidation the page is written again, so that the next process finds a valid one.
    const mark = `${pageValidity.after} ${sum}`;
    if (this.#written.get(address) !== mark && (await this.store.write(address, page)))
      this.#written.set(address, mark);
    return page.content;
  }
}

function valid(page: CachedPage | null | undefined): CachedPage | null {
  return page && page.renderedAt > pageValidity.after ? page : null;
}

/** Estimated size in bytes, including the compressed variants. */
function sizeOf({ content }: CachedPage): number {
  return Math.ceil(content.body.length * 1.5) + 1024;
}
