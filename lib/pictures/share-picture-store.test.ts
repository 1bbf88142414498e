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

describe('a source that fails', () => {
  it('rejects as the making did', async () => {
    made = new Error('is not there');
    await expect(store.get('event/a', '/a.jpg')).rejects.toThrow('is not there');
  });

  it('is left alone for a minute', async () => {
    made = new Error('is not there');
    await store.get('event/a', '/a.jpg').catch(() => null);
    now += 59_000;
    await store.get('event/a', '/a.jpg').catch(() => null);
    expect(asked).toHaveLength(1);
  });

  it('is asked again after it', async () => {
    made = new Error('is not there');
    await store.get('event/a', '/a.jpg').catch(() => null);
    now += 61_000;
    made = new Uint8Array([7]);
    expect((await store.get('event/a', '/a.jpg')).bytes).toEqual(made);
  });

  it('is logged once, however often it is asked again', async () => {
    Object.assign(processWide, { loggedOnce: undefined });
    made = new Error('is not there');
    for (let times = 0; times < 3; times += 1) {
      await store.get('event/a', '/a.jpg').catch(() => null);
      now += 61_000;
      await delay(5); // the memory of failures looks at the clock once in a millisecond
    }
    expect([asked.length, warn.mock.calls.length]).toEqual([3, 1]);
  });

  it('is asked again at once when there was only no room', async () => {
    made = new QueueFullError('full');
    await store.get('event/a', '/a.jpg').catch(() => null);
    made = new Uint8Array([7]);
    expect((await store.get('event/a', '/a.jpg')).bytes).toEqual(made);
  });

  it('leaves the picture that was made from it before', async () => {
    await store.get('event/a', '/a.jpg');
    now += DAY;
    made = new Error('is not there');
    expect((await store.get('event/a', '/a.jpg')).bytes).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('does not leave a picture of another source', async () => {
    await store.get('event/a', '/a.jpg');
    made = new Error('is not there');
    await expect(store.get('event/a', '/b.jpg')).rejects.toThrow('is not there');
  });
});

describe('a picture', () => {
  it('is made once within a day', async () => {
    await store.get('event/a', '/a.jpg');
    now += DAY - 1;
    await store.get('event/a', '/a.jpg');
    expect(asked).toEqual(['/a.jpg']);
  });

  it('is made anew after a day', async () => {
    await store.get('event/a', '/a.jpg');
    now += DAY;
    made = new Uint8Array([9]);
    expect((await store.get('event/a', '/a.jpg')).bytes).toEqual(made);
  });

  it('is made anew when its source is another one', async () => {
    await store.get('event/a', '/a.jpg');
    await store.get('event/a', '/b.jpg');
    expect(asked).toEqual(['/a.jpg', '/b.jpg']);
  });

  it('is made once for those who ask at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => store.get('event/a', '/a.jpg')));
    expect(asked).toHaveLength(1);
  });

  it('has another tag when its bytes are others', async () => {
    const first = await store.get('event/a', '/a.jpg');
    made = new Uint8Array([9]);
    expect((await store.get('event/a', '/b.jpg')).etag).not.toBe(first.etag);
  });

  it('leaves when there are too many bytes', async () => {
    made = new Uint8Array(20 * 1024 * 1024);
    await store.get('event/a', '/a.jpg');
    await store.get('event/b', '/b.jpg');
    expect([store.last('event/a'), store.last('event/b')?.source]).toEqual([null, '/b.jpg']);
  });
});
