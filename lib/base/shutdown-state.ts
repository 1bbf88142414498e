import { processWide } from './process-wide.mjs';

/** What server/start.mjs says of itself; absent where another program started the site. */
const shared = processWide as { server?: { isShuttingDown: boolean } };

/** Was the server told to stop? */
export function isShuttingDown(): boolean {
  return shared.server?.isShuttingDown === true;
}
