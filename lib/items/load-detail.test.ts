import { AdminApiError } from '../admin-api/errors';
import { event } from '../entities/event/event';
import { detailHead } from '../seo/detail-head';
import { lookUp } from './look-up';
import { loadDetail } from './load-detail';

jest.mock('./look-up');

const answers = (found: Awaited<ReturnType<typeof lookUp>>) => jest.mocked(lookUp).mockResolvedValue(found);
const params = Promise.resolve({ slug: 'lari%20fajar' });
/** A race with the data that the middleware saw: Next's own not-found page, or an error. */
const NOT_THERE = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

test('loadDetail looks the item up under the decoded key of its address', async () => {
  const item = event.parseItem({ id: 1, title: 'Lari' });
  answers({ state: 'ok', item } as never);
  expect(await loadDetail(event, params)).toBe(item);
  expect(lookUp).toHaveBeenCalledWith(event, 'lari fajar');
});

test.each([{ state: 'absent' }, { state: 'moved', href: '/event/lari-fajar' }] as const)(
  'loadDetail and detailHead reject with a 404 when the item is $state by now',
  async (found) => {
    answers(found);
    await expect(loadDetail(event, params)).rejects.toMatchObject(NOT_THERE);
    await expect(detailHead(event, params)).rejects.toMatchObject(NOT_THERE);
  },
);

test('loadDetail and detailHead reject with the error of a failed look-up', async () => {
  const error = new AdminApiError('timeout', 'x');
  answers({ state: 'failed', error });
  await expect(loadDetail(event, params)).rejects.toBe(error);
  await expect(detailHead(event, params)).rejects.toBe(error);
});

test('detailHead says in the description that an item is a sample', async () => {
  const record = { id: 1, title: 'Lari', price: 50_000 };
  answers({ state: 'ok', item: event.parseDetail(record) } as never);
  expect((await detailHead(event, params)).description).toMatch(/^Lari:/);
  answers({ state: 'ok', item: event.parseDetail({ ...record, contoh: true }) } as never);
  expect((await detailHead(event, params)).description).toMatch(/^Contoh: Lari:/);
});
