import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide.mjs';

/** What a page is; the server sets the HTTP status from it (server/render.ts). */
export type PageState = 'ok' | '404' | '503' | 'partial';

/** A page that is being rendered: what it says of itself, and what was looked up for it. */
export interface Rendering {
  state: PageState;
  lookUps: Map<string, Promise<unknown>>;
}

/** The server begins a rendering in one bundle, the page tells of itself in another. */
const shared = processWide as { rendering?: AsyncLocalStorage<Rendering> };
const current = (shared.rendering ??= new AsyncLocalStorage());

/** Does what a page is rendered by, redirects included; `rendering` then holds what the page said. */
export function inRendering<T>(rendering: Rendering, work: () => T): T {
  return current.run(rendering, work);
}

/** A page says which case it is. Without a server, in tests, nobody hears it. */
export function reportState(state: PageState): void {
  const rendering = current.getStore();
  if (rendering) rendering.state = state;
}

/**
 * What `look` finds, once for each `key` in one rendering: the server's redirects, the head and the page
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
