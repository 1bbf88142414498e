import { residentMegabytes } from './resident-megabytes.mjs';

/** Looks at a process's memory four times a second until `stop`, which gives what it saw, in megabytes. */
export function watchMemory(pid: number): { stop: () => number[] } {
  const seen: number[] = [];
  const timer = setInterval(() => {
    const now = residentMegabytes(pid);
    if (now !== null) seen.push(now);
  }, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return seen;
    },
  };
}

/**
 * How the memory of a watched time grew: the median of its last third over that of its second. The first
 * third is left out, in which a server fills its caches.
 */
export function growthOf(seen: readonly number[]): number {
  const third = Math.floor(seen.length / 3);
  return median(seen.slice(2 * third)) / median(seen.slice(third, 2 * third));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
