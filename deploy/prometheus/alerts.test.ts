import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { openMetrics } from '@/lib/metrics/open-metrics';
import { setMetrics } from '@/lib/metrics/metrics';

/*
 * What the rules and the dashboard read is there under that name, with those labels: Prometheus says nothing
 * of what is not.
 */

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
const rules = (load(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as Rules).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The names and labels that the site tells of itself; Prometheus adds what it knows of the target. */
async function told(): Promise<Map<string, string[]>> {
  const { registry } = openMetrics(['event']);
  const all = (await registry.getMetricsAsJSON()) as unknown as { name: string; type: string }[];
  const labels = (name: string) =>
    (registry.getSingleMetric(name) as { labelNames?: string[] }).labelNames ?? [];
  return new Map(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram'
        ? ['_bucket', '_sum', '_count'].map((end) => [name + end, [...labels(name), 'le']] as const)
        : [[name, labels(name)] as const],
    ),
  );
}
afterAll(() => setMetrics(null));

const NAME = /\b(?:site|process|nodejs)_[a-z0-9_]+/g;

test.each(expressions)(
  "the expression of '%s' uses only metrics and labels that the site exposes",
  async (_title, expr) => {
    const known = await told();
    const names = expr.match(NAME) ?? [];
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names.length || /\bup\{/.test(expr)).toBeTruthy();
    for (const [, name = '', labels = ''] of expr.matchAll(/\b((?:site)_\w+)\{([^}]*)\}/g))
      for (const [, label] of labels.matchAll(/(\w+)(?==|!)/g)) expect(known.get(name)).toContain(label);
    for (const [, by = ''] of expr.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of by.split(', '))
        if (label !== 'instance') expect(names.some((name) => known.get(name)?.includes(label))).toBe(true);
  },
);

test('every alert rule has a one-sentence summary', () => {
  expect(rules.length).toBeGreaterThan(5);
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/^.{15,120}\.$/);
});
