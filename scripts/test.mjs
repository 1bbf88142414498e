// npm test: everything. Types, lint, unit and component tests, then a production build in a real browser.
import { existsSync } from 'node:fs';
import { bin, ensureBuilt, ensureInstalled, must, run, say } from './run.mjs';

await ensureInstalled();
await must(process.execPath, ['scripts/check.mjs']);
// The judges of e2e/judges; none needs its install script.
await ensureInstalled('e2e/judges', ['--include=dev', '--ignore-scripts']);
// Built against an API that is not there: a build must never ask it.
process.env.ADMIN_API_URL = 'http://localhost:9';
await ensureBuilt();
delete process.env.ADMIN_API_URL;
await must(process.execPath, ['scripts/first-load-js.mjs']);
say('Browser tests');
const tests = bin('playwright', ['test', ...process.argv.slice(2)]);
process.exit(await run(tests.command, tests.args, { env: { CHROMIUM_PATH: await chromium() } }));

/** The browser: Playwright's own, the system's, else Debian's package. @returns {Promise<string>} */
async function chromium() {
  const { chromium: own } = await import('@playwright/test');
  const places = [
    process.env.CHROMIUM_PATH,
    own.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  say('Installing Chromium');
  const install = bin('playwright', ['install', 'chromium']);
  if ((await run(install.command, install.args)) === 0 && existsSync(own.executablePath()))
    return own.executablePath();
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...root, ...args];
    await must(command, rest);
  }
  return '/usr/bin/chromium';
}
