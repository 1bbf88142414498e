import { setTimeout as delay } from 'node:timers/promises';
import { PictureStore } from './share-picture-store';
import { QueueFullError } from '../base/semaphore';
import { processWide } from '../base/process-wide.mjs';

const DAY = 86_400_000;

let now: number;
/** Requested sources, in order. */
let asked: string[];
/** The result of `make`: bytes, or an error. */
let made: Uint8Array | Error;
let store: PictureStore;
let warn: jest.SpyInstance;

beforeEach(() => {
  now = 1_000;
  asked = [];
  made = new Uint8Array([1, 2, 3]);
  warn = jest.spyOn(console, 'warn').mockImplementation();
  store = new PictureStore(
    (source) => {
      asked.push(source);
      return made instanceof Error ? Promise.reject(made) : Promise.resolve(made);
    },
    () => now,
  );
});
afterEach(() => warn.mockRestore());

describe('a failing source', () => {
  test('PictureStore rejects with the error of the maker', async () => {
    made = new Error('is not there');
    await expect(store.get('event/a', '/a.jpg')).rejects.toThrow('is not there');
  });

  test('PictureStore does not retry a failed source within a minute', async () => {
    made = new Error('is not there');
    await store.get('event/a', '/a.jpg').catch(() => null);
    now += 59_000;
    await store.get('event/a', '/a.jpg').catch(() => null);
    expect(asked).toHaveLength(1);
  });

  test('PictureStore retries a failed source after a minute', async () => {
    made = new Error('is not there');
    await store.get('event/a', '/a.jpg').catch(() => null);
    now += 61_000;
    made = new Uint8Array([7]);
    expect((await store.get('event/a', '/a.jpg')).bytes).toEqual(made);
  });

  test('PictureStore logs a failed source once, however often it is retried', async () => {
    Object.assign(processWide, { loggedOnce: undefined });
    made = new Error('is not there');
    for (let times = 0; times < 3; times += 1) {
      await store.get('event/a', '/a.jpg').catch(() => null);
      now += 61_000;
      await delay(5); // the memory of failures looks at the clock once in a millisecond
    }
    expect([asked.length, warn.mock.calls.length]).toEqual([3, 1]);
  });

  test('PictureStore retries a source at once when it only failed because the queue was full', async () => {
    made = new QueueFullError('full');
    await store.get('event/a', '/a.jpg').catch(() => null);
    made = new Uint8Array([7]);
    expect((await store.get('event/a', '/a.jpg')).bytes).toEqual(made);
  });

  test('PictureStore serves the earlier picture of a source that fails later', async () => {
    await store.get('event/a', '/a.jpg');
    now += DAY;
    made = new Error('is not there');
    expect((await store.get('event/a', '/a.jpg')).bytes).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('PictureStore serves no picture of another source when the new source fails', async () => {
    await store.get('event/a', '/a.jpg');
    made = new Error('is not there');
    await expect(store.get('event/a', '/b.jpg')).rejects.toThrow('is not there');
  });
});

describe('a stored picture', () => {
  test('PictureStore makes a picture once within a day', async () => {
    await store.get('event/a', '/a.jpg');
    now += DAY - 1;
    await store.get('event/a', '/a.jpg');
    expect(asked).toEqual(['/a.jpg']);
  });

  test('PictureStore makes a picture again after a day', async () => {
    await store.get('event/a', '/a.jpg');
    now += DAY;
    made = new Uint8Array([9]);
    expect((await store.get('event/a', '/a.jpg')).bytes).toEqual(made);
  });

  test('PictureStore makes a picture again when its source changes', async () => {
    await store.get('event/a', '/a.jpg');
    await store.get('event/a', '/b.jpg');
    expect(asked).toEqual(['/a.jpg', '/b.jpg']);
  });

  test('PictureStore makes a picture once for concurrent requests', async () => {
    await Promise.all([1, 2, 3].map(() => store.get('event/a', '/a.jpg')));
    expect(asked).toHaveLength(1);
  });

  test('PictureStore gives a picture another ETag when its bytes change', async () => {
    const first = await store.get('event/a', '/a.jpg');
    made = new Uint8Array([9]);
    expect((await store.get('event/a', '/b.jpg')).etag).not.toBe(first.etag);
  });

  test('PictureStore evicts the older picture when there are too many bytes', async () => {
    made = new Uint8Array(20 * 1024 * 1024);
    await store.get('event/a', '/a.jpg');
    await store.get('event/b', '/b.jpg');
    expect([store.last('event/a'), store.last('event/b')?.source]).toEqual([null, '/b.jpg']);
  });
});
