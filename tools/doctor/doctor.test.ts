import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AdminApiError } from '@/lib/admin-api/errors';
import type { Provider } from '@/lib/admin-api/requests';
import { ContentCache } from '@/lib/embedded/content-cache';
import { ContentError } from '@/lib/embedded/markdown-file';
import { KINDS, type Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { examine } from './doctor';
import type { Finding, Problem } from './finding';
import { reportText, type KindReport, type Report } from './report';
import { openSource } from './source';

jest.mock('@/lib/log/log');

const SETTINGS = { adminApiUrl: null, adminApiTimeoutMs: 5000, adminApiConnections: 4 };
const diagnose = (provider: Provider) => examine(openSource(SETTINGS, provider));

const json = (...parts: string[]): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, '..', '..', 'lib', ...parts), 'utf8'));

/** An API with these lists, all others empty; its details are the records of its lists. */
function apiOf(lists: Partial<Record<string, unknown>>): Provider {
  return async (apiPath) => {
    const [endpoint = ''] = apiPath.split('?');
    if (endpoint.endsWith('/search')) return { data: [] };
    if (endpoint in lists) return lists[endpoint];
    const parent = endpoint.slice(0, endpoint.lastIndexOf('/'));
    const list = (lists[parent] as { data?: { slug?: string; id?: number }[] } | undefined)?.data;
    if (!list)
      return KINDS.some((kind) => registry[kind].endpoint === endpoint) || endpoint.endsWith('kuliners')
        ? { data: [] }
        : null;
    const key = decodeURIComponent(endpoint.slice(parent.length + 1));
    const record = list.find((one) => one?.slug === key || String(one?.id) === key);
    return record ? { data: record } : null;
  };
}
const listOf = (kind: Kind, data: unknown[], more = {}) => ({ [registry[kind].endpoint]: { data, ...more } });

function of(report: Report, name: string): KindReport {
  const found = report.kinds.find((kind) => kind.name === name);
  if (!found) throw new Error(`no report of ${name}`);
  return found;
}
const findings = (report: Report, name: string, problem: Problem) =>
  of(report, name).findings.filter((finding) => finding.problem === problem);
const ids = (found: readonly Finding[]) => found.map(({ id }) => id);

const EVENT = {
  id: 1,
  slug: 'lari-fajar',
  title: 'Lari Fajar',
  price: '150000.00',
  category: 'Wedding',
  event_date: '2026-12-05 07:00:00',
  created_at: '2026-06-01 07:00:00',
};

describe.each(KINDS)('hostile records of %s', (kind) => {
  const raw = json('entities', kind, `${kind}.hostile.json`) as unknown[];
  let report: Report;
  beforeAll(async () => {
    report = await diagnose(apiOf(listOf(kind, raw)));
  });

  test(`the doctor reports each ${kind} left out, with id, field, delivered value and expectation`, () => {
    const { delivered, shown } = of(report, kind);
    expect([delivered, shown]).toEqual([15, 8]);
    const left = findings(report, kind, 'left out');
    const nameless = ['restoran', 'makanan'].includes(kind) ? '!!!' : 'Tanpa id dan slug';
    expect(ids(left)).toEqual(['901', '902', nameless, '../../etc/passwd', null, null, null]);
    expect(left[1]).toMatchObject({
      field: expect.stringMatching(/\b(?:judul|title|name)\b/),
      delivered: '{"id":"Salah"}',
      reads: expect.stringContaining('a text'),
    });
    expect(left[3]).toMatchObject({ delivered: expect.stringContaining('../../etc/passwd') });
    expect(left[4]).toMatchObject({ delivered: 'null', reads: expect.stringContaining('an object') });
  });
  test(`the doctor reports unreadable prices and dates of ${kind}`, () => {
    const prices = findings(report, kind, 'price unreadable');
    expect([...new Set(ids(prices))]).toEqual(kind === 'blog' ? [] : ['904', '905', '906']);
    if (kind !== 'blog')
      expect(prices[0]).toMatchObject({ delivered: '"abc"', reads: expect.stringContaining('rupiah') });
    const dates = findings(report, kind, 'date unreadable');
    expect(ids(dates)).toEqual(expect.arrayContaining(['907', '908']));
    expect(dates.map(({ delivered }) => delivered)).toContain('"2026-02-30 25:61:00"');
  });
  test(`the doctor reports each unreadable picture path of ${kind}`, () => {
    const paths = findings(report, kind, 'picture path unreadable');
    expect(new Set(ids(paths))).toEqual(new Set(['909']));
    expect(paths.map(({ delivered }) => delivered)).toEqual(
      expect.arrayContaining([
        '"../../.env"',
        '"https://evil.example/a.png"',
        '"javascript:alert(1)"',
        '"a.png?x=1"',
      ]),
    );
  });
  test(`the doctor reports scripts in ${kind} as removed markup`, () => {
    const removed = findings(report, kind, 'markup removed').find(({ id }) => id === '903');
    expect(removed?.detail).toContain('<script>');
  });
  test(`the doctor counts the errors of ${kind}, and its report has no control characters`, () => {
    expect(report.errors).toBeGreaterThan(7);
    expect(reportText(report)).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

test('the doctor reports a failed list as one error and still reads the others', async () => {
  const good = apiOf(listOf('blog', [{ id: 1, slug: 'a', judul: 'A' }]));
  const report = await diagnose(async (apiPath, room, heard) => {
    if (apiPath.startsWith('/api/admin/events')) throw new AdminApiError('status', 'answered 500', 500);
    return good(apiPath, room, heard);
  });
  expect(of(report, 'event').findings).toEqual([
    { problem: 'endpoint failed', id: null, detail: 'answered 500 (status)' },
  ]);
  expect(of(report, 'blog').shown).toBe(1);
  expect(report.errors).toBe(1);
});

test('the doctor reports a list that is shorter than its pages say', async () => {
  const report = await diagnose(apiOf(listOf('event', [EVENT], { meta: { total: 40 } })));
  expect(findings(report, 'event', 'list shorter than said')).toEqual([
    { problem: 'list shorter than said', id: null, detail: 'its pages say 40, 1 were delivered' },
  ]);
});

test('the doctor reports two items with one slug, and two with one id', async () => {
  const report = await diagnose(
    apiOf(listOf('event', [EVENT, { ...EVENT, id: 2, slug: 'Lari-Fajar' }, { ...EVENT, slug: 'lain' }])),
  );
  expect(findings(report, 'event', 'left out')).toMatchObject([
    { id: '2', field: 'slug', delivered: '"Lari-Fajar"' },
  ]);
  expect(ids(findings(report, 'event', 'id twice'))).toEqual(['1']);
});

test('the doctor counts missing fields under any of their names', async () => {
  const other = {
    id: 2,
    judul: 'Gowes',
    tanggal_mulai: '2026-12-06',
    lokasi: 'Dago',
    harga: 'gratis',
    kategori: '',
    gambar: 'x',
  };
  const report = await diagnose(apiOf(listOf('event', [{ ...EVENT, location: null }, other])));
  expect(of(report, 'event').missing).toMatchObject({
    location: 1,
    capacity: 2,
    image: 2,
    category: 1,
    description: 2,
  });
  expect(of(report, 'event').missing).not.toHaveProperty('event_date');
  expect(ids(findings(report, 'event', 'no slug'))).toEqual(['2']);
  expect(findings(report, 'event', 'price unreadable')).toEqual([]);
});

test('the doctor reports a category without a chip, but not one in another spelling', async () => {
  const lists = listOf('event', [
    { ...EVENT, category: ' SEMINAR ' },
    { ...EVENT, id: 2, slug: 'b', category: 'Seminar Bisnis' },
  ]);
  const found = findings(await diagnose(apiOf(lists)), 'event', 'category without a chip');
  expect(found).toMatchObject([
    { id: '2', delivered: '"Seminar Bisnis"', reads: expect.stringContaining('Seminar, Komunitas') },
  ]);
});

test('the doctor tells items without a detail from those whose detail exists by id only', async () => {
  const { endpoint } = registry.event;
  const lists = apiOf(listOf('event', [EVENT, { ...EVENT, id: 2, slug: 'gowes' }]));
  const report = await diagnose(async (apiPath, room, heard) => {
    if (
      apiPath === `${endpoint}/lari-fajar` ||
      apiPath === `${endpoint}/1` ||
      apiPath === `${endpoint}/gowes`
    )
      return null;
    return lists(apiPath, room, heard);
  });
  expect(ids(findings(report, 'event', 'detail not there'))).toEqual(['1']);
  expect(ids(findings(report, 'event', 'detail by id only'))).toEqual(['2']);
});

test('the doctor retries while the API answers 429', async () => {
  const good = apiOf(listOf('event', [EVENT]));
  let refused = 0;
  const report = await diagnose(async (apiPath, room, heard) => {
    if (apiPath === registry.event.endpoint && refused < 3) {
      refused += 1;
      throw new AdminApiError('later', 'answered 429', 429);
    }
    return good(apiPath, room, heard);
  });
  expect(refused).toBe(3);
  expect(of(report, 'event').shown).toBe(1);
});

test('the doctor reports its progress through the details', async () => {
  const lines: string[] = [];
  const lists = listOf(
    'event',
    Array.from({ length: 40 }, (_, index) => ({ ...EVENT, id: index + 1, slug: `e${index}` })),
  );
  await examine(openSource(SETTINGS, apiOf(lists)), (line) => lines.push(line));
  expect(lines).toContain('/api/admin/events: 20 of 40 details');
});

test('the doctor gives up on details that fail one after the other', async () => {
  const data = Array.from({ length: 200 }, (_, index) => ({ ...EVENT, id: index + 1, slug: `e${index}` }));
  let asked = 0;
  const report = await diagnose(async (apiPath) => {
    if (apiPath === registry.event.endpoint) return { data };
    if (!apiPath.startsWith(registry.event.endpoint)) return { data: [] };
    asked += 1;
    throw new AdminApiError('timeout', 'no complete answer within 5000 ms');
  });
  expect(asked).toBeLessThan(40);
  expect(findings(report, 'event', 'detail failed').at(-1)?.detail).toMatch(/^\d+ more were not asked for/);
});

test('the doctor reports a search result of no known kind', async () => {
  const lists = apiOf(listOf('event', [EVENT]));
  const report = await diagnose(async (apiPath, room, heard) =>
    apiPath.endsWith('/search?query=Lari')
      ? {
          data: [
            { id: 7, type: 'promo', title: 'X' },
            { id: 1, type: 'event', title: 'Y' },
          ],
        }
      : lists(apiPath, room, heard),
  );
  expect(findings(report, 'search', 'search result of no kind')).toMatchObject([
    { id: '7', delivered: '"promo"' },
  ]);
});

test('the report groups alike findings and names only the first ids', async () => {
  const data = Array.from({ length: 30 }, (_, index) => ({
    ...EVENT,
    id: index + 1,
    slug: `e${index}`,
    price: 'hubungi kami',
  }));
  const text = reportText(await diagnose(apiOf(listOf('event', data))));
  expect(text).toContain('price, harga: delivered "hubungi kami" – id 1, 2, 3, 4, 5, 6, 7, 8 and 22 more');
  expect(text).toMatch(/✗ price unreadable: 30/);
  expect(text.match(/would be read: rupiah/g)).toHaveLength(1);
});

test('the doctor reports one wrong file of content/ as one error with file, field and reason', async () => {
  const fault = 'content/event/lari-fajar.md: title: is missing';
  const current = jest.spyOn(ContentCache.prototype, 'current').mockRejectedValue(new ContentError(fault));
  const report = await examine(openSource(SETTINGS));
  current.mockRestore();
  expect(report).toMatchObject({ source: 'content/', errors: 1, notes: 0 });
  expect(report.kinds.flatMap((kind) => kind.findings)).toEqual([
    { problem: 'content unreadable', id: null, detail: fault },
  ]);
  expect(reportText(report)).toContain(fault);
});
