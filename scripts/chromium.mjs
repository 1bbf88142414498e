// Finds Chromium, and installs it where there is none.
import { existsSync } from 'node:fs';
import { bin, must, run, say } from './run.mjs';

/** The browser: Playwright's own, the system's, else Debian's package. @returns {Promise<string>} */
export async function chromium() {
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
