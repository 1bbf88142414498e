import { ask } from '../support/http';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/* What visitors feel, as the server takes and counts it (docs/decisions/0031-what-visitors-feel.md). */

const TOKEN = 'tanda-untuk-prometheus';
const VISIT = { page: '/event', width: 'phone', values: { LCP: 2400, CLS: 0.02 } };
const SCRIPT = '/kunjungan.js';

let site: StartedSite;

test.beforeAll(async () => {
  site = await startSite({ env: { METRICS_TOKEN: TOKEN, MEASURE_VISITS: '0.05' } });
});

test.afterAll(() => site.dispose());

async function send(url: string, body: string | ReadableStream, headers: Record<string, string> = {}) {
  const own = { 'sec-fetch-site': 'same-origin', ...headers };
  const answer = await fetch(`${url}/api/kunjungan`, {
    ...{ method: 'POST', body, headers: own, duplex: 'half' },
  });
  await answer.arrayBuffer();
  return answer;
}

test('an invalid visit report is refused, and a valid one is counted without a cookie or a log', async () => {
  const text = JSON.stringify(VISIT);
  for (const [status, body, headers] of [
    [400, 'bukan JSON', {}],
    [400, JSON.stringify({ ...VISIT, visitor: 'budi' }), {}],
    [403, text, { 'sec-fetch-site': 'cross-site' }],
    [413, text.padEnd(2000), {}],
    [413, new Blob([text]).stream(), {}],
    [204, text, { 'sec-gpc': '1' }],
  ] as const)
    expect([status, (await send(site.url, body, headers)).status]).toEqual([status, status]);

  const answer = await send(site.url, text, { cookie: 'rencana=de~kawah-putih' });
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
    ...[204, 'no-store', null],
  ]);
  const { body } = await ask(site, '/api/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(body.match(/^site_visit_\w+_count.*$/gm)).toEqual([
    'site_visit_lcp_seconds_count{family="event",width="phone"} 1',
    'site_visit_cls_count{family="event",width="phone"} 1',
  ]);
  expect(site.output()).not.toContain('kunjungan');
});

test('pages carry the measured share, the privacy page says so and the script is served', async () => {
  expect((await ask(site, '/event')).body).toContain('<script data-share="0.05">');
  expect((await ask(site, '/kebijakan-privasi')).body).toContain('Pada sebagian kunjungan');
  const { status, headers, body } = await ask(site, SCRIPT);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(body).toContain('webVitals.onLCP(');
});

test('a site that measures no visits has no script, endpoint or notice for it', async ({ embedded }) => {
  expect((await send(embedded.url, JSON.stringify(VISIT))).status).toBe(404);
  expect((await ask(embedded, SCRIPT)).status).toBe(404);
  for (const path of ['/event', '/kebijakan-privasi', '/tidak-ada'])
    expect((await ask(embedded, path)).body).not.toMatch(/data-share|kunjungan\.js|Pada sebagian kunjungan/);
});
