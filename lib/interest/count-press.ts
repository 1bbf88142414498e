import { logInfo } from '../log/log';
import { metrics } from '../metrics/metrics';
import { reportsOf } from '../reports/report';
import type { Pressed } from './pressed';

/** Writes a line and a count without data of the visitor (docs/decisions/0025-what-visitors-ask-for.md). */
export const countPress = reportsOf((press: Pressed) => {
  logInfo('interest', { ...press });
  metrics()?.interest.inc({ action: press.action, place: press.place, kind: press.kind ?? 'none' });
});
