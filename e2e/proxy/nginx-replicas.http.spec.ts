import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/local-site.mjs';
import { hasNginx, NO_NGINX, startNginx, type Front } from '../support/nginx.mjs';
import { send } from '../support/node-request';
import { expect, test } from '../support/test';

/*
 * How deploy/nginx treats replicas that are not alike, or not there. They are stand-ins: a server of ours
 * cannot be made so.
 */

test.skip(!hasNginx, NO_NGINX);

/**
 * A replica of a build with these files. It says, as Next does, that what is missing may be kept for half a
 * minute.
 */
async function startReplica(files: Set<string>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const life = files.has(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, s-maxage=30';
    response.writeHead(files.has(url) || !url.startsWith('/_next/') ? 200 : 404, { 'cache-control': life });
    response.end(url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { asked, server, port: portOf(server) };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/**
 * An address that does not answer, not even to say that nothing listens there: a process that was stopped
 * while others wait to be accepted. The system drops whoever comes after them.
 */
async function startBlackHole() {
  const listening = `const server = require('net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => process.stdout.write(String(server.address().port)));`;
  const child = spawn(process.execPath, ['-e', listening], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(said.toString());
  child.kill('SIGSTOP');
  const waiting: Socket[] = [];
  for (let count = 0; count < 8; count += 1)
    waiting.push(connect(port, '127.0.0.1').on('error', () => undefined));
  await delay(200);
  return {
    port,
    /** Whether the last one to knock still waits. */
    isSilent: () => waiting.at(-1)?.connecting === true,
    close: () => {
      waiting.forEach((socket) => socket.destroy());
      child.kill('SIGKILL');
    },
  };
}

test.describe('replicas of two builds', () => {
  const files = { old: new Set<string>(), fresh: new Set<string>() };
  let replicas: Awaited<ReturnType<typeof startReplica>>[];
  let front: Front;
  const statusOf = async (path: string) => (await fetch(front.url + path)).status;

  test.beforeAll(async () => {
    replicas = [await startReplica(files.old), await startReplica(files.fresh)];
    front = await startNginx(replicas.map(({ port }) => port));
  });

  test.afterAll(async () => {
    await front.dispose();
    replicas.forEach(({ server }) => server.close());
  });

  test('a file that only one of two replicas has answers 200, whichever is asked first', async () => {
    for (const name of ['lama', 'baru'])
      // Several, because replicas take turns.
      for (let count = 0; count < 6; count += 1) {
        const path = `/_next/static/${name}-${count}.js`;
        files[name === 'lama' ? 'old' : 'fresh'].add(path);
        expect(await statusOf(path), path).toBe(200);
      }
  });

  test('a missing file is not cached, so it answers 200 as soon as one replica has it', async () => {
    expect(await statusOf('/_next/static/nanti.js')).toBe(404);
    files.fresh.add('/_next/static/nanti.js');
    expect(await statusOf('/_next/static/nanti.js')).toBe(200);
    files.fresh.delete('/_next/static/nanti.js');
    expect(await statusOf('/_next/static/nanti.js')).toBe(200);
  });

  test('a path missing outside /_next/static/ is asked of one replica only', async () => {
    const asked = () => replicas.flatMap(({ asked }) => asked).filter((url) => url === '/_next/data/x.json');
    expect(await statusOf('/_next/data/x.json')).toBe(404);
    expect(asked()).toHaveLength(1);
  });
});

test.describe('an unreachable replica', () => {
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let gone: Awaited<ReturnType<typeof startBlackHole>>;
  let front: Front;

  test.beforeAll(async () => {
    [replica, gone] = [await startReplica(new Set()), await startBlackHole()];
    front = await startNginx([gone.port, replica.port]);
  });

  test.afterAll(async () => {
    await front.dispose();
    gone.close();
    replica.server.close();
  });

  test('an unreachable replica delays one request by less than a second and is then skipped', async () => {
    expect(gone.isSilent()).toBe(true);
    const paths = Array.from({ length: 20 }, (_, n) => `/event?page=${n + 2}`);
    for (const path of paths) expect((await fetch(front.url + path)).status).toBe(200);
    const lines = () => front.log().filter(({ path }) => path === '/event');
    await expect.poll(lines).toHaveLength(paths.length);
    const slow = lines().flatMap(({ seconds }) => (Number(seconds) > 0.2 ? [Number(seconds)] : []));
    expect(slow).toHaveLength(1);
    // 0.3 at most, and what a busy machine adds.
    expect(slow[0]).toBeLessThan(0.6);
  });
});

test('the error log of nginx says which page failed, but no address of a visitor and nothing he wrote', async () => {
  const front = await startNginx([await freePort()]);
  const [localAddress, referer] = ['127.0.4.1', 'http://localhost/cari?q=rahasia'];
  const ask = (path: string, method = 'GET') =>
    send(front, path, { method, localAddress, headers: { referer } });
  try {
    for (const path of [
      '/cari?q=rahasia',
      '/Cari/?q=rahasia',
      '/api/cari?q=rahasia',
      '/api/minat?pesan=rahasia',
      '/rencana?r=rahasia',
      '/rencana/kalender.ics?r=rahasia',
      '/pesan?item=rahasia',
      '/contact/kirim?message=rahasia',
      '/event?q=rahasia',
      '/art/hero.webp',
      '/_next/image?url=a&w=640&q=60',
    ])
      expect((await ask(path)).status, path).toBe(503);
    expect((await ask('/rencana', 'POST')).status).toBe(503);
    const flood = await Promise.all(Array.from({ length: 60 }, () => ask('/cari?q=rahasia')));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    await ask('/fasilitas');
    await expect.poll(front.errors).toContain('"GET /fasilitas HTTP/1.1"');
    expect(front.errors()).toContain('"GET /event HTTP/1.1"');
    expect(front.errors()).not.toMatch(/rahasia|127\.0\.4\.1/);
  } finally {
    await front.dispose();
  }
});
