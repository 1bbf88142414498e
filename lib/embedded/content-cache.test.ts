import type { Content } from './content';
import { ContentCache } from './content-cache';

const first = { name: 'first' } as unknown as Content;
const second = { name: 'second' } as unknown as Content;

/** A content cache whose reads the test resolves by hand. */
function kept() {
  const reads: { before: Content | undefined; resolve: (content: Content) => void; reject: () => void }[] =
    [];
  const content = new ContentCache(
    (before) =>
      new Promise((resolve, fail) =>
        reads.push({ before, resolve, reject: () => fail(new Error('a file is wrong')) }),
      ),
  );
  return { content, reads };
}

/** The same after `first` has been read. */
async function keptFirst() {
  const { content, reads } = kept();
  const started = content.current();
  reads[0]?.resolve(first);
  await started;
  return { content, reads };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('current() rejects when the first reading fails, and reads again at the next call', async () => {
  const { content, reads } = kept();
  const failed = content.current();
  reads[0]?.reject();
  await expect(failed).rejects.toThrow('a file is wrong');
  const again = content.current();
  reads[1]?.resolve(first);
  expect(await again).toBe(first);
});

test('current() reads once for two calls at the same time', async () => {
  const { content, reads } = kept();
  const both = Promise.all([content.current(), content.current()]);
  reads[0]?.resolve(first);
  expect(await both).toEqual([first, first]);
  expect(reads).toHaveLength(1);
});

test('current() reads the files again after five seconds and passes on what it read before', async () => {
  const { content, reads } = await keptFirst();
  jest.advanceTimersByTime(4_999);
  expect(await content.current()).toBe(first);
  jest.advanceTimersByTime(1);
  const changed = content.current();
  expect(reads[1]?.before).toBe(first);
  reads[1]?.resolve(second);
  expect(await changed).toBe(second);
});

test('current() reads again only after forty seconds when a reading took two', async () => {
  const { content, reads } = kept();
  const started = content.current();
  jest.advanceTimersByTime(2_000);
  reads[0]?.resolve(first);
  await started;
  jest.advanceTimersByTime(39_999);
  await content.current();
  expect(reads).toHaveLength(1);
  jest.advanceTimersByTime(1);
  void content.current();
  expect(reads).toHaveLength(2);
});
