import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { hasNginx, NO_NGINX, startNginx, type Front } from '../support/nginx.mjs';
import { send } from '../support/node-request';
import { counted } from '../support/short-or-full';
import { expect, test } from '../support/test';

/* What deploy/nginx keeps of the answers of the application, for which a stand-in stands. */

test.skip(!hasNginx, NO_NGINX);

/** One address of each location of deploy/nginx/site.conf; each test asks for others below it. */
const KEPT = ['/blog/', '/art/', '/og/', '/storage/', '/_next/static/', '/_next/image?w=1&url='];
const NEVER = ['/api/', '/api/cari?q=', '/cari?q=', '/rencana?r=', '/pesan?item=', '/contact/kirim?name='];
const LONG = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400';

let next: [status: number, headers: OutgoingHttpHeaders];
let count = 0;
let application: Server;
let front: Front;

test.beforeAll(async () => {
  application = createServer((_request, response) => {
    count += 1;
    response.writeHead(...next).end(`jawaban ${count}`);
  }).listen(0, '127.0.0.1');
  await once(application, 'listening');
  front = await startNginx([(application.address() as AddressInfo).port], { limited: false });
});

test.afterAll(async () => {
  await front.dispose();
  application.close();
});

for (const status of [301, 302, 308, 400, 404, 410, 429, 500, 503])
  test(`a ${status} answer is never cached by nginx, whatever its Cache-Control`, async () => {
    for (const path of [...KEPT, ...NEVER]) {
      next = [status, { 'cache-control': LONG, location: '/event' }];
      expect((await send(front, `${path}x${status}`)).status, path).toBe(status);
      next = [200, { 'cache-control': 'no-store' }];
      expect((await send(front, `${path}x${status}`)).status, path).toBe(200);
    }
    counted('answers not kept', KEPT.length + NEVER.length);
  });

for (const life of ['no-store', 'private, max-age=60', 'private, no-cache, no-store'])
  test(`an answer with Cache-Control ${life} is never cached by nginx`, async () => {
    next = [200, { 'cache-control': life }];
    for (const path of [...KEPT, ...NEVER]) {
      const first = await send(front, `${path}${life.length}`);
      const second = await send(front, `${path}${life.length}`);
      expect(second.body, path).not.toBe(first.body);
    }
  });

test('nginx never caches addresses of one visitor, whatever their Cache-Control', async () => {
  next = [200, { 'cache-control': LONG }];
  for (const path of NEVER) {
    const first = await send(front, `${path}lama`);
    expect((await send(front, `${path}lama`)).body, path).not.toBe(first.body);
  }
});

test('nginx caches files and pictures as long as they say and pages for a second', async () => {
  next = [200, { 'cache-control': LONG }];
  const first = await Promise.all(KEPT.map((path) => send(front, `${path}lama`)));
  await delay(2_100);
  for (const [index, path] of KEPT.entries()) {
    const { body, headers } = await send(front, `${path}lama`);
    const isPage = index < 3;
    expect(headers['x-cache'], path).toBe(isPage ? 'EXPIRED' : 'HIT');
    if (!isPage) expect(body).toBe(first[index]?.body);
    else expect(body).not.toBe(first[index]?.body);
  }
});
