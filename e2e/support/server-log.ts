import type { Site } from './servers';

/** One line of the server's log (lib/log/logger.mjs). */
export interface LogLine {
  level: string;
  time: string;
  msg: string;
  [fact: string]: unknown;
}

/**
 * What the server has logged so far under this event; lines that are not its own (Next's greeting) are left
 * out.
 */
export function logged(site: Site, event: string): LogLine[] {
  return site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"level":'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ msg }) => msg === event);
}
