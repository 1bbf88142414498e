import { whenDown } from '../admin-api/errors';
import { adminApi } from './source';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { serverState } from '../base/server-state';

/**
 * Loads every kind's list as a page would, then reports. Fresh lists come from memory, so a check costs the
 * API nothing; a process that has just started warms up. Never rejects for an outage.
 */
export async function readiness(now = Date.now()) {
  await Promise.all(KINDS.map((kind) => whenDown(adminApi().getList(registry[kind].endpoint), () => null)));
  return readinessNow(now);
}

/** The report from memory only, without API calls. Times are ISO 8601, ages whole seconds. */
export function readinessNow(now = Date.now()) {
  const client = adminApi();
  const ages = KINDS.map((kind) => {
    const at = client.fetchedAt(registry[kind].endpoint);
    return [kind, at === null ? null : Math.max(0, Math.round((now - at) / 1000))] as const;
  });
  const { lastSuccess, lastFailure } = client.requests.state;
  const isFailing = lastFailure !== null && lastFailure.at >= (lastSuccess ?? 0);
  const state: 'ok' | 'failing' | 'not asked' = isFailing
    ? 'failing'
    : lastSuccess === null
      ? 'not asked'
      : 'ok';
  const stopping = serverState.server?.isShuttingDown === true;
  return {
    /** Can every page be served? Not while a list was never delivered, not even in earlier runs. */
    ready: !stopping && ages.every(([, age]) => age !== null),
    /** Was the server told to stop (server/start.mjs)? */
    stopping,
    api: {
      state,
      lastSuccess: lastSuccess === null ? null : new Date(lastSuccess).toISOString(),
      lastFailure: lastFailure && { at: new Date(lastFailure.at).toISOString(), code: lastFailure.code },
    },
    /** Null without a list. */
    dataAge: Object.fromEntries(ages) as Record<Kind, number | null>,
  };
}
