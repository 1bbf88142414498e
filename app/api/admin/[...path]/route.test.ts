import { asVisitor } from '@/lib/base/visitor';
import { GET } from './route';

const ask = (query: string) =>
  GET(new Request(`http://site/api/admin/searches/search?query=${encodeURIComponent(query)}`));
const dataOf = async (query: string) =>
  ((await (await ask(query)).json()) as { data: { type: string; url: string }[] }).data;

test('the search of the embedded content gives items alone, each with the address of its page', async () => {
  const urls = async (query: string) => (await dataOf(query)).map(({ url }) => url);
  expect(await urls('jam buka kawah putih')).toEqual(expect.arrayContaining(['/attraction/kawah-putih']));
  expect(await urls('cuanki')).toEqual(expect.arrayContaining(['/makanan/cuanki']));
  expect(await urls('pembatalan')).not.toContain('/contact#tanya-jawab');
});

test.each([['aa'], ['kopi '.repeat(21)]])(
  'the search of the embedded content finds nothing for %j',
  async (query) => expect(await dataOf(query)).toEqual([]),
);

test('the search of the embedded content answers 429 to a visitor who asks too fast', async () => {
  const answers = await asVisitor('203.0.113.9', async () => {
    const all: Response[] = [];
    for (let number = 0; number < 40; number += 1) all.push(await ask(`kopi ${number}`));
    return all;
  });
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]));
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
});
