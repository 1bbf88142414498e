import { processWide } from './process-wide.mjs';

/** The state that server/start.mjs sets; absent when another program started the site. */
const shared = processWide as { server?: { isShuttingDown: boolean } };

/** Whether the server was told to stop. */
export function isShuttingDown(): boolean {
  return shared.server?.isShuttingDown === true;
}
