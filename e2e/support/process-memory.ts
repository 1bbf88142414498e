import { residentMegabytes } from './resident-megabytes.mjs';

/** Samples a process's memory four times a second until `stop`, which returns the samples in megabytes. */
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
 * The memory growth over the samples: the median of the last third divided by that of the second. The first
 * third is left out, because the server's caches fill in it.
 */
export function growthOf(seen: readonly number[]): number {
  const third = Math.floor(seen.length / 3);
  return median(seen.slice(2 * third)) / median(seen.slice(third, 2 * third));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
