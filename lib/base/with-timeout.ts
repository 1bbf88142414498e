/**
 * How long a page waits for secondary content. A list that was delivered before comes earlier, from a cached
 * copy (lib/admin-api/client.ts, WAIT_MS). A list that was never delivered is left out until the page is
 * rendered again, within half a minute.
 */
const WAIT_MS = 1_500;

/** The result of the promise, or null when it takes longer than `ms`: as long as secondary content may. */
export async function withTimeout<T>(list: Promise<T | null>, ms = WAIT_MS): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const nothing = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([list, nothing]).finally(() => clearTimeout(timer));
}
