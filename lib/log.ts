/** The server's log for everything that is bundled (lib/logger.mjs): an event, then its facts. */
export { logError, logInfo, logWarning } from './logger.mjs';
