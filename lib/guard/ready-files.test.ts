/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { markStopping } from '../stopping.mjs';
import { guardServer } from './guard';

const CHANGED = 'Sun, 22 Nov 2026 18:27:46 GMT';

let server: Server;
let url: string;
let stop: () => void;
/** How many requests were left to what stands behind the guard, and what that sends. */
let served: number;
let send: (response: ServerResponse, request: IncomingMessage) => void;
let tests = 0;
let file: string;

beforeAll(async () => {
  stop = guardServer({ siteUrl: 'https://jelajahi.contoh.id', hasSiteUrl: true });
  server = createServer((request, response) => {
    if (response.writableEnded) return;
    served += 1;
    send(response, request);
  }).listen(0);
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  stop();
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  served = 0;
  file = `/_next/static/chunks/${(tests += 1)}.css`;
  send = (response, request) => {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Last-Modified', CHANGED).setHeader('Content-Type', 'text/css; charset=UTF-8');
    response.setHeader('Content-Length', 6);
    if (request.method !== 'HEAD') response.write(Buffer.from('a{b'));
    response.end(request.method === 'HEAD' ? undefined : Buffer.from(':c}'));
  };
});
afterEach(() => Reflect.deleteProperty(globalThis, Symbol.for('jelajahi-bandung.stopping')));

async function ask(address: string, init: RequestInit = {}) {
  const answer = await fetch(url + address, init);
  const its = ([name = '']: string[]) => !['date', 'connection', 'keep-alive'].includes(name);
  const headers: Record<string, string> = Object.fromEntries([...answer.headers].filter(its));
  return { status: answer.status, headers, body: await answer.text() };
}

test('a file is sent from memory once it was sent, head and body the same', async () => {
  const first = await ask(file);
  expect(first.body).toBe('a{b:c}');
  expect(await ask(file)).toEqual(first);
  expect(await ask(`${file}?a=1`)).toEqual(first);
  expect(await ask(file, { method: 'HEAD' })).toEqual({ ...first, body: '' });
  expect(served).toBe(1);
});

test('who has it is told so', async () => {
  await ask(file);
  const known = await ask(file, { headers: { 'if-modified-since': CHANGED } });
  expect([known.status, known.body, known.headers['content-length']]).toEqual([304, '', undefined]);
  expect(known.headers['cache-control']).toContain('immutable');
  const older = await ask(file, { headers: { 'if-modified-since': 'Sun, 22 Nov 2026 18:27:45 GMT' } });
  expect([older.status, older.body]).toEqual([200, 'a{b:c}']);
  expect(served).toBe(1);
});

test.each(['/art/logo.svg', '/ikon.svg', '/favicon.ico', '/icon.png'])('so is %s', async (sign) => {
  const first = await ask(sign);
  expect([await ask(sign), served]).toEqual([first, 1]);
});

test.each([
  ['a page', '/event', 200],
  ['a picture of the provider', '/storage/a.webp', 200],
  ['what is not there', '/_next/static/chunks/tidak-ada.css', 404],
  ['what failed', '/_next/static/chunks/rusak.css', 500],
  ['another spelling', '/_next/static/chunks/%61.css', 200],
  ['another path to the same', '/_next/static/chunks/.b.css', 200],
  ['two slashes', '/art//logo.svg', 200],
])('%s is not kept', async (_, address, status) => {
  const as = send;
  send = (response, request) => {
    response.statusCode = status;
    as(response, request);
  };
  await ask(address);
  await ask(address);
  expect(served).toBe(2);
});

test('a file that was cut off is not kept', async () => {
  const whole = send;
  send = (response) => void response.setHeader('Content-Length', 6).write('a{', () => response.destroy());
  await expect(ask(file)).rejects.toThrow();
  send = whole;
  expect((await ask(file)).body).toBe('a{b:c}');
});

test('a HEAD that comes first keeps nothing', async () => {
  await ask(file, { method: 'HEAD' });
  expect((await ask(file)).body).toBe('a{b:c}');
});

test('while the server stops, Next answers', async () => {
  await ask(file);
  markStopping();
  await ask(file);
  expect(served).toBe(2);
});
