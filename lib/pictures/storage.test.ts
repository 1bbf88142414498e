import { globalAgent, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { AdminApiClient } from '../admin-api/client';
import { asVisitor } from '../base/visitor';
import type * as Storage from './storage';
import { missing, picture, providePictures, states } from './storage.fake';
import { processWide } from '../base/process-wide.mjs';

let storedPicture: typeof Storage.storedPicture;
/** Paths requested from the provider. */
let asked: string[];
let time: number;
let answer: (path: string, response: ServerResponse) => void;

/** The Admin API's lists: one destination with these pictures; null: the lists are unavailable. */
let listed: string[] | null;
const lists = (path: string) =>
  listed
    ? Promise.resolve({
        data: path.endsWith('/destinasis') ? [{ id: 1, judul: 'Kawah', images: listed }] : [],
      })
    : Promise.reject(new Error('down'));

const provider = providePictures((path, response) => {
  asked.push(path);
  answer(path, response);
});
beforeEach(async () => {
  asked = [];
  listed = [];
  const store = {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  Object.assign(processWide, {
    adminApiClient: new AdminApiClient({ provider: lists, store, freshMs: 300_000 }),
  });
  // The clock stands still, whatever the machine is busy with.
  time = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  jest.resetModules();
  ({ storedPicture } = await import('./storage'));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [['..', 'x.png']],
  [['a/../../x.png']],
  [['a\\b.png']],
  [['a', '', 'b.png']],
  [['x.png\0']],
  [['.']],
  // Steps upwards for servers that read parameters in paths, or that decode twice.
  [['..;', 'x.png']],
  [['..;a=b', 'x.png']],
  [['.;', 'x.png']],
  [['%2e%2e', 'x.png']],
  [['.%2E', 'x.png']],
  [['..%2fx.png']],
  [['..%5cx.png']],
  [['..%3b', 'x.png']],
  [['a%2fb.png']],
  [['%252e%252e', 'x.png']],
  [[`a${'\n'}b.png`]],
])('storedPicture is null for the unsafe path %j without a request', async (segments) => {
  expect(await storedPicture(segments)).toBeNull();
  expect(asked).toEqual([]);
});

test.each(['..png', '.a.png', 'a..;b.png', '...', '50%.png', '%2e.png'])(
  'storedPicture requests the safe name %j from the provider',
  async (name) => {
    answer = (_path, response) => picture(response);
    expect(await states([storedPicture([name])])).toEqual(['picture']);
  },
);

test('storedPicture stops requesting missing pictures after fifty', async () => {
  answer = (_path, response) => missing(response);
  for (let n = 0; n < 50; n += 1) await storedPicture([`acak-${n}.png`]);
  expect(await states([storedPicture(['acak-50.png'])])).toEqual(['QueueFullError']);
  expect(asked).toHaveLength(50);
});

test('storedPicture loads a repeatedly requested picture once', async () => {
  answer = (_path, response) => picture(response);
  for (let n = 0; n < 5; n += 1)
    expect(await storedPicture(['ada.png'])).toMatchObject({ type: 'image/png' });
  expect(asked).toEqual(['/storage/ada.png']);
});

test('storedPicture still loads a once-found, uncached picture when the misses are used up', async () => {
  answer = (path, response) => (path.endsWith('/ada.png') ? picture(response) : missing(response));
  await storedPicture(['ada.png']);
  time += 61_000;
  await delay(5); // the cache looks at the clock once in a millisecond
  for (let n = 0; n < 50; n += 1) await storedPicture([`acak-${n}.png`]);
  asked = [];
  expect(await states([storedPicture(['ada.png']), storedPicture(['baru.png'])])).toEqual([
    'picture',
    'QueueFullError',
  ]);
  expect(asked).toEqual(['/storage/ada.png']);
});

/** Uses up the allowance of fifty missing pictures. */
async function spend() {
  answer = (path, response) => (path.includes('acak') ? missing(response) : picture(response));
  for (let n = 0; n < 50; n += 1) await storedPicture([`acak-${n}.png`]);
}

// spec: 3, Images
test('storedPicture still loads a picture of a listed item when the misses are used up', async () => {
  listed = ['destinasi/kawah putih.png'];
  await spend();
  expect(
    await states([storedPicture(['destinasi', 'kawah putih.png']), storedPicture(['destinasi', 'lain.png'])]),
  ).toEqual(['picture', 'QueueFullError']);
});

test('storedPicture refuses unlisted pictures when the misses are used up and the lists fail', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  listed = null;
  await spend();
  expect(await states([storedPicture(['destinasi', 'kawah.png'])])).toEqual(['QueueFullError']);
});

test('a visitor who used up the misses is refused while others still get pictures', async () => {
  await asVisitor('banjir', spend);
  const ask = () => states([storedPicture(['artikel', 'gambar.png'])]);
  expect(await asVisitor('banjir', ask)).toEqual(['QueueFullError']);
  expect(await asVisitor('lain', ask)).toEqual(['picture']);
});

test('pictures that fail with a 500 do not count as misses', async () => {
  answer = (_path, response) => void response.writeHead(500).end();
  for (let n = 0; n < 60; n += 1)
    expect(await states([storedPicture([`${n}.png`])])).toEqual(['StorageError']);
});

test('storedPicture loads 8 pictures at once, queues 60, and allows a visitor 50 of them', async () => {
  const held: ServerResponse[] = [];
  answer = (_path, response) => void held.push(response);
  const ask = (visitor: string, count: number) =>
    asVisitor(visitor, () => Array.from({ length: count }, (_, n) => storedPicture([`${visitor}-${n}.png`])));
  const all = [...ask('banjir', 55), ...ask('lain', 20)];
  const again = storedPicture(['banjir-0.png']);
  const ended = states([...all, again]);
  while (held.length < 8) await delay(5);
  await delay(50);
  expect(asked).toHaveLength(8);
  answer = (_path, response) => void picture(response);
  held.forEach(picture);
  expect(await ended).toEqual([
    ...Array(50).fill('picture'),
    ...Array(5).fill('QueueFullError'),
    ...Array(18).fill('picture'),
    ...Array(2).fill('QueueFullError'),
    'picture',
  ]);
  expect(asked).toHaveLength(68);
});

test('storedPicture loads a picture although the provider just closed the reused connection', async () => {
  answer = (_path, response) => picture(response);
  expect(await states([storedPicture(['satu.png'])])).toEqual(['picture']);
  provider.closeIdleConnections();
  expect(await states([storedPicture(['dua.png'])])).toEqual(['picture']);
});

describe('sizes', () => {
  const MB = 1024 * 1024;
  const sized = (bytes: number, announced: boolean) => (_path: string, response: ServerResponse) => {
    response.setHeader('content-type', 'image/jpeg');
    if (announced) response.setHeader('content-length', bytes);
    response.on('error', () => undefined).end(Buffer.alloc(bytes));
  };
  /** The bytes received over each open connection. */
  const readSoFar = () =>
    Object.values(globalAgent.sockets).flatMap((all) => all?.map(({ bytesRead }) => bytesRead) ?? []);
  let warn: jest.SpyInstance;
  beforeEach(() => {
    Object.assign(processWide, { loggedOnce: undefined });
    warn = jest.spyOn(console, 'warn').mockImplementation();
  });

  test.each([12_036_808, 32 * MB])('storedPicture loads a picture of %p bytes completely', async (bytes) => {
    answer = sized(bytes, true);
    expect((await storedPicture(['panorama resolusi penuh.jpg']))?.bytes.length).toBe(bytes);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([true, false])(
    'a picture over 32 MiB is null, requested once and logged once (announced: %p)',
    async (announced) => {
      answer = sized(32 * MB + 1, announced);
      const all = [await storedPicture(['raksasa.jpg']), await storedPicture(['raksasa.jpg'])];
      expect(all).toEqual([null, null]);
      expect(asked).toHaveLength(1);
      expect(warn.mock.calls).toEqual([[expect.stringContaining('/storage/raksasa.jpg')]]);
    },
  );

  test('storedPicture loads two large pictures at once, and a third after one of them', async () => {
    const held: ServerResponse[] = [];
    answer = (_path, response) => {
      held.push(response);
      response.setHeader('content-type', 'image/jpeg').write(Buffer.alloc(12 * MB));
    };
    const first = [storedPicture(['1.jpg']), storedPicture(['2.jpg'])];
    const begun = () => readSoFar().filter((bytes) => bytes > 11 * MB).length;
    for (let tries = 0; begun() < 2 && tries < 400; tries += 1) await delay(5);
    expect(begun()).toBe(2);
    answer = sized(12 * MB, true);
    const ended: string[] = [];
    const third = storedPicture(['3.jpg']).then(() => ended.push('third'));
    await delay(100);
    expect(ended).toEqual([]);
    held[0]!.end();
    await third;
    held[1]!.end();
    expect(await states(first)).toEqual(['picture', 'picture']);
  });
});
