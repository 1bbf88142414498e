import type { Kind } from '@/lib/entities/kinds';
import { search } from '@/lib/search/search';
import { NO_SUGGESTIONS } from '@/lib/search/results';
import { GET } from './route';

jest.mock('@/lib/search/search', () => ({
  ...jest.requireActual<object>('@/lib/search/search'),
  search: jest.fn(),
}));

const OK = { state: 'ok' as const, isRanked: false, suggested: NO_SUGGESTIONS };
const ask = async (query: string) =>
  (await GET(new Request(`http://site/api/cari?q=${encodeURIComponent(query)}`))).json() as Promise<{
    data: { title: string; group: string }[];
    suggested: { isSample?: boolean }[];
    total: number;
    chat?: string;
  }>;
const result = (kind: Kind, title: string) => ({ kind, key: title, title, label: 'X', href: `/x/${title}` });

test("the search API groups its results by kind under the kind's name", async () => {
  const results = [result('blog', 'a'), result('akomodasi', 'b'), result('blog', 'c')];
  jest.mocked(search).mockResolvedValue({ ...OK, results });
  const { data, total, chat } = await ask('kawah');
  expect(data.map(({ group, title }) => [group, title])).toEqual([
    ['Blog', 'a'],
    ['Blog', 'c'],
    ['Akomodasi', 'b'],
  ]);
  expect([total, chat]).toEqual([3, undefined]);
});

test('the search API returns a WhatsApp link with the query when nothing is found', async () => {
  jest.mocked(search).mockResolvedValue({ ...OK, results: [] });
  const { chat = '' } = await ask('kopi & "teh"');
  expect(chat).toMatch(/^https:\/\/wa\.me\/62\d+\?text=Halo%20/);
  expect(new URL(chat).searchParams.get('text')).toContain('"kopi & "teh""');
});

test('the search API says of a sample alone that it is one', async () => {
  const results = [
    { ...result('event', 'a'), isSample: true },
    { ...result('event', 'b'), isSample: false },
  ];
  jest.mocked(search).mockResolvedValue({ ...OK, results: [], suggested: { results, isPartial: false } });
  expect((await ask('seminar')).suggested.map(({ isSample }) => isSample)).toEqual([true, undefined]);
});
