import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SECURITY_HEADERS, transportSecurity } from '../support/from-the-site';
import { freePort } from '../support/local-site.mjs';
import { hasNginx, hasOpenssl, NO_NGINX, startNginx, type Front } from '../support/nginx.mjs';
import { requestText, send, type RawResponse } from '../support/raw-http';
import { send as sendFrom } from '../support/node-request';
import { expect, test } from '../support/test';

/*
 * What answers behind deploy/nginx say to protect visitors: the application's what the application says, and
 * those that nginx makes itself the same as every answer of the application. A stand-in answers what a test
 * needs.
 */

test.skip(!hasNginx, NO_NGINX);

const LISTED = SECURITY_HEADERS;
const LISTED_WITH_TLS = { ...LISTED, ...transportSecurity('https://localhost') };
const NAMES = Object.keys(LISTED_WITH_TLS);

let answer = (response: ServerResponse) => void response.end();
let application: Server;
let front: Front;

test.beforeAll(async () => {
  application = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(application, 'listening');
  front = await startNginx([(application.address() as AddressInfo).port]);
});

test.afterAll(async () => {
  await front.dispose();
  application.close();
});

/** The security headers of an answer; each line of a header counts. */
function said({ headers }: Pick<RawResponse, 'headers'>): Record<string, string> {
  const own = headers.filter(([name]) => NAMES.includes(name));
  return Object.fromEntries(
    own.map(([name]) => [name, own.flatMap((one) => (one[0] === name ? one[1] : [])).join(' and ')]),
  );
}

const ask = (text: string) => send(front, text);

test('nginx has no warning for the configuration', () => {
  expect(front.errors()).not.toContain('[warn]');
});

/** Answers of nginx itself: status, request. */
const OWN: readonly [number, string, string][] = [
  [400, 'a request that is none', 'GARBAGE\r\n\r\n'],
  [400, 'a target that leads out of the site', requestText('GET', '/../x')],
  [400, 'a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
  [400, 'a header beyond 8 kB', requestText('GET', '/', { cookie: 'a'.repeat(9000) })],
  [405, 'another method', requestText('DELETE', '/event')],
  [405, 'TRACE', requestText('TRACE', '/event')],
  [
    413,
    'a body of 20 kB',
    requestText('POST', '/api/revalidate', { 'content-length': '20000' }, 'a'.repeat(20_000)),
  ],
  [414, 'a long address', requestText('GET', `/event?x=${'a'.repeat(3000)}`)],
  [414, 'a very long address', requestText('GET', `/event?x=${'a'.repeat(9000)}`)],
  [404, 'the numbers of a replica', requestText('GET', '/api/metrics')],
];
for (const [status, name, text] of OWN)
  test(`nginx answers ${name} with ${status} and all security headers`, async () => {
    const own = await ask(text);
    expect(own.status).toBe(status);
    expect(said(own)).toEqual(LISTED);
    expect(own.all('cache-control')).toEqual(['no-store']);
    expect(own.all('allow')).toEqual(status === 405 ? ['GET, HEAD'] : []);
  });

test('nginx answers 403 with all security headers to an outside visitor of /api/ready', async () => {
  const own = await sendFrom(front, '/api/ready', { localAddress: '127.0.2.1' });
  expect(own.status).toBe(403);
  expect(own.headers).toMatchObject(LISTED);
});

test('nginx answers a flood of searches with 429, all security headers and Retry-After', async () => {
  answer = (response) => void response.end('ya');
  const flood = await Promise.all(
    Array.from({ length: 60 }, () => ask(requestText('GET', '/api/cari?q=braga'))),
  );
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) {
    expect(said(one)).toEqual(LISTED);
    expect(one.all('retry-after')).toEqual(['5']);
    expect(one.all('cache-control')).toEqual(['no-store']);
  }
});

test('nginx answers 503 with all security headers and Retry-After while no replica answers', async () => {
  const lonely = await startNginx([await freePort()]);
  try {
    for (const path of ['/event', '/storage/a.jpg', '/_next/static/a.js', '/api/cari?q=braga']) {
      const down = await send(lonely, requestText('GET', path));
      expect(down.status).toBe(503);
      expect(said(down)).toEqual(LISTED);
      expect(down.all('retry-after')).toEqual(['30']);
      expect(down.all('cache-control')).toEqual(['no-store']);
    }
  } finally {
    await lonely.dispose();
  }
});

test('headers of the application pass nginx unchanged, whether cached or not', async () => {
  const own = {
    ...Object.fromEntries(NAMES.map((name) => [name, 'lain'])),
    'cache-control': 'public, max-age=0, s-maxage=30',
    'cdn-cache-control': 'public, s-maxage=30',
    'retry-after': '17',
    allow: 'POST',
  };
  for (const status of [200, 404, 405, 429, 503]) {
    answer = (response) => void response.writeHead(status, own).end('ya');
    for (const path of ['/blog', '/storage/a.jpg', '/_next/static/a.js', '/api/x', '/_next/image?url=a'])
      for (let time = 0; time < 2; time += 1) {
        const { headers, all, ...passed } = await ask(
          requestText('GET', `${path}${status === 200 ? '' : status}`),
        );
        expect(passed.status).toBe(status);
        for (const [name, value] of Object.entries(own))
          expect(all(name), `${name} of ${path}, ${status}`).toEqual([value]);
        expect(headers.length).toBeGreaterThan(0);
      }
  }
});

test('nginx drops the x-middleware headers of the application', async () => {
  const told = [
    'next',
    'rewrite',
    'redirect',
    'refresh',
    'override-headers',
    'set-cookie',
    'prefetch',
    'skip',
  ];
  const names = told.map((name) => `x-middleware-${name}`);
  answer = (response) =>
    void response.writeHead(200, Object.fromEntries(names.map((name) => [name, '/dalam']))).end('ya');
  for (const path of ['/tiket', '/api/y', '/storage/y.jpg', '/_next/static/y.js']) {
    const { headers } = await ask(requestText('GET', path));
    expect(headers.filter(([name]) => name.startsWith('x-middleware'))).toEqual([]);
  }
});

test.describe('https', () => {
  test.skip(!hasOpenssl, 'openssl is not installed');

  let secure: Front;
  let port: number;

  test.beforeAll(async () => {
    port = await freePort();
    secure = await startNginx([(application.address() as AddressInfo).port], { https: port });
  });

  test.afterAll(() => secure.dispose());

  test('port 80 redirects to https and sends all security headers', async () => {
    const { status, all, ...redirect } = await send(secure, requestText('GET', '/event?page=2'));
    expect(status).toBe(308);
    expect(all('location')).toEqual(['https://localhost/event?page=2']);
    expect(said(redirect)).toEqual(LISTED);
    const own = await send(secure, 'GARBAGE\r\n\r\n');
    expect([own.status, said(own)]).toEqual([400, LISTED]);
  });

  test('an answer of nginx itself over https carries Strict-Transport-Security', async () => {
    const outgoing = secureRequest({
      port,
      method: 'DELETE',
      path: '/event',
      rejectUnauthorized: false,
    }).end();
    const [response] = (await once(outgoing, 'response')) as [
      { statusCode: number; headers: Record<string, string> },
    ];
    expect(response.statusCode).toBe(405);
    expect(response.headers).toMatchObject(LISTED_WITH_TLS);
  });
});
