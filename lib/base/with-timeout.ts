/**
 * How long a page waits for what is not its own content. A list that was ever delivered is there before
 * (lib/admin-api/client.ts, WAIT_MS); one that never was is left out, and in when the page is next rendered,
 * within half a minute.
 */
const WAIT_MS = 1_500;

/** What was promised, or null when it takes longer than a page should wait for its last part. */
export async function withTimeout<T>(list: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const nothing = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  return Promise.race([list, nothing]).finally(() => clearTimeout(timer));
}
