// Finds Chromium, and installs it where there is none.
import { existsSync } from 'node:fs';
import { ensurePrograms } from './programs.mjs';
import { bin, run, say } from './run.mjs';

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
  await ensurePrograms({ chromium: 'chromium' });
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  console.error('There is no Chromium, and none could be installed: set CHROMIUM_PATH to a browser.');
  process.exit(1);
}
