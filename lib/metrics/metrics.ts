import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '../base/process-wide.mjs';

/**
 * What the site counts for Prometheus (docs/metrics.md). No label holds what a visitor or the provider wrote:
 * each has a closed list.
 */
export interface Metrics {
  registry: Registry;
  /** Answers to visitors, files and refusals included. */
  answers: Counter<'family' | 'status'>;
  answerSeconds: Histogram<'family'>;
  /** Where pages came from: 'kept', 'stale' (sent, and rendered anew behind it), 'rendered'. */
  pages: Counter<'from'>;
  renderSeconds: Histogram<'state'>;
  /** Requests to the Admin API by their end: 'ok' or why it failed. */
  apiCalls: Counter<'kind' | 'outcome'>;
  apiSeconds: Histogram<'kind'>;
  /** How often an older copy stood in for an answer that failed or was late. */
  lastGood: Counter<'kind'>;
  dataAge: Gauge<'kind'>;
  /** 1 while every page can be answered, as /api/ready says. */
  ready: Gauge;
  searches: Counter<'result'>;
  previews: Counter<'result'>;
  /** Presses on links that lead to the operator (docs/decisions/0025-what-visitors-ask-for.md). */
  interest: Counter<'action' | 'place' | 'kind'>;
}

const shared = processWide as { metrics?: Metrics };

/** What counts, once for the process; null without METRICS_TOKEN. */
export function metrics(): Metrics | null {
  return shared.metrics ?? null;
}

/** From now on is counted here; null: no longer. */
export function setMetrics(made: Metrics | null): void {
  if (made) shared.metrics = made;
  else delete shared.metrics;
}
