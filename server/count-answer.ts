import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from '@/lib/metrics/metrics';
import { familyOf } from './family';

/** Counts a response and its duration once it is sent. The request is the one that was received. */
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
