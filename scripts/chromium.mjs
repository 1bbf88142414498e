// Finds Chromium, and installs it where there is none.
import { existsSync } from 'node:fs';
import { ensurePrograms, program } from './programs.mjs';
import { bin, run, say } from './run.mjs';

const SHELL = 'chromium-headless-shell';

/**
 * The browser of the tests: Debian's headless shell, which draws the same pages without a window around each,
 * for a sixth of the processor time of opening one; where it cannot be had, any Chromium.
 * @returns {Promise<string>}
 */
export async function headlessShell() {
  await ensureHeadlessShell();
  return (!process.env.CHROMIUM_PATH && program(SHELL)) || chromium();
}

/** Installs it where it is missing. It is only faster: nobody is asked for a password because of it. */
export async function ensureHeadlessShell() {
  if (!process.env.CHROMIUM_PATH && process.getuid?.() === 0) await ensurePrograms({ [SHELL]: SHELL });
}

/** A whole browser: Playwright's own, the system's, else Debian's package. @returns {Promise<string>} */
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
