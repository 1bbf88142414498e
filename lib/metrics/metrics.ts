import { processWide } from '../base/process-wide.mjs';
import type { Metrics } from './made-metrics';

const shared = processWide as { metrics?: Metrics };

/** The metrics of the process; null without METRICS_TOKEN. */
export function metrics(): Metrics | null {
  return shared.metrics ?? null;
}

/** Sets the metrics to count in from now on; null stops counting. */
export function setMetrics(made: Metrics | null): void {
  if (made) shared.metrics = made;
  else delete shared.metrics;
}
