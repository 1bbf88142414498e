// Was this process told to stop? What ends the server runs outside the bundles, what tells balancers inside: the mark is on
// globalThis. Plain JavaScript for the former's sake.

const STOPPING = Symbol.for('jelajahi-bandung.stopping');

/** Call at the first signal. */
export function markStopping() {
  Reflect.set(globalThis, STOPPING, true);
}

/** @returns {boolean} */
export function isStopping() {
  return Reflect.get(globalThis, STOPPING) === true;
}
