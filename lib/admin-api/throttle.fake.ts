import { AdminApiError } from './errors';
import type { Provider } from './requests';
import { readRate } from './rate';

/**
 * A fake API behind Laravel's `throttle:<limit>,<minutes>`, which responds after a moment; `sent` records
 * each path with its status.
 */
export function throttled(limit: number, windowMs: number, data: (path: string) => unknown) {
  const sent: { path: string; status: number }[] = [];
  let used = 0;
  let endsAt = 0;
  const provider: Provider = async (path, _, heard) => {
    const now = Date.now();
    if (now >= endsAt) {
      used = 0;
      endsAt = now + windowMs;
    }
    const status = used < limit ? 200 : 429;
    if (status === 200) used += 1;
    sent.push({ path, status });
    const left = { 'x-ratelimit-limit': String(limit), 'x-ratelimit-remaining': String(limit - used) };
    const later = { 'retry-after': String(Math.ceil((endsAt - now) / 1000)) };
    await new Promise((resolve) => setTimeout(resolve, 20));
    heard(readRate(status, status === 429 ? { ...left, ...later } : left, Date.now()));
    if (status === 429) throw new AdminApiError('later', 'answered 429', 429);
    return { data: data(path) };
  };
  return { provider, sent };
}
