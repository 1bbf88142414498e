import { processWide } from './process-wide.mjs';

const shared = processWide as { server?: { isShuttingDown: boolean } };

/** Whether server/start.mjs was told to stop; false where another program serves. */
export function isShuttingDown(): boolean {
  return shared.server?.isShuttingDown === true;
}
