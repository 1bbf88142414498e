import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { servedBeside } from '@/lib/base/gate';
import { logWarning } from '@/lib/log/log';
import { metrics } from '@/lib/metrics/metrics';
import { beginPage, pageValidity } from '@/lib/revalidation/page-validity';
import { weakTag } from './compress';
import type { Content } from './send';

type Render = () => Promise<Content>;
/** Runs a rendering when its turn comes (lib/base/gate.ts). */
type InTurn = (work: Render) => Promise<Content>;

/** A page in memory; times in milliseconds since 1970. */
interface KeptPage {
  content: Content;
  /** What its Cache-Control says (RFC 9111, 5861). */
  policy: CachePolicy;
  /** When its rendering began: a page is as old as the data that it was rendered from. */
  renderedAt: number;
  /** Until then no new rendering is tried: one has just failed. */
  retryAt: number;
  isPartial: boolean;
}

/** How soon a page is tried again whose rendering failed or lacked data. */
const RETRY_MS = 5_000;

/** What a policy is asked. What a browser says of caching is no part of it: a reload renders nothing. */
const QUESTION = { url: '/', method: 'GET', headers: {} };

/**
 * Keeps HTML with status 200 in memory for as long as its Cache-Control says, which the middleware wrote
 * (lib/addresses/lifetimes.ts), under the path and the parameters that the page reads (`keyOf`). A stale page
 * is sent while it is rendered anew, once for all; while the API is down it is only sent. A failed rendering
 * replaces no page, and a partial one no whole one. A page whose rendering began before the last revalidation
 * counts as absent, unless the new one fails (docs/decisions/0029-the-middleware-answers.md, 0008).
 */
export class KeptPages {
  readonly #plain = memoryOf(32 * 1024 * 1024);
  /** Pages with parameters are so many that they would push all others out. */
  readonly #asked = memoryOf(16 * 1024 * 1024);
  readonly #running = new Map<string, { began: number; answer: Promise<Answered> }>();

  /** The page of a key, or what `render` answers in its turn. Rejects as these do when none is kept. */
  async get(key: string, render: Render, inTurn: InTurn = (work) => work()): Promise<Content> {
    const kept = this.#memory(key).get(key);
    const from = !kept || !isValid(kept) ? 'rendered' : freshness(kept);
    metrics()?.pages.inc({ from });
    if (!kept || from === 'rendered') return this.#shared(key, () => inTurn(render));
    servedBeside();
    // Asked once more in its turn: others may have found out meanwhile that the API does not answer.
    if (from === 'stale')
      this.#renewBehind(key, () => inTurn(async () => (pageValidity.canBeNewer() ? render() : kept.content)));
    return kept.content;
  }

  #memory(key: string): LRUCache<string, KeptPage> {
    return key.includes('?') ? this.#asked : this.#plain;
  }

  #renewBehind(key: string, render: Render): void {
    // The current request is answered first, and others of the same moment ask as well.
    setTimeout(() => {
      if (this.#running.has(key)) return;
      this.#renew(key, render).catch((error: unknown) =>
        logWarning('page not rendered anew', { key, reason: String(error) }),
      );
    }, 0);
  }

  /**
   * The answer of a rendering under way, if it may be kept, and so is the same for all, and did not begin
   * before a revalidation. Otherwise each request asks for itself.
   */
  async #shared(key: string, render: Render): Promise<Content> {
    const running = this.#running.get(key);
    if (!running || running.began <= pageValidity.after) return (await this.#renew(key, render)).content;
    const answered = await running.answer.catch(() => null);
    return (answered?.isForAll ? answered : await this.#renew(key, render)).content;
  }

  #renew(key: string, render: Render): Promise<Answered> {
    const began = beginPage();
    // Where it rejects, the page that is kept, whatever its age, is the answer.
    const rendered = render().catch((error: unknown) => {
      const kept = this.#memory(key).get(key);
      if (kept) return kept.content;
      throw error;
    });
    const answer = rendered.then((content) => this.#take(key, content, began));
    this.#running.set(key, { began, answer });
    const end = () => {
      if (this.#running.get(key)?.answer === answer) this.#running.delete(key);
    };
    answer.then(end, end);
    return answer;
  }

  #take(key: string, content: Content, began: number): Answered {
    const memory = this.#memory(key);
    const before = memory.get(key);
    if (before?.content === content) return stay(before, began);
    const { status, headers } = content;
    if (status >= 500 || status === 429)
      return before && outlivesErrors(before) ? stay(before, began) : { content, isForAll: false };
    const policy = new CachePolicy(QUESTION, { status, headers: headers as Record<string, string> });
    const isPage = status === 200 && String(headers['content-type']).startsWith('text/html');
    if (!isPage || !policy.storable() || policy.maxAge() <= 0) {
      // It is gone, or has another address, or may not be kept any longer.
      memory.delete(key);
      return { content, isForAll: false };
    }
    // A rendering that began later has ended already.
    if (before && before.renderedAt > began) return { content, isForAll: true };
    const isPartial = headers['x-status'] === 'partial';
    if (isPartial && before && isValid(before) && !before.isPartial) return stay(before, began);
    const kept = { content: tagged(content, before), policy, renderedAt: began, retryAt: 0, isPartial };
    memory.set(key, kept);
    return { content: kept.content, isForAll: true };
  }
}

/** The answer to a request, and whether all others with its key may have it. */
interface Answered {
  content: Content;
  isForAll: boolean;
}

/** Goes on with the page that is kept, also for those who waited for the new one, and tries again soon. */
function stay(kept: KeptPage, began: number): Answered {
  kept.renderedAt = began;
  kept.retryAt = Date.now() + RETRY_MS;
  return { content: kept.content, isForAll: true };
}

function isValid({ renderedAt }: KeptPage): boolean {
  return renderedAt > pageValidity.after;
}

function freshness({ policy, retryAt }: KeptPage): 'kept' | 'stale' | 'rendered' {
  const waitMs = retryAt - Date.now();
  if (waitMs > 0 && waitMs <= RETRY_MS) return 'kept';
  // What seems to come from the future was kept before the clock was set back: its age is unknown.
  if (policy.age() >= 0 && policy.satisfiesWithoutRevalidation(QUESTION)) return 'kept';
  if (!policy.evaluateRequest(QUESTION).response) return 'rendered';
  return pageValidity.canBeNewer() ? 'stale' : 'kept';
}

/** Whether a page may still be shown where a new one failed (RFC 5861, stale-if-error). */
function outlivesErrors({ policy }: KeptPage): boolean {
  return !policy.revalidatedPolicy(QUESTION, { status: 503, headers: {} }).modified;
}

/** With an ETag; an unchanged page keeps its Buffer, and so its compressed forms (server/compress.ts). */
function tagged({ status, headers, body }: Content, before: KeptPage | undefined): Content {
  if (before?.content.body.equals(body))
    return { status, headers: { ...headers, etag: before.content.headers.etag }, body: before.content.body };
  return { status, headers: { ...headers, etag: weakTag(body) }, body };
}

/** A memory of so many bytes, each page with what its compressed forms may take. */
function memoryOf(maxSize: number): LRUCache<string, KeptPage> {
  const sizeCalculation = ({ content }: KeptPage) => Math.ceil(content.body.length * 1.5) + 1024;
  return new LRUCache({ maxSize, max: 5000, sizeCalculation });
}
