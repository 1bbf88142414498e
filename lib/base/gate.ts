import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as immediate } from 'node:timers/promises';
import { processWide } from './process-wide.mjs';
import { Turns } from './turns';

/*
 * The gate before renderings (docs/decisions/0029-the-middleware-answers.md): what computes takes a place,
 * and gives it back while it waits for somebody else, the provider or the site itself.
 */

/** How many may wait while one computes. */
const MAX_WAITING = 200;
/** The pause after a rendering, for each millisecond that it computed: renderings have a fifth. */
const PAUSE = 4;
/** For how long somebody who was served without a rendering counts as one who is served beside them. */
const BESIDE_MS = 100;

/** The place of one rendering. */
interface Place {
  /** How many parts of it wait for somebody else. The place is held while none does. */
  waiting: number;
  hasEnded: boolean;
}

const shared = processWide as { gate?: ReturnType<typeof open> };
const gate = (shared.gate ??= open());

function open() {
  return {
    turns: new Turns(MAX_WAITING, pauseAfter),
    place: new AsyncLocalStorage<Place>(),
    /** When the last of those who have waited goes on. */
    goingOn: Promise.resolve(),
    /** When somebody was served without a rendering. */
    servedBesideAt: -Infinity,
  };
}

function pauseAfter(usedMs: number): number {
  return performance.now() - gate.servedBesideAt < usedMs + BESIDE_MS ? PAUSE * usedMs : 0;
}

/** Records that somebody was served without a rendering: the next one may be asking already. */
export function servedBeside(): void {
  gate.servedBesideAt = performance.now();
}

/** Runs a rendering in the visitor's turn. QueueFullError: the line is full, and nobody has more in it. */
export async function inTurn<T>(visitor: string, work: () => Promise<T>): Promise<T> {
  await gate.turns.take(visitor);
  const place: Place = { waiting: 0, hasEnded: false };
  try {
    return await gate.place.run(place, work);
  } finally {
    place.hasEnded = true;
    if (place.waiting === 0) gate.turns.giveBack();
  }
}

/**
 * Awaits somebody else: the place of the current rendering, if there is one, is free meanwhile. Those who
 * waited for the same go on one by one, with all that is ready, such as answers, between them.
 */
export async function whileWaiting<T>(work: () => Promise<T>): Promise<T> {
  const place = gate.place.getStore();
  if (!place || place.hasEnded) return work();
  if ((place.waiting += 1) === 1) gate.turns.giveBack();
  try {
    return await work();
  } finally {
    await (gate.goingOn = gate.goingOn.then(() => immediate()));
    place.waiting -= 1;
    if (place.waiting === 0 && !place.hasEnded) gate.turns.takeBack();
  }
}
