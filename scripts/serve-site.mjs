// Starts Next's server, as `next start` does, with the project's settings, in this process. Needs installed packages.
import dns from 'node:dns';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import nextEnv from '@next/env';
import { ROOT, say } from './run.mjs';
import { stopGracefully } from './stop-gracefully.mjs';

/** Reads .env files the way Next does, so that PORT may stand there too. */
export function loadEnvironment() {
  nextEnv.loadEnvConfig(ROOT, false, { info: () => undefined, error: console.error });
}

/**
 * How far the heap may grow between two searches for garbage, in per cent of what is in use. Reading ten thousand items a kind left 538 MB resident
 * in a process of its own, and 375 MB with this, for a quarter more CPU; what is cached costs nothing.
 */
const HEAP_GROWTH = 30;

/** Serves until a signal ends this process (stop-gracefully.mjs). */
export async function serve() {
  if (!existsSync(path.join(ROOT, '.next', 'BUILD_ID'))) {
    console.error('There is no build to serve: run npm run build first, or npm start.');
    process.exit(1);
  }
  const port = setting('PORT', '3000', /^[1-9]\d{0,4}$/, 'a port number such as 3000');
  const delay = setting('SHUTDOWN_DELAY_SECONDS', '1', /^\d{1,3}$/, 'whole seconds between 0 and 999');
  const host = process.env.HOSTNAME;
  // Containers set HOSTNAME to their own name, which is no wish of the operator's. 127.0.0.1 would turn every rewrite
  // into a request to ourselves (Next 16); localhost does not, and may be ::1 first, as Debian's /etc/hosts has it.
  if (host === '127.0.0.1') dns.setDefaultResultOrder('ipv4first');
  const hostname = !host || host === os.hostname() ? undefined : host === '127.0.0.1' ? 'localhost' : host;
  say(`Serving on http://localhost:${port}`);
  Object.assign(process.env, { PORT: port, NODE_ENV: 'production', NEXT_RUNTIME: 'nodejs' });
  process.chdir(ROOT);
  v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  readWrittenConfig();
  const { startServer } = await import('next/dist/server/lib/start-server.js');
  await startServer({ dir: ROOT, isDev: false, port: Number(port), hostname });
  stopGracefully(Number(delay));
}

/**
 * A release (scripts/assemble.mjs) has no next.config.ts, and nothing that could read one: the build wrote down what it says. This is
 * how the server.js of Next's `output: 'standalone'` hands it over.
 */
function readWrittenConfig() {
  if (existsSync(path.join(ROOT, 'next.config.ts'))) return;
  const { config } = JSON.parse(readFileSync(path.join(ROOT, '.next', 'required-server-files.json'), 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** @param {string} name @param {string} byDefault @param {RegExp} form @param {string} remedy */
function setting(name, byDefault, form, remedy) {
  const value = process.env[name] || byDefault;
  if (form.test(value)) return value;
  console.error(`Setting ${name} is wrong (${value}): set it to ${remedy}.`);
  process.exit(1);
}
