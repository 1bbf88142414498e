import { setTimeout as delay } from 'node:timers/promises';
import { METRICS_MS } from '@/lib/base/clocks';
import { hasBearerToken } from '@/lib/base/secrets';
import { TokenBucket } from '@/lib/base/token-bucket';
import { noStore } from '@/lib/base/no-store';
import { readiness, readinessNow } from '@/lib/items/readiness';
import { KINDS } from '@/lib/entities/kinds';
import { logWarning } from '@/lib/log/log';
import type { Metrics } from '@/lib/metrics/made-metrics';
import { metrics } from '@/lib/metrics/metrics';
import { noDocument } from '@/lib/seo/document';
import { settings } from '@/lib/settings/settings';

const guesses = new TokenBucket(10, 6_000);

/** For Prometheus (docs/metrics.md). 404 where METRICS_TOKEN is not set, 401 for a request without it. */
export async function GET(request: Request): Promise<Response> {
  const { metricsToken } = settings();
  const counts = metrics();
  if (!metricsToken || !counts) return noDocument();
  if (!hasBearerToken(request.headers.get('authorization'), metricsToken)) return wrongToken();
  await lookAtData(counts);
  return new Response(await counts.registry.metrics(), {
    headers: { 'content-type': counts.registry.contentType, 'cache-control': 'no-store' },
  });
}

function wrongToken(): Response {
  const headers = { 'www-authenticate': 'Bearer' };
  if (!guesses.take())
    return noStore(429, { ...headers, 'retry-after': String(guesses.secondsUntilFree()) }, 'Terlalu sering');
  logWarning('metrics with a wrong token');
  return noStore(401, headers, 'send Authorization: Bearer <METRICS_TOKEN>');
}

/** Asks for the lists as /api/ready does: else data would seem to age where nobody visits. */
async function lookAtData(counts: Metrics): Promise<void> {
  await Promise.race([readiness(), delay(METRICS_MS, null, { ref: false })]);
  const { ready, dataAge } = readinessNow();
  counts.ready.set(ready ? 1 : 0);
  for (const kind of KINDS) {
    const age = dataAge[kind];
    if (age === null) counts.dataAge.remove({ kind });
    else counts.dataAge.set({ kind }, age);
  }
}
