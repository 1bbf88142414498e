import { makeMetrics, type Metrics } from './made-metrics';
import { metrics, setMetrics } from './metrics';

const OUTCOMES = ['ok', 'refused', 'timeout', 'status', 'too-large', 'not-json', 'no-data', 'later'];

/**
 * Creates the metrics, once per process. `kinds` are the kinds of requests to the Admin API: their series
 * start at 0, because Prometheus sees no increase in a series that begins at 1.
 */
export function openMetrics(kinds: readonly string[]): Metrics {
  const known = metrics();
  if (known) return known;
  const made = makeMetrics();
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
