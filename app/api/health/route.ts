import { unkeptJson } from '@/lib/base/unkept';

/** Liveness, for the container's health check: 200 whatever the state of the Admin API. */
export function GET(): Response {
  return unkeptJson(200, { status: 'ok' });
}
