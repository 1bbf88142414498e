import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide.mjs';

/** The state of a page, from which the server sets the HTTP status (server/render.ts). */
export type PageState = 'ok' | '404' | '503' | 'partial';

/** A rendering in progress: the state that the page reported, and the look-ups made for it. */
export interface Rendering {
  state: PageState;
  lookUps: Map<string, Promise<unknown>>;
}

/** Shared, because the server starts a rendering in one bundle and the page reports its state in another. */
const shared = processWide as { rendering?: AsyncLocalStorage<Rendering> };
const current = (shared.rendering ??= new AsyncLocalStorage());

/** Runs `work`, which renders a page or resolves its redirects; `rendering` then holds the reported state. */
export function inRendering<T>(rendering: Rendering, work: () => T): T {
  return current.run(rendering, work);
}

/** Sets the state of the current page. Does nothing without a server, as in tests. */
export function reportState(state: PageState): void {
  const rendering = current.getStore();
  if (rendering) rendering.state = state;
}

/**
 * The result of `look`, called once per `key` in a rendering: the server's redirects, the head and the page
 * share it.
 */
export function oncePerRendering<T>(key: string, look: () => Promise<T>): Promise<T> {
  const lookUps = current.getStore()?.lookUps;
  if (!lookUps) return look();
  const known = lookUps.get(key) as Promise<T> | undefined;
  if (known) return known;
  const found = look();
  lookUps.set(key, found);
  return found;
}
