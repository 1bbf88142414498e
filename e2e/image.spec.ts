import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../scripts/local-site.mjs';
import { PROCESS_SETTINGS } from '../scripts/process-settings.mjs';
import { ROOT } from '../scripts/run.mjs';
import { readPage } from './support/html';
import { expect, test } from './support/test';

/* The last stage of deploy/Dockerfile, put together from the lines that copy into it: whether anything is missing there. */

const DOCKERFILE = readFileSync(path.join(ROOT, 'deploy', 'Dockerfile'), 'utf8');
const COPIED = [...DOCKERFILE.matchAll(/^COPY --from=build \/app\/(\S+) \.\/\1$/gm)].map(
  ([, name = '']) => name,
);
const [, COMMAND = ''] = /^CMD (\[.*\])$/m.exec(DOCKERFILE) ?? [];

test('what the image holds is enough to serve the site', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-image-'));
  for (const name of COPIED) {
    if (name === 'node_modules') symlinkSync(path.join(ROOT, name), path.join(folder, name));
    else
      cpSync(path.join(ROOT, name), path.join(folder, name), {
        recursive: true,
        filter: (file) => !/\.next\/(cache|server\/pages-by-handler)/.test(file),
      });
  }
  mkdirSync(path.join(folder, 'data'));
  const port = await freePort();
  const [, ...args] = JSON.parse(COMMAND) as string[];
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...PROCESS_SETTINGS,
      PATH: process.env.PATH,
      PORT: String(port),
      NODE_ENV: 'production',
      LAST_GOOD_DIR: path.join(folder, 'data'),
    },
    stdio: 'ignore',
  });
  try {
    const answer = async (target: string) => {
      const response = await fetch(`http://localhost:${port}${target}`).catch(() => null);
      return { status: response?.status, body: (await response?.text()) ?? '' };
    };
    await expect.poll(async () => (await answer('/art/logo.svg')).status, { timeout: 30_000 }).toBe(200);
    const home = await answer('/');
    expect(readPage(home.body).h1).toEqual(['Jelajahi Bandung']);
    const picture = /\/_next\/image\?url=[^" ]+/.exec(home.body)?.[0].replaceAll('&amp;', '&') ?? '';
    const targets = [
      '/destinasi',
      '/galeri',
      '/contact',
      '/og/destinasi/kawah-putih-ciwidey.jpg',
      '/sitemap.xml',
      picture,
    ];
    for (const target of targets) expect([target, (await answer(target)).status]).toEqual([target, 200]);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});
