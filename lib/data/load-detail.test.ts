/** @jest-environment node */
import { AdminApiError } from '../admin-api/errors';
import { event } from '../entities/event/event';
import { makanan } from '../entities/makanan/makanan';
import { detailHead } from '../seo/detail-head';
import { lookUpOnce } from './load';
import { loadDetail } from './load-detail';

jest.mock('./load');

const answers = (found: Awaited<ReturnType<typeof lookUpOnce>>) =>
  jest.mocked(lookUpOnce).mockResolvedValue(found);
const params = Promise.resolve({ slug: 'lari%20fajar' });
/** Next's error for a redirect with status 308. */
const permanently = (to: string) => ({ digest: expect.stringMatching(`;${to};308;`) });

test('the item is looked up under what its address says once it is decoded', async () => {
  answers({ state: 'absent' });
  expect(await loadDetail(event, params)).toEqual({ state: 'absent' });
  expect(lookUpOnce).toHaveBeenCalledWith(event, 'lari fajar');
});

test('head and page of an item that has moved lead to it for good', async () => {
  answers({ state: 'moved', href: '/event/lari-fajar' });
  await expect(loadDetail(event, params)).rejects.toMatchObject(permanently('/event/lari-fajar'));
  await expect(detailHead(event, params)).rejects.toMatchObject(permanently('/event/lari-fajar'));
});

test.each([
  [event, 'Data event tidak ditemukan', '/event/lari%20fajar'],
  [makanan, 'Data tidak ditemukan', '/makanan/lari%20fajar'],
])(
  'the head of what is not there says so, under the address that was asked for',
  async (kind, title, path) => {
    answers({ state: 'absent' });
    const { openGraph, robots, alternates } = await detailHead(kind as typeof event, params);
    expect(openGraph).toMatchObject({ title, url: expect.stringMatching(`${path}$`) });
    expect([robots, alternates]).toEqual([{ index: false, follow: true }, undefined]);
  },
);

test('the head of what could not be had says that', async () => {
  answers({ state: 'failed', error: new AdminApiError('timeout', 'x') });
  expect(await detailHead(event, params)).toMatchObject({ description: 'Gagal mengambil data detail event' });
});
