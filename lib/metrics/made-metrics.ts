import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: a cached page takes a few milliseconds, a page on a cold site up to a minute. */
const SECONDS = [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** What visitors feel has bounds of its own: those of web-vitals for 'good' and 'poor', and some beside. */
const LCP_SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INP_SECONDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
const TTFB_SECONDS = [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6];
const CLS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/** Gauges that are named like counters, which promtool rejects; those without the ending say the same. */
const NO_COUNTERS = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/**
 * The site's metrics for Prometheus (docs/metrics.md). No label contains text from a visitor or the provider:
 * each has a closed list of values.
 */
export type Metrics = ReturnType<typeof makeMetrics>;

/** Makes the metrics in a registry of their own. */
export function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of NO_COUNTERS) registry.removeSingleMetric(name);
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ registers, name, help, labelNames });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ registers, name, help, labelNames });
  const seconds = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ registers, name, help, labelNames, buckets: SECONDS });
  const ofVisits = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      registers,
      name,
      help,
      buckets,
      labelNames: ['family', 'width'] as const,
    });
  return {
    registry,
    answers: counter(
      'site_answers_total',
      'Answers to visitors, by family of address and HTTP status.',
      'family',
      'status',
    ),
    answerSeconds: seconds('site_answer_seconds', 'From the request to the end of its answer.', 'family'),
    pages: counter('site_pages_total', 'Pages by where they came from: kept, stale, rendered.', 'from'),
    renderSeconds: seconds('site_render_seconds', 'Renderings of pages, by what became of them.', 'state'),
    apiCalls: counter(
      'site_api_calls_total',
      'Requests to the Admin API by kind and outcome.',
      'kind',
      'outcome',
    ),
    apiSeconds: seconds('site_api_seconds', 'How long the Admin API took, failures included.', 'kind'),
    lastGood: counter(
      'site_last_good_total',
      'Older copies given in place of an answer that failed or was late.',
      'kind',
    ),
    dataAge: gauge('site_data_age_seconds', "The age of a kind's list; absent while there is none.", 'kind'),
    ready: gauge('site_ready', '1 while every page can be answered.'),
    searches: counter('site_searches_total', 'Searches by result: found, nothing, busy, failed.', 'result'),
    previews: counter('site_previews_total', 'Preview pictures that were made, or could not be.', 'result'),
    interest: counter(
      'site_interest_total',
      'Presses on links to chat, order, phone and route.',
      'action',
      'place',
      'kind',
    ),
    /** By the names of web-vitals (docs/decisions/0031-what-visitors-feel.md). */
    visits: {
      LCP: ofVisits('site_visit_lcp_seconds', 'Largest paint (LCP) of measured visits.', LCP_SECONDS),
      INP: ofVisits(
        'site_visit_inp_seconds',
        'Slowest answer to a touch or key (INP) of measured visits.',
        INP_SECONDS,
      ),
      TTFB: ofVisits('site_visit_ttfb_seconds', 'First byte (TTFB) of measured visits.', TTFB_SECONDS),
      CLS: ofVisits('site_visit_cls', 'How far measured visits saw a page shift (CLS).', CLS),
    },
  };
}
