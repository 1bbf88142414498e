import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './local-site.mjs';
import { ROOT } from '../../scripts/run.mjs';

/**
 * The public origin of every server under test: different from the origin of the requests, so that a mix-up
 * is detected.
 */
export const SITE_URL = 'https://jelajahi.contoh.id';

/** How long a good copy is fresh on servers with an API, in seconds. */
export const FRESH_SECONDS = 2;

/** A running site: where it answers, where it stores, what it says. */
export interface Site {
  url: string;
  port: number;
  lastGoodDir: string;
  /** The file of its output. */
  outputFile: string;
  /** Its output so far. */
  output: () => string;
}

/** The site in a process of its own, which whoever started it can end. */
export interface StartedSite extends Site {
  /** The process that serves, while it runs. */
  pid: () => number | undefined;
  /** Ends the process and keeps its stored files. */
  halt: () => Promise<void>;
  /** Kills it without warning (SIGKILL). */
  kill: () => Promise<void>;
  /** Starts it again on the same port with the same settings. */
  resume: () => Promise<void>;
  /** An update: ends the process and starts the build of another folder in its place. */
  update: (root: string) => Promise<void>;
  /** Ends the process and removes its stored files. */
  dispose: () => Promise<void>;
}

/** Who serves the site. */
export type Server = 'npm start' | 'next start' | 'next dev';

interface Settings {
  /** The provider's URL; without one the site uses the embedded content. */
  apiUrl?: string;
  freshSeconds?: number;
  /** Fields of the operator's file that differ from the shipped one. */
  siteConfig?: Record<string, unknown>;
  /** The operator's rules for retired URLs. */
  redirectsFile?: string;
  indexNowKey?: string;
  /** The folder of a build; the project's own by default. */
  root?: string;
  /** Further environment variables, by name. */
  env?: Record<string, string>;
  /** Who serves: the site's own server or Next alone. */
  by?: Server;
}

/** The operator's file as it is shipped. */
const SHIPPED = JSON.parse(readFileSync(path.join(ROOT, 'site.config.json'), 'utf8')) as object;

/** Starts the site. Every server is cold: it has rendered and stored nothing before. */
export async function startSite({
  apiUrl = '',
  freshSeconds = FRESH_SECONDS,
  siteConfig = {},
  redirectsFile = 'content/redirects.json',
  indexNowKey = '',
  root: firstRoot = ROOT,
  env: further = {},
  by = 'npm start',
}: Settings = {}): Promise<StartedSite> {
  const port = await freePort();
  const lastGoodDir = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-last-good-'));
  const siteFile = `${lastGoodDir}.site.json`;
  const outputFile = `${lastGoodDir}.log`;
  writeFileSync(siteFile, JSON.stringify({ ...SHIPPED, ...siteConfig }));
  const env: Record<string, string> = {
    PORT: String(port),
    HOSTNAME: '',
    SITE_URL,
    SITE_CONFIG: siteFile,
    REDIRECTS_FILE: redirectsFile,
    ADMIN_API_URL: apiUrl,
    ADMIN_API_TIMEOUT_MS: '3000',
    REVALIDATE_SECONDS: String(freshSeconds),
    REVALIDATE_SECRET: '',
    METRICS_TOKEN: '',
    REDIS_URL: '',
    INDEXNOW_KEY: indexNowKey,
    SHUTDOWN_DELAY_SECONDS: '0',
    LAST_GOOD_DIR: lastGoodDir,
    ...further,
  };
  let root = firstRoot;
  const output = () => readFileSync(outputFile, 'utf8');
  let child: ChildProcess | null = null;
  const site: StartedSite = {
    url: `http://localhost:${port}`,
    port,
    pid: () => child?.pid,
    lastGoodDir,
    outputFile,
    output,
    halt: async () => {
      if (child) await end(child, 'SIGTERM');
      child = null;
    },
    kill: async () => {
      if (child) await end(child, 'SIGKILL');
      child = null;
    },
    resume: async () => {
      child = run(root, by, env, site);
      await answers(`${site.url}/api/health`, child, output);
    },
    update: async (next) => {
      await site.halt();
      root = next;
      await site.resume();
    },
    dispose: async () => {
      await site.halt();
      rmSync(lastGoodDir, { recursive: true, force: true });
      rmSync(siteFile);
      rmSync(outputFile);
    },
  };
  // A site that does not come up is not left running.
  await site.resume().catch(async (error: Error) => {
    await site.dispose();
    throw error;
  });
  return site;
}

/** The ways in which a server ends, each with the history that follows from it. */
export const ENDS = [
  ['seen before a restart', (site: StartedSite) => site.halt()],
  ['seen before kill -9', (site: StartedSite) => site.kill()],
] as const;

function run(
  root: string,
  by: Server,
  env: Record<string, string>,
  { outputFile, output, port }: Site,
): ChildProcess {
  const file = openSync(outputFile, 'a');
  const next = ['node_modules/next/dist/bin/next', by === 'next dev' ? 'dev' : 'start', '-p', String(port)];
  const child = spawn(process.execPath, by === 'npm start' ? ['scripts/serve.mjs'] : next, {
    cwd: root,
    // NODE_OPTIONS is cleared: it holds the test runner's loader.
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', file, file],
    // A process group of its own, so that what the server starts ends with it.
    detached: true,
  });
  closeSync(file);
  child.on('exit', (code, signal) => {
    if (ended.has(child)) return;
    console.error(`The site ended by itself (${code ?? signal}). Its last lines:\n${output().slice(-4_000)}`);
  });
  return child;
}

/** The servers that a test ended: if another one exits, that is an error, and its output is printed. */
const ended = new WeakSet<ChildProcess>();

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  ended.add(child);
  process.kill(-child.pid, signal);
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 8_000);
  await exited;
  clearTimeout(timer);
}

/**
 * Waits for a response that touches neither a page nor the API, and that is sent only when the server is
 * completely up.
 */
async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}:\n${output()}`);
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error(`the site does not answer:\n${output()}`);
}
