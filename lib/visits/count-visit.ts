import { VisitorRateLimit } from '../base/visitor-rate-limit';
import { metrics } from '../metrics/metrics';
import { optedOut } from '../reports/report';
import type { Visit } from './visit';

const visits = new VisitorRateLimit(20, 3_000);

/**
 * Counts a measured visit, without any data of the visitor
 * (docs/decisions/0031-what-visitors-feel.md); nothing for one who opted out of tracking (`header` gives the
 * headers of the request). Returns 0, or for too many visits the seconds after which one is counted again.
 */
export function countVisit(
  { family, width, values }: Visit,
  header: (name: string) => string | null | undefined,
): number {
  if (optedOut(header)) return 0;
  const mine = visits.mine();
  if (!mine.take()) return mine.secondsUntilFree();
  const counts = metrics()?.visits;
  const labels = { family, width };
  const { LCP, INP, TTFB, CLS } = values;
  if (LCP !== undefined) counts?.LCP.observe(labels, LCP / 1000);
  if (INP !== undefined) counts?.INP.observe(labels, INP / 1000);
  if (TTFB !== undefined) counts?.TTFB.observe(labels, TTFB / 1000);
  if (CLS !== undefined) counts?.CLS.observe(labels, CLS);
  return 0;
}
