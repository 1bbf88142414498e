// Prints the first-load JavaScript of every page family in kB gzip and fails when one is over the budget. It counts the scripts
// that the served HTML names (without `nomodule`), from an existing build on the embedded content.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bin, ROOT, say } from './run.mjs';

const BUDGET_KB = 150;

/** One address per page family; a list's first item stands for its details. */
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
const PAGES = ['/', ...LISTS, '/kuliner', '/cari', '/cari?q=kawah', '/contact', '/galeri', '/tidak-ada'];

const port = await freePort();
const next = bin('next', ['start', '-p', String(port)]);
const server = spawn(next.command, next.args, {
  cwd: ROOT,
  stdio: 'ignore',
  shell: process.platform === 'win32',
  env: { ...process.env, PORT: String(port), ADMIN_API_URL: '' },
});
let failed = false;
try {
  await answering();
  const pages = [...PAGES, ...(await details())];
  /** @type {Map<string, number>} */
  const sizes = new Map();
  say(`First-load JavaScript, kB gzip (budget ${BUDGET_KB})`);
  for (const page of pages) {
    const html = await (await fetch(address(page))).text();
    const bytes = scripts(html).reduce((sum, src) => sum + gzipped(src, sizes), 0);
    const kb = bytes / 1000;
    if (kb > BUDGET_KB || bytes === 0) failed = true;
    console.log(`${kb.toFixed(1).padStart(8)}  ${page}${kb > BUDGET_KB ? '  OVER BUDGET' : ''}`);
  }
} finally {
  server.kill();
}
process.exit(failed ? 1 : 0);

/** The script files that a modern browser loads for this page. @param {string} html */
function scripts(html) {
  const found = new Set();
  for (const [tag, src] of html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g))
    if (!/nomodule/i.test(tag)) found.add(src);
  return [...found];
}

/** @param {string} src @param {Map<string, number>} sizes */
function gzipped(src, sizes) {
  const known = sizes.get(src);
  if (known !== undefined) return known;
  const file = path.join(
    ROOT,
    '.next',
    decodeURIComponent(src.replace(/^\/_next\//, '').split('?')[0] ?? ''),
  );
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(src, size);
  return size;
}

/** The first item's page of every list. */
async function details() {
  const found = await Promise.all(
    LISTS.map(async (list) => {
      const html = await (await fetch(address(list))).text();
      const main = html.slice(html.indexOf('<main'));
      return /href="(\/[a-z-]+\/[^"?#]+)"[^>]*>(?:<[^>]+>)*Lihat Detail/.exec(main)?.[1];
    }),
  );
  return found.filter((href) => href !== undefined);
}

async function answering() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(address('/')).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not start');
}

/** @param {string} page */
function address(page) {
  return `http://localhost:${port}${page}`;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const found = /** @type {import('node:net').AddressInfo} */ (probe.address()).port;
      probe.close(() => resolve(found));
    });
  });
}
