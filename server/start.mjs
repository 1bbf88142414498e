// The site's server, on Next's documented custom server (docs/decisions/0029-the-middleware-answers.md).
// server/answer.ts is compiled with the site: instrumentation.ts passes it to this file.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nextEnv from '@next/env';
import { processWide } from '../lib/base/process-wide.mjs';
import { ROOT, say } from '../scripts/run.mjs';

/** Reads .env files as Next does, so that they may set PORT. */
export function loadEnvironment() {
  nextEnv.loadEnvConfig(ROOT, false, { info: () => undefined, error: console.error });
}

/** At the end: how long an answer may take, how long the last requests wait, and connections without one. */
const LAST_ANSWER_MS = 25_000;
const HOLD_MS = 100;
const MOST_HOLD_MS = 1000;
const FIRST_REQUEST_MS = 500;

/** Serves until a signal ends this process. */
export async function serve() {
  if (!existsSync(path.join(ROOT, '.next', 'BUILD_ID'))) {
    console.error('There is no build to serve: run npm run build first, or npm start.');
    process.exit(1);
  }
  const port = setting('PORT', '3000', /^[1-9]\d{0,4}$/, 'a port number such as 3000');
  const delay = setting('SHUTDOWN_DELAY_SECONDS', '1', /^\d{1,3}$/, 'whole seconds between 0 and 999');
  say(`Serving on http://localhost:${port}`);
  Object.assign(process.env, { PORT: port, NODE_ENV: 'production' });
  process.chdir(ROOT);
  readWrittenConfig();

  const { state, opened } = awaitSite(originAt(hostname(), port));
  const { default: next } = await import('next');
  // The site builds no URL from this name; a constant cannot be forged.
  const app = next({ dev: false, dir: ROOT, hostname: 'localhost', port: Number(port) });
  await app.prepare();
  const handle = app.getRequestHandler();
  // Next now runs instrumentation.ts. No request can be handled before that is done.
  const site = await opened;
  const server = createServer({ ServerResponse: site.Response });
  // A request with `Expect` is handled like any other: hardly any path takes a body (server/refuse.ts).
  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    server.on(event, async (request, response) => {
      await state.held;
      state.underWay += 1;
      response.once('close', () => (state.underWay -= 1));
      void site.answer(request, response, handle);
    });
  // The site supports no other protocol.
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.listen(Number(port), hostname());
  server.on('error', (error) => {
    const isPort = /^(?:EADDRINUSE|EACCES)$/.test(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');
    const [name, remedy] = isPort
      ? ['PORT', 'a port that is free']
      : ['HOSTNAME', 'a name or an address of this machine, or leave it out'];
    stopFor(name, error.message, remedy);
  });
  stopGracefully(server, state, Number(delay));
}

/** The state that this file shares with server/server.ts, and the site once that has made it. */
function awaitSite(/** @type {string} */ origin) {
  const state = {
    isShuttingDown: false,
    /** What requests wait for. @type {Promise<void> | undefined} */
    held: undefined,
    /** Requests that are being answered, none that is held. */
    underWay: 0,
    origin,
    open: /** @type {(site: import('./server').Site) => void} */ (() => undefined),
  };
  /** @type {Promise<import('./server').Site>} */
  const opened = new Promise((resolve) => (state.open = resolve));
  Object.assign(processWide, { server: state });
  return { state, opened };
}

/** The host to listen on; undefined means all. Containers set HOSTNAME to their own name by themselves. */
function hostname() {
  const host = process.env.HOSTNAME;
  return !host || host === os.hostname() ? undefined : host;
}

/**
 * Where this process answers itself; an address that means all is none to ask.
 * @param {string | undefined} host @param {string} port
 */
function originAt(host, port) {
  const named = !host || /^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}

/**
 * SIGTERM: for `delaySeconds` all are served and asked to reconnect (server/server.ts), and /api/ready has
 * load balancers turn away; then no connection is accepted, requests in progress end, and the process exits
 * with 143. SIGINT: the same without the delay, 130. After 25 seconds more answers are cut off: 1. Further
 * signals, which npm, terminals and systemd send, change nothing
 * (docs/decisions/0016-an-update-without-an-interruption.md).
 *
 * What the system has accepted and this process has not is reset when it stops listening. So answers are held
 * for a moment before, from the last one under way: a client that is told to reconnect does so, and waits.
 * @param {import('node:http').Server} server
 * @param {{ isShuttingDown: boolean, held: Promise<void> | undefined, underWay: number }} state
 * @param {number} delaySeconds
 */
function stopGracefully(server, state, delaySeconds) {
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (state.isShuttingDown) return;
    state.isShuttingDown = true;
    const delayMs = signal === 'SIGTERM' ? delaySeconds * 1000 : 0;
    setTimeout(async () => {
      let release = () => {};
      state.held = new Promise((resolve) => (release = resolve));
      const latest = Date.now() + MOST_HOLD_MS;
      while (state.underWay > 0 && Date.now() < latest) await sleep(10);
      await sleep(HOLD_MS);
      // After the timer comes what has arrived, and then the immediate.
      setImmediate(() => {
        const end = () => process.exit(128 + os.constants.signals[signal]);
        // That of http.Server would also cut connections whose first request is on its way.
        NetServer.prototype.close.call(server, end);
        release();
      });
      // The client of a request before the signal was not asked to disconnect; its connection becomes idle.
      setTimeout(() => setInterval(() => server.closeIdleConnections(), 50), FIRST_REQUEST_MS);
    }, delayMs);
    setTimeout(() => {
      console.error(`Stopped with answers under way: they took more than ${LAST_ANSWER_MS / 1000} seconds.`);
      process.exit(1);
    }, delayMs + LAST_ANSWER_MS);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** Takes the build's configuration, as Next's standalone server.js does: a release has no other. */
function readWrittenConfig() {
  const { config } = JSON.parse(readFileSync(path.join(ROOT, '.next', 'required-server-files.json'), 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** @param {string} name @param {string} byDefault @param {RegExp} form @param {string} remedy */
function setting(name, byDefault, form, remedy) {
  const value = process.env[name] || byDefault;
  return form.test(value) ? value : stopFor(name, value, remedy);
}

/** @param {string} name @param {string} wrong @param {string} remedy @returns {never} */
function stopFor(name, wrong, remedy) {
  console.error(`Setting ${name} is wrong (${wrong}): set it to ${remedy}.`);
  process.exit(1);
}
