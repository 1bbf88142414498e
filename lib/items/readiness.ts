import { whenDown, type AdminApiErrorCode } from '../admin-api/errors';
import { adminApi } from './source';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { serverState } from '../base/server-state';

/** Readiness report for a load balancer and the operator. Times are ISO 8601, ages whole seconds. */
export interface Readiness {
  /**
   * Can every page be served? False while a kind's list was never delivered, not even in earlier runs, and
   * during shutdown.
   */
  ready: boolean;
  /** Was the server told to stop (server/start.mjs)? */
  stopping: boolean;
  api: {
    state: 'ok' | 'failing' | 'not asked';
    lastSuccess: string | null;
    lastFailure: { at: string; code: AdminApiErrorCode } | null;
  };
  /** Age of each kind's list; null without a list. */
  dataAge: Record<Kind, number | null>;
}

/**
 * Loads every kind's list as a page would, then reports. Fresh lists come from memory, so a check costs the
 * API nothing; a process that has just started warms up. Never rejects for an outage.
 */
export async function readiness(now = Date.now()): Promise<Readiness> {
  await Promise.all(KINDS.map((kind) => whenDown(adminApi().getList(registry[kind].endpoint), () => null)));
  return readinessNow(now);
}

/** The same report from memory only, without API calls. */
export function readinessNow(now = Date.now()): Readiness {
  const client = adminApi();
  const ages = KINDS.map((kind) => {
    const at = client.fetchedAt(registry[kind].endpoint);
    return [kind, at === null ? null : Math.max(0, Math.round((now - at) / 1000))] as const;
  });
  const { lastSuccess, lastFailure } = client.requests.state;
  const isFailing = lastFailure !== null && lastFailure.at >= (lastSuccess ?? 0);
  const stopping = serverState.server?.isShuttingDown === true;
  return {
    ready: !stopping && ages.every(([, age]) => age !== null),
    stopping,
    api: {
      state: isFailing ? 'failing' : lastSuccess === null ? 'not asked' : 'ok',
      lastSuccess: lastSuccess === null ? null : new Date(lastSuccess).toISOString(),
      lastFailure: lastFailure && { at: new Date(lastFailure.at).toISOString(), code: lastFailure.code },
    },
    dataAge: Object.fromEntries(ages) as Record<Kind, number | null>,
  };
}
