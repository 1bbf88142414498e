import { noStoreJson } from '@/lib/base/no-store';

/** Liveness, for the container's health check: 200 whatever the state of the Admin API. */
export function GET(): Response {
  return noStoreJson(200, { status: 'ok' });
}
