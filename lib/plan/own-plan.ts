import { useSyncExternalStore } from 'react';
import { BETWEEN, KEPT, PLAN_COOKIE } from './keeping';

/*
 * The visitor's plan in the browser: a store over its cookie, outside of React. Pages are the same
 * for all visitors, so their HTML knows of no plan; what changes one is in toggle.ts.
 */

/** What was done to the plan last. */
export interface Said {
  words: string;
  /** The title of the item; '' where it is about none. */
  title: string;
  /** Both, to be read out. */
  text: string;
  /** Puts the plan back as it was before; null where there is nothing to take back. */
  undo: (() => void) | null;
}

const COOKIE = new RegExp(`(?:^|; )${PLAN_COOKIE}=([^;]*)`);

const listeners = new Set<() => void>();
let plan = '';
let kept: readonly string[] = [];
let said: Said | '' | null = null;

/**
 * Calls `listener` when the plan changes, in another tab too, or while the visitor was on another page and
 * came back. Returns the function that ends it.
 */
export function subscribe(listener: () => void) {
  if (!listeners.size) {
    addEventListener('pageshow', refresh);
    // Another tab: browsers without a cookie store learn of it when this one is looked at again.
    addEventListener('visibilitychange', refresh);
    if ('cookieStore' in window) cookieStore.addEventListener('change', askStore);
    refresh();
    if (location.hash === `#${KEPT}`) said = '';
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chromium tells of a change before `document.cookie` has the new value. */
const askStore = () => void cookieStore.get(PLAN_COOKIE).then(take);

/** The plan, in the form of `writePlan` (plan.ts); '' without one. */
export const ownPlan = () => plan;

/**
 * What `read` makes of the names (codes.ts, `planName`) of the items in the plan: only those are
 * drawn again for whom that changed. In HTML of the server the plan is empty.
 */
export function useKept<Value extends boolean | number>(read: (names: readonly string[]) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => read(kept),
    () => read([]),
  );
}

/** What was done last; null before anything was, '' where the form led back here before the script ran. */
export const lastSaid = () => said;

/** Reads the cookie again. */
export function refresh(): void {
  take({ value: COOKIE.exec(document.cookie)?.[1] });
}

function take(cookie: { value?: string | undefined } | null): void {
  const now = cookie?.value ?? '';
  if (now === plan) return;
  plan = now;
  kept = plan.split(BETWEEN).map(nameOf).filter(Boolean);
  tell();
}

/** Says what was done. */
export function say(what: Said): void {
  said = what;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The name of the item that a part of a plan holds, without its numbers; '' for a part without an item. */
export const nameOf = (part: string) => (part.includes('~') ? part.replace(/\d*(?:x\d+)?~/, '~') : '');
