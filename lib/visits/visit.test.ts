import { readVisit } from './visit';

const sent = (change: Record<string, unknown> = {}) =>
  JSON.stringify({ page: '/event', width: 'phone', values: { LCP: 1234.5 }, ...change });

describe('what no page of the site sends', () => {
  test.each([
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"__proto__":{"page":"/"}}',
    sent({ page: 'event' }),
    sent({ page: `/${'a'.repeat(500)}` }),
    sent({ page: null }),
    sent({ page: '/api/metrics' }),
    sent({ page: '/sitemap.xml' }),
    sent({ width: 'watch' }),
    sent({ width: 360 }),
    sent({ values: {} }),
    sent({ values: { LCP: '1' } }),
    sent({ values: { LCP: -1 } }),
    sent({ values: { LCP: 600_001 } }),
    sent({ values: { LCP: null } }),
    sent({ values: { CLS: 101 } }),
    sent({ values: { FCP: 1 } }),
    sent({ visitor: 'budi' }),
    sent().replace('1234.5', '1e999'),
  ])('readVisit returns null for the body %s', (body) => expect(readVisit(body)).toBeNull());
});

test.each([
  ['/', 'home'],
  ['/event', 'event'],
  ['/event/lari-fajar', 'event-detail'],
  ['/rencana', 'plan'],
  ['/kawasan/lembang', 'area'],
  ['/wp-login.php', 'other'],
  ['/constructor', 'other'],
])("readVisit turns a visit to %s into the family '%s' without its address", (page, family) =>
  expect(readVisit(sent({ page }))).toEqual({ family, width: 'phone', values: { LCP: 1234.5 } }),
);

test('readVisit keeps measurements of zero', () =>
  expect(readVisit(sent({ values: { INP: 0, TTFB: 0, CLS: 0 } }))?.values).toEqual({
    INP: 0,
    TTFB: 0,
    CLS: 0,
  }));
