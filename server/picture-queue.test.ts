import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer';
import { asVisitor, networkList, visitorOf } from '@/lib/base/visitor';
import { queuePicture, OPTIMISER } from './picture-queue';

/** Ends a picture's wait in the queue. */
let loseItsPatience: () => void;
jest.mock('@/lib/base/with-timeout', () => ({
  withTimeout: (turn: Promise<void>, _ms: number, late: () => Promise<void> | undefined) =>
    Promise.race([turn, new Promise<void>((resolve) => (loseItsPatience = () => resolve(late())))]),
}));

let folder: string;
let server: Server;
let url: string;
/** The URLs of pictures in progress, in order, each with the function that ends it. */
let begun: { address: string; accept: string; end: () => void }[];
let mostAtOnce: number;
let isBeingMade: boolean;
/** Requests. */
let sent = 0;
let arrived = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-turns-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  // Like Next's, the handler's promise resolves when it has responded, even if the client is gone.
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    if (isBeingMade && request.url?.startsWith('/_next/image'))
      await new Promise<void>((resolve) => {
        begun.push({ address: request.url ?? '', accept: request.headers.accept ?? '', end: resolve });
        mostAtOnce = Math.max(mostAtOnce, begun.length);
      });
    response.end('gambar');
  };
  server = createServer((request, response) => {
    arrived += 1;
    const handle = () => next(request, response);
    void asVisitor(visitorOf(request, networkList(['127.0.0.1'])) ?? '', () =>
      request.url?.startsWith(OPTIMISER) ? queuePicture(request, response, handle) : handle(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  begun = [];
  mostAtOnce = 0;
  isBeingMade = true;
});

const source = (name: string) => `/storage/${name}.webp`;
const optimised = (name: string, w = 256) =>
  `/_next/image?url=${encodeURIComponent(source(name))}&w=${w}&q=60`;
/** Requests a picture on behalf of a visitor; returns the status and the redirect's target. */
async function ask(address: string, visitor = '198.51.100.1', init: RequestInit = {}) {
  sent += 1;
  const headers = { accept: 'image/avif,image/webp,*/*', 'x-forwarded-for': visitor };
  const answer = await fetch(url + address, { redirect: 'manual', headers, ...init });
  await answer.arrayBuffer();
  const { status } = answer;
  return {
    status,
    location: answer.headers.get('location'),
    kept: answer.headers.get('cache-control'),
  };
}
const names = (count: number, start = 'a') =>
  Array.from({ length: count }, (_, index) => `${start}-${index}`);
const asked = (count: number, start: string, visitor?: string) =>
  names(count, start).map((name) => ask(optimised(name), visitor));
/** Waits until all requests have arrived and no more start: each has checked the disk. */
async function settle() {
  while (arrived < sent) await new Promise((resolve) => setImmediate(resolve));
  for (let round = 0; round < 100; round += 1) {
    await access(folder);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
/** Optimises every requested picture. */
async function finish<T>(answers: Promise<T>[]): Promise<T[]> {
  let isOver = false;
  const all = Promise.all(answers).finally(() => (isOver = true));
  while (!isOver) {
    begun.shift()?.end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return all;
}
/** Simulates a picture that was optimised before this process started. */
function keepMade(name: string, mimeType: string) {
  const wanted = { href: source(name), width: 256, quality: 60, mimeType };
  const key = ImageOptimizerCache.getCacheKey(
    wanted as Parameters<typeof ImageOptimizerCache.getCacheKey>[0],
  );
  mkdirSync(path.join(folder, '.next', 'cache', 'images', key), { recursive: true });
}

test('two pictures are optimised at a time, and twelve requested ones all in the end', async () => {
  const answers = asked(12, 'dua');
  await settle();
  expect(begun).toHaveLength(2);
  const all = await finish(answers);
  expect([mostAtOnce, ...all.map(({ status }) => status)]).toEqual([2, ...Array<number>(12).fill(200)]);
});

test("a picture in Next's cache is sent without waiting, but not in another format or width", async () => {
  const line = asked(5, 'sibuk');
  await settle();
  keepMade('lama', 'image/avif');
  const made = ask(optimised('lama'));
  await settle();
  expect(begun.map(({ address }) => address)).toContain(optimised('lama'));
  // Another format or width must be optimised.
  const others = [
    ask(optimised('lama'), undefined, { headers: { accept: 'image/webp' } }),
    ask(optimised('lama', 384)),
  ];
  await settle();
  expect(begun).toHaveLength(3);
  await finish([...line, made, ...others]);
});

test.each([
  ['image/webp,image/avif,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', ''],
])('a request that accepts %s passes on the format %j', async (accept, format) => {
  const answer = ask(optimised('format'), undefined, { headers: { accept } });
  await settle();
  expect(begun.map((one) => one.accept)).toEqual([format]);
  await finish([answer]);
});

test('an answer is no-store where Next says nothing, as of a picture that is not there', async () => {
  isBeingMade = false;
  expect(await ask(optimised('tiada'))).toMatchObject({ kept: 'no-store' });
});

test("a visitor's picture beyond thirty waiting gets a 307 to the original, and other visitors' do not", async () => {
  const line = asked(30, 'ramai');
  await settle();
  expect(await ask(optimised('lebih'))).toEqual({
    status: 307,
    location: source('lebih'),
    kept: 'no-store',
  });
  const other = ask(optimised('lebih'), '198.51.100.2');
  const answers = await finish([...line, other]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a picture gets a 307 to the original for everyone when sixty wait', async () => {
  const line = [1, 2, 3].flatMap((visitor) => asked(21, `penuh-${visitor}`, `198.51.100.${visitor}`));
  await settle();
  expect((await ask(optimised('lebih'), '198.51.100.9')).status).toBe(307);
  const statuses = (await finish(line)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(62);
});

test('a picture that waits too long gets a 307 to the original, and later pictures are still made', async () => {
  const line = asked(2, 'lambat');
  await settle();
  const late = ask(optimised('telat'));
  await settle();
  loseItsPatience();
  expect((await late).status).toBe(307);
  await finish(line);
  expect((await finish([ask(optimised('lagi'))])).map(({ status }) => status)).toEqual([200]);
});

test('seventy requests for the same picture take one place in the queue', async () => {
  const line = asked(2, 'lain');
  await settle();
  const same = Array.from({ length: 70 }, () => ask(optimised('sama')));
  await settle();
  isBeingMade = false;
  const answers = await finish([...line, ...same]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a third picture does not begin when the visitor of one of two pictures leaves', async () => {
  const leaving = new AbortController();
  const left = ask(optimised('pergi'), undefined, { signal: leaving.signal }).catch(() => null);
  const line = asked(3, 'tinggal');
  await settle();
  leaving.abort();
  await left;
  await settle();
  expect(mostAtOnce).toBe(2);
  await finish(line);
});

test('other requests are answered while pictures wait', async () => {
  const line = asked(5, 'sementara');
  await settle();
  expect((await ask('/event')).status).toBe(200);
  await finish(line);
});
