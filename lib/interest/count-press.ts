import { VisitorRateLimit } from '../base/visitor-rate-limit';
import { logInfo } from '../log/log';
import { metrics } from '../metrics/metrics';
import { optedOut } from '../reports/report';
import type { Pressed } from './pressed';

const presses = new VisitorRateLimit(20, 3_000);

/**
 * Writes one log line and one count for what was pressed, without any data of the visitor
 * (docs/decisions/0025-what-visitors-ask-for.md); nothing for one who opted out of tracking (`header` gives
 * the headers of the request). Returns 0, or for too many presses the seconds after which one is counted
 * again.
 */
export function countPress(press: Pressed, header: (name: string) => string | null | undefined): number {
  if (optedOut(header)) return 0;
  const mine = presses.mine();
  if (!mine.take()) return mine.secondsUntilFree();
  logInfo('interest', { ...press });
  metrics()?.interest.inc({ action: press.action, place: press.place, kind: press.kind ?? 'none' });
  return 0;
}
