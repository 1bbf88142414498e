import type { Site } from './servers';

/** One line of the server's log (lib/log/logger.mjs). */
export interface LogLine {
  level: string;
  time: string;
  msg: string;
  [fact: string]: unknown;
}

/**
 * The server's log lines of this event so far; ignores output that is not the site's own (Next's greeting).
 */
export function logged(site: Site, event: string): LogLine[] {
  return site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"level":'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ msg }) => msg === event);
}
