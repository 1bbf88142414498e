import type { ServerResponse } from 'node:http';
import { processWide } from '@/lib/base/process-wide.mjs';
import { SECURITY_HEADERS, transportSecurity } from '@/lib/base/security-headers';
import { fakeSite, type FakeSite } from './site.fake';

const HEADERS = Object.keys({ ...SECURITY_HEADERS, ...transportSecurity('https://jelajahi.contoh.id') });

let site: FakeSite;
/** How a request is answered. */
let answer: (response: ServerResponse) => unknown;

beforeEach(async () => {
  site = await fakeSite(
    async (_request, response) => void answer(response),
    async () => undefined,
  );
});
afterEach(() => {
  site.close();
  Reflect.deleteProperty(processWide, 'server');
});

test.each([
  ['a whole answer', (response: ServerResponse) => response.end('isi')],
  ['a streamed one', (response: ServerResponse) => (response.write('is'), response.end('i'))],
  ['one with a head of its own', (response: ServerResponse) => response.writeHead(404, { a: 'b' }).end()],
  ['an empty one', (response: ServerResponse) => (response.writeHead(304), response.end())],
])('%s has every security header once', async (_name, how) => {
  answer = how;
  const { headers } = await site.ask('/');
  for (const name of HEADERS)
    expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(/^[^]+$/)]);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('an answer keeps its own security headers', async () => {
  answer = (response) =>
    response
      .setHeader('referrer-policy', 'no-referrer')
      .writeHead(200, { 'Content-Security-Policy': "default-src 'self'", Empty: undefined })
      .end();
  const { headers } = await site.ask('/');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(headers.has('empty')).toBe(false);
});

test("answers say 'Connection: close' while the server shuts down", async () => {
  answer = (response) => response.end('isi');
  const connection = async () => (await site.ask('/')).headers.get('connection');
  expect(await connection()).toBe('keep-alive');
  Object.assign(processWide, { server: { isShuttingDown: true } });
  expect(await connection()).toBe('close');
});
