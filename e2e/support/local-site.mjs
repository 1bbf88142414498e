// The existing build on its embedded content, on a free port: for scripts that measure it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LIST_PATHS } from '../../lib/addresses/list-paths.mjs';
import { ROOT } from '../../scripts/run.mjs';

/** Lists with their state in the query: every kind with pages of its own. @type {readonly string[]} */
export const LISTS = Object.values(LIST_PATHS);

/**
 * Starts the site and waits until it responds.
 * @param {Record<string, string>} [settings] further environment variables
 * @param {string} [root] the project's folder, or that of a copy
 * @returns {Promise<{ url: string, port: number, pid: number, stop: () => void }>}
 */
export async function startLocalSite(settings = {}, root = ROOT) {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOSTNAME: '',
      ADMIN_API_URL: '',
      ...settings,
    },
  });
  const url = `http://localhost:${port}`;
  await answers(`${url}/api/health`, server);
  return { url, port, pid: server.pid ?? 0, stop: () => void server.kill() };
}

/**
 * Starts it with a public address. It takes the content from a second one: by itself it would leave the
 * samples out, and with them whole lists.
 * @param {string} siteUrl
 */
export async function startPublicSite(siteUrl) {
  const content = await startLocalSite();
  const site = await startLocalSite({ SITE_URL: siteUrl, ADMIN_API_URL: content.url });
  return { ...site, stop: () => [site, content].forEach(({ stop }) => stop()) };
}

/**
 * Waits for the first response, two minutes at most: a copy of 110,000 files takes one. Kills a server that
 * gave none.
 * @param {string} address @param {import('node:child_process').ChildProcess} server
 */
export async function answers(address, server) {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (await fetch(address).catch(() => null)) return;
    await delay(100);
  }
  server.kill();
  throw new Error(`${address} does not answer`);
}

/**
 * One path per page family; the first item of a list represents its details.
 * @param {string} url of the running site
 */
export async function pageFamilies(url) {
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
