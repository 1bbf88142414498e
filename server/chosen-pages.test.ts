/** @jest-environment node */
import { reportState } from '@/lib/base/rendering';
import { openAnswer } from './answer';
import { MEMORY_ONLY, PageCache } from './page-cache';
import { resolve } from './resolve';
import { fakeNext, fakeSite, type FakeSite } from './site.fake';

jest.mock('./resolve', () => ({ resolve: jest.fn(), movedTo: jest.fn(async () => null) }));
jest.mock('@/lib/data/load', () => ({ adminApi: () => ({ laterSeconds: () => null }) }));

const written: string[] = [];
let site: FakeSite;
let asked: ReturnType<typeof fakeNext>['asked'];

/** The site with so many bytes for lists as visitors choose them; their URLs have `urut`. */
async function open(bytes: number): Promise<void> {
  jest.mocked(resolve).mockImplementation(async (address) => {
    const isChosen = address.includes('urut=');
    return { is: 'page', address, isKept: true, ...(isChosen && { isChosen }) };
  });
  const next = fakeNext((_request, response) => {
    reportState('ok');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!DOCTYPE html><html><head></head><body>${'a'.repeat(5_000)}</body></html>`);
  });
  asked = next.asked;
  const write = (address: string) => Promise.resolve(written.push(address) > 0);
  const store = { ...MEMORY_ONLY, write };
  const answer = openAnswer({
    files: { find: () => null },
    pages: new PageCache(store, 300),
    chosen: new PageCache(MEMORY_ONLY, 300, bytes),
    settings: { siteUrl: 'http://localhost:3000', hasSiteUrl: true },
  });
  site = await fakeSite(answer, next.handle);
}
const ask = async (url: string) => expect((await site.ask(url)).status).toBe(200);
afterEach(() => site.close());

test('any number of lists as visitors order them leave every other page in memory, and write nothing', async () => {
  await open(20_000);
  await ask('/event');
  for (let n = 0; n < 20; n += 1) await ask(`/event?urut=harga&page=${n}`);
  expect(asked).toHaveLength(21);
  await ask('/event');
  expect(asked).toHaveLength(21);
  expect(written).toEqual(['/event']);
  await ask('/event?urut=harga&page=0');
  expect(asked).toHaveLength(22);
});

test('a list as a visitor orders it is rendered once for all who order it so', async () => {
  await open(1_000_000);
  await ask('/event?urut=harga');
  await ask('/event?urut=harga');
  expect(asked).toHaveLength(1);
});
