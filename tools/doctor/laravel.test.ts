import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from '@/lib/entities/kinds';
import { examine } from './doctor';
import type { KindReport, Report } from './report';
import { openSource } from './source';

jest.mock('@/lib/log/log');

/*
 * Responses of a real Laravel (tools/laravel/capture.mjs): a complete list of each kind and the detail of one
 * or two items.
 */

const file = path.join(__dirname, '..', '..', 'lib', 'admin-api', 'laravel.fixture.json');
const { answers } = JSON.parse(readFileSync(file, 'utf8')) as {
  answers: Record<string, { status: number; body: unknown }>;
};
const SETTINGS = { adminApiUrl: null, adminApiTimeoutMs: 5000, adminApiConnections: 4 };

let report: Report;
const of = (name: string) => report.kinds.find((kind) => kind.name === name) as KindReport;

beforeAll(async () => {
  const source = openSource(SETTINGS, async (apiPath) => {
    const answer = answers[apiPath];
    if (answer) return answer.status === 404 ? null : answer.body;
    return apiPath.includes('/search') ? { data: [{ type: 'paket', title: 'x' }] } : null;
  });
  report = await examine(source);
});

/** Problems that do not concern how values are read: details that were not captured, and editors' markup. */
const OF_NO_VALUE = ['detail not there', 'detail by id only', 'markup removed', 'no slug'];

test.each(KINDS)(
  'the doctor reads all three items of %s from a real Laravel without an unreadable value',
  (kind) => {
    const { delivered, shown, findings } = of(kind);
    expect([delivered, shown]).toEqual([3, 3]);
    expect(findings.filter(({ problem }) => !OF_NO_VALUE.includes(problem))).toEqual([]);
  },
);

test('the doctor reports exactly the details that a real Laravel does not have', () => {
  const captured = Object.entries(answers).filter(
    ([at, { status }]) => /\/api\/admin\/events\/[^/?]+$/.test(at) && status === 200,
  );
  const lacking = of('event').findings.filter(({ problem }) => problem === 'detail not there');
  expect(captured.length).toBeGreaterThan(0);
  expect(lacking).toHaveLength(3 - captured.length);
});
