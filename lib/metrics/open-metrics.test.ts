import { openMetrics } from './open-metrics';
import { setMetrics } from './metrics';

/*
 * The rules of `promtool check metrics` (prometheus/client_golang, promlint).
 */

interface Family {
  name: string;
  help: string;
  type: string;
  labels: string[];
}

async function families(): Promise<Family[]> {
  const { registry } = openMetrics(['event']);
  const all = (await registry.getMetricsAsJSON()) as unknown as {
    name: string;
    help: string;
    type: string;
    values: { labels: Record<string, string> }[];
  }[];
  return all.map(({ name, help, type, values }) => ({
    ...{ name, help, type },
    labels: [...new Set(values.flatMap(({ labels }) => Object.keys(labels)))],
  }));
}

const UNITS =
  /_(?:milli|micro|nano|kilo|mega|giga)?(?:minutes?|hours?|days?|weeks?|bits?|celsius|milliseconds|microseconds|nanoseconds|kilobytes|megabytes|gigabytes)(?:_|$)/;
const SHORT = /_(?:s|ms|us|ns|sec|b|kb|mb|gb|tb|pb|m|h|d)(?:_|$)/;

/** What promlint says of a family. */
function faultsOf({ name, help, type, labels }: Family): string[] {
  const isCounter = type === 'counter';
  const hasParts = type === 'histogram' || type === 'summary';
  const faults = {
    'no help text': !help,
    'a counter must end in _total': isCounter && !name.endsWith('_total'),
    'only a counter may end in _total': !isCounter && name.endsWith('_total'),
    'no histogram may have this ending': !hasParts && /_(?:bucket|count|sum)$/.test(name),
    'no histogram may have this label': !hasParts && labels.some((label) => /^(?:le|quantile)$/.test(label)),
    'its type is in its name': new RegExp(`_${type}(?:_|$)`).test(name),
    'a colon is reserved': name.includes(':'),
    'is not in snake case': [name, ...labels].some((one) => /[a-z][A-Z]/.test(one)),
    'use base units': UNITS.test(name),
    'abbreviates a unit': SHORT.test(name),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${name}: ${fault}`] : []));
}

afterEach(() => setMetrics(null));

test('openMetrics returns the same metrics when it is called again', () => {
  expect(openMetrics([])).toBe(openMetrics([]));
});

test('all metrics obey the naming rules of promlint and have unique names', async () => {
  const all = await families();
  expect(all.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['site_answers_total', 'process_cpu_seconds_total', 'nodejs_active_handles']),
  );
  expect(all.flatMap(faultsOf)).toEqual([]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test.each([
  [{ name: 'site_answers', type: 'counter' }, 'a counter must end in _total'],
  [{ name: 'nodejs_active_handles_total', type: 'gauge' }, 'only a counter may end in _total'],
  [{ name: 'site_age_ms', type: 'gauge' }, 'abbreviates a unit'],
  [{ name: 'site_age_milliseconds', type: 'gauge' }, 'use base units'],
  [{ name: 'site_waiting_count', type: 'gauge' }, 'no histogram may have this ending'],
])("the test's promlint rules report a fault in %j", (family, fault) =>
  expect(faultsOf({ help: 'x', labels: [], ...family })).toEqual([`${family.name}: ${fault}`]),
);
