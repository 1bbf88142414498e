// The server's log on stdout: one JSON line per event in production, one readable line elsewhere. Plain
// JavaScript; all other code imports lib/log/log.ts.
import { pino } from 'pino';

/** @typedef {Record<string, string | number | boolean | null | undefined>} Facts */
/**
 * An event, in the same words each time, and facts.
 * @typedef {(event: string, facts?: Facts) => void} Log
 */

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

/** @param {'info' | 'warn' | 'error'} level @returns {Log} */
const at =
  (level) =>
  (event, facts = {}) => {
    if (json) return json[level](facts, event);
    const tail = Object.entries(facts).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
    if (level === 'error') console.error(event + tail.join(''));
    else console.warn(event + tail.join(''));
  };

export const logInfo = at('info');
export const logWarning = at('warn');
export const logError = at('error');
