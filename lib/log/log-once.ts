import { LRUCache } from 'lru-cache';
import { logWarning } from './log';
import { processWide } from '../base/process-wide.mjs';

const shared = processWide as { loggedOnce?: LRUCache<string, true> };

/** How many lines are remembered; beyond that, some are logged again. */
const MOST = 10_000;

/** `logWarning` once per process for the same facts: an unreadable record is found in each response again. */
export function logWarningOnce(event: string, facts: Parameters<typeof logWarning>[1]): void {
  const seen = (shared.loggedOnce ??= new LRUCache({ max: MOST }));
  const line = JSON.stringify([event, facts]);
  if (seen.get(line)) return;
  seen.set(line, true);
  logWarning(event, facts);
}
