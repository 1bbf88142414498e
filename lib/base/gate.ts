import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide.mjs';
import { Turns } from './turns';

/*
 * The gate before renderings: what computes takes a place, and gives it back while it waits for somebody
 * else, the provider or the site itself. Node computes one thing at a time anyway: the gate keeps kept pages
 * from waiting behind more than one rendering, and visitors behind another's hundred.
 */

/** How many compute at a time, and how many may wait. */
const AT_ONCE = 1;
const MAX_WAITING = 200;

/** The place of one rendering. */
interface Place {
  /** How many parts of it wait for somebody else. The place is held while none does. */
  waiting: number;
  hasEnded: boolean;
}

const shared = processWide as { gate?: { turns: Turns; place: AsyncLocalStorage<Place> } };
const { turns, place: current } = (shared.gate ??= {
  turns: new Turns(AT_ONCE, MAX_WAITING),
  place: new AsyncLocalStorage(),
});

/**
 * Runs a rendering for a visitor in his turn. Rejects with QueueFullError when the line is full and nobody
 * has more in it than he.
 */
export async function inTurn<T>(visitor: string, work: () => Promise<T>): Promise<T> {
  await turns.take(visitor);
  const place: Place = { waiting: 0, hasEnded: false };
  try {
    return await current.run(place, work);
  } finally {
    place.hasEnded = true;
    if (place.waiting === 0) turns.giveBack();
  }
}

/**
 * Awaits somebody else: the place of the current rendering is free meanwhile. Outside of a rendering it only
 * awaits.
 */
export async function whileWaiting<T>(work: () => Promise<T>): Promise<T> {
  const place = current.getStore();
  if (!place || place.hasEnded) return work();
  if ((place.waiting += 1) === 1) turns.giveBack();
  try {
    return await work();
  } finally {
    place.waiting -= 1;
    if (place.waiting === 0 && !place.hasEnded) turns.takeBack();
  }
}
