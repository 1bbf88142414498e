// The existing build on its embedded content, on a free port: for scripts that measure it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from './run.mjs';

const LISTS = [
  '/destinasi',
  '/paket-tour',
  '/akomodasi',
  '/transportasi',
  '/event',
  '/tiket',
  '/fasilitas',
  '/blog',
  '/attraction',
];

/** What keeps the server small where its catalogue is big: as in deploy/ (docs/deployment.md, "Memory"). */
export const SMALL_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

/**
 * Starts the site and waits until it answers.
 * @param {Record<string, string>} [settings] further ones
 * @returns {Promise<{ url: string, port: number, pid: number, stop: () => void }>}
 */
export async function startLocalSite(settings = {}) {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), HOSTNAME: '', ADMIN_API_URL: '', ...settings },
  });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer) return { url, port, pid: server.pid ?? 0, stop: () => void server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('the server did not start');
}

/**
 * One address per page family; the first item of a list stands for its details.
 * @param {string} url of the running site
 */
export async function families(url) {
  const details = await Promise.all(
    LISTS.map(async (list) => {
      const html = await (await fetch(url + list)).text();
      const main = html.slice(html.indexOf('<main'));
      return /href="(\/[a-z-]+\/[^"?#]+)"[^>]*>(?:<[^>]+>)*Lihat Detail/.exec(main)?.[1];
    }),
  );
  const missing = LISTS.filter((_, index) => !details[index]);
  if (missing.length) throw new Error(`no detail page is linked from ${missing.join(', ')}`);
  return {
    pages: ['/', ...LISTS, '/kuliner', '/contact', '/galeri'],
    search: ['/cari', '/cari?q=kawah'],
    lost: ['/tidak-ada'],
    details: details.filter((href) => href !== undefined),
  };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const found = /** @type {import('node:net').AddressInfo} */ (probe.address()).port;
      probe.close(() => resolve(found));
    });
  });
}
