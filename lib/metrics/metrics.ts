import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '../base/process-wide.mjs';

/**
 * The site's metrics for Prometheus (docs/metrics.md). No label contains text from a visitor or the provider:
 * each has a closed list of values.
 */
export interface Metrics {
  registry: Registry;
  /** Responses to visitors, including files and refused requests. */
  answers: Counter<'family' | 'status'>;
  answerSeconds: Histogram<'family'>;
  /** The origin of pages: 'kept', 'stale' (sent, then rendered again in the background), 'rendered'. */
  pages: Counter<'from'>;
  renderSeconds: Histogram<'state'>;
  /** Requests to the Admin API by outcome: 'ok' or the reason for the failure. */
  apiCalls: Counter<'kind' | 'outcome'>;
  apiSeconds: Histogram<'kind'>;
  /** How often an older copy replaced a response that failed or was late. */
  lastGood: Counter<'kind'>;
  dataAge: Gauge<'kind'>;
  /** 1 while every page can be served, as in /api/ready. */
  ready: Gauge;
  searches: Counter<'result'>;
  previews: Counter<'result'>;
  /** Presses on links that lead to the operator (docs/decisions/0025-what-visitors-ask-for.md). */
  interest: Counter<'action' | 'place' | 'kind'>;
  /** What visitors feel, measured by their browsers (docs/decisions/0031-what-visitors-feel.md). */
  visitLcp: Histogram<'family' | 'width'>;
  visitInp: Histogram<'family' | 'width'>;
  visitTtfb: Histogram<'family' | 'width'>;
  visitCls: Histogram<'family' | 'width'>;
}

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
