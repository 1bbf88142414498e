// The server's log on stdout: one JSON line per event in production, one readable line elsewhere. Plain
// JavaScript; all other code imports lib/log/log.ts.
import { pino } from 'pino';

/** @typedef {'info' | 'warn' | 'error'} Level */
/** @typedef {Record<string, string | number | boolean | null | undefined>} Facts */

/** Writes synchronously: the last lines of a process that dies are the ones that matter. */
const json =
  process.env.NODE_ENV === 'production'
    ? pino(
        {
          base: null,
          timestamp: pino.stdTimeFunctions.isoTime,
          formatters: { level: (label) => ({ level: label }) },
        },
        pino.destination({ dest: 1, sync: true }),
      )
    : null;

/**
 * @param {Level} level
 * @param {string} event what happened, in the same words every time
 * @param {Facts} [facts] what differs
 */
function log(level, event, facts = {}) {
  if (json) return json[level](facts, event);
  const tail = Object.entries(facts).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  if (level === 'error') console.error(event + tail.join(''));
  else console.warn(event + tail.join(''));
}

/** @param {string} event @param {Facts} [facts] */
export const logInfo = (event, facts) => log('info', event, facts);
/** @param {string} event @param {Facts} [facts] */
export const logWarning = (event, facts) => log('warn', event, facts);
/** @param {string} event @param {Facts} [facts] */
export const logError = (event, facts) => log('error', event, facts);
