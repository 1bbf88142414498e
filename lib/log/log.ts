/** The server's log for everything that is bundled (lib/log/logger.mjs): an event, then its facts. */
export { logError, logInfo, logWarning } from './logger.mjs';
