import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from '@/lib/metrics/metrics';
import { familyOf } from './family';

/** Counts an answer once it is sent, and how long it took. `request` as it came. */
export function countAnswer({ url }: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  const counts = metrics();
  if (!counts) return;
  const began = performance.now();
  response.once('finish', () => {
    const family = familyOf(url);
    counts.answers.inc({ family, status: response.statusCode });
    counts.answerSeconds.observe({ family }, (performance.now() - began) / 1000);
  });
}
