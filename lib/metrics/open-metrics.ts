import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { metrics, setMetrics, type Metrics } from './metrics';

const OUTCOMES = ['ok', 'refused', 'timeout', 'status', 'too-large', 'not-json', 'no-data', 'later'];
/** Upper bounds in seconds: a cached page takes a few milliseconds, a page on a cold site up to a minute. */
const SECONDS = [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** What visitors feel has bounds of its own: those of web-vitals for 'good' and 'poor', and some beside. */
const LCP_SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INP_SECONDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
const TTFB_SECONDS = [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6];
const CLS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/**
 * Gauges of prom-client that are named like counters, which `promtool check metrics` rejects; the same
 * numbers are in those without the ending.
 */
const NO_COUNTERS = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/**
 * Creates the metrics, once per process. `kinds` are the kinds of requests to the Admin API: their series
 * start at 0, because Prometheus sees no increase in a series that begins at 1.
 */
export function openMetrics(kinds: readonly string[]): Metrics {
  const known = metrics();
  if (known) return known;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of NO_COUNTERS) registry.removeSingleMetric(name);
  const of = { registers: [registry] };
  const ofVisits = (name: string, help: string, buckets: number[]) =>
    new Histogram({ ...of, name: `site_visit_${name}`, help, labelNames: ['family', 'width'], buckets });
  const made: Metrics = {
    registry,
    answers: new Counter({
      ...of,
      name: 'site_answers_total',
      help: 'Answers to visitors, by family of address and HTTP status.',
      labelNames: ['family', 'status'],
    }),
    answerSeconds: new Histogram({
      ...of,
      name: 'site_answer_seconds',
      help: 'From the request to the end of its answer.',
      labelNames: ['family'],
      buckets: SECONDS,
    }),
    pages: new Counter({
      ...of,
      name: 'site_pages_total',
      help: 'Pages by where they came from: kept, stale, rendered.',
      labelNames: ['from'],
    }),
    renderSeconds: new Histogram({
      ...of,
      name: 'site_render_seconds',
      help: 'Renderings of pages, by what became of them.',
      labelNames: ['state'],
      buckets: SECONDS,
    }),
    apiCalls: new Counter({
      ...of,
      name: 'site_api_calls_total',
      help: 'Requests to the Admin API by kind and outcome.',
      labelNames: ['kind', 'outcome'],
    }),
    apiSeconds: new Histogram({
      ...of,
      name: 'site_api_seconds',
      help: 'How long the Admin API took, failures included.',
      labelNames: ['kind'],
      buckets: SECONDS,
    }),
    lastGood: new Counter({
      ...of,
      name: 'site_last_good_total',
      help: 'Older copies given in place of an answer that failed or was late.',
      labelNames: ['kind'],
    }),
    dataAge: new Gauge({
      ...of,
      name: 'site_data_age_seconds',
      help: "The age of a kind's list; absent while there is none.",
      labelNames: ['kind'],
    }),
    ready: new Gauge({ ...of, name: 'site_ready', help: '1 while every page can be answered.' }),
    searches: new Counter({
      ...of,
      name: 'site_searches_total',
      help: 'Searches by result: found, nothing, busy, failed.',
      labelNames: ['result'],
    }),
    previews: new Counter({
      ...of,
      name: 'site_previews_total',
      help: 'Preview pictures that were made, or could not be.',
      labelNames: ['result'],
    }),
    interest: new Counter({
      ...of,
      name: 'site_interest_total',
      help: 'Presses on links to chat, order, phone and route.',
      labelNames: ['action', 'place', 'kind'],
    }),
    visitLcp: ofVisits('lcp_seconds', 'Largest paint (LCP) of measured visits.', LCP_SECONDS),
    visitInp: ofVisits(
      'inp_seconds',
      'Slowest answer to a touch or key (INP) of measured visits.',
      INP_SECONDS,
    ),
    visitTtfb: ofVisits('ttfb_seconds', 'First byte (TTFB) of measured visits.', TTFB_SECONDS),
    visitCls: ofVisits('cls', 'How far measured visits saw a page shift (CLS).', CLS),
  };
  for (const kind of kinds) {
    for (const outcome of OUTCOMES) made.apiCalls.inc({ kind, outcome }, 0);
    made.lastGood.inc({ kind }, 0);
  }
  for (const result of ['found', 'nothing', 'busy', 'failed']) made.searches.inc({ result }, 0);
  for (const result of ['made', 'failed']) made.previews.inc({ result }, 0);
  for (const from of ['kept', 'stale', 'rendered']) made.pages.inc({ from }, 0);
  setMetrics(made);
  return made;
}
