import { noStoreJson } from '@/lib/base/no-store';
import type { SearchAnswer } from '@/lib/search/search';

/** 429 for a search that was turned away, 503 for one that failed, and when to ask again. */
export function searchRefused(answer: Exclude<SearchAnswer, { state: 'ok' }>): Response {
  const [status, seconds] = answer.state === 'busy' ? [429, answer.seconds] : [503, 30];
  const refusal = { data: [], message: `search is ${answer.state}` };
  return noStoreJson(status, refusal, { 'retry-after': String(seconds) });
}
