// Starts `next start` with the project's settings. Needs installed packages.
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import nextEnv from '@next/env';
import { bin, ROOT, run, say } from './run.mjs';

/** Reads .env files the way Next does, so that PORT may stand there too. */
export function loadEnvironment() {
  nextEnv.loadEnvConfig(ROOT, false, { info: () => undefined, error: console.error });
}

/** Serves until it is stopped, then ends this process with the server's code. */
export async function serve() {
  if (!existsSync(path.join(ROOT, '.next', 'BUILD_ID'))) {
    console.error('There is no build to serve: run npm run build first, or npm start.');
    process.exit(1);
  }
  const port = process.env.PORT || '3000';
  if (!/^[1-9]\d{0,4}$/.test(port)) {
    console.error(`Setting PORT is wrong (${port}): set it to a port number such as 3000.`);
    process.exit(1);
  }
  const host = process.env.HOSTNAME;
  const args = ['start', '-p', port];
  // Containers set HOSTNAME to their own name, which is no wish of the operator's. 127.0.0.1 would turn every rewrite
  // into a request to ourselves (Next 16); localhost does not.
  if (host && host !== os.hostname()) args.push('-H', host === '127.0.0.1' ? 'localhost' : host);
  say(`Serving on http://localhost:${port}`);
  const next = bin('next', args);
  process.exit(await run(next.command, next.args, { env: { PORT: port, NODE_ENV: 'production' } }));
}
