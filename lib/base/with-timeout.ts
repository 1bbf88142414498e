import { SECONDARY_MS } from './clocks';

/** The result of the promise, or null when it takes longer than `ms`: as long as secondary content may. */
export async function withTimeout<T>(list: Promise<T | null>, ms = SECONDARY_MS): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const nothing = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([list, nothing]).finally(() => clearTimeout(timer));
}
