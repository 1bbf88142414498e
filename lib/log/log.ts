/** The server's log for bundled code (lib/log/logger.mjs): an event, then its facts. */
export { logError, logInfo, logWarning } from './logger.mjs';
