import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './local-site.mjs';
import { program } from '../../scripts/programs.mjs';

/** A redis-server for one test, on a free port, without persistence. */
export interface Redis {
  url: string;
  port: number;
  /** Kills it without warning (SIGKILL): its data is lost. */
  kill: () => Promise<void>;
  /** Suspends it (SIGSTOP): it accepts connections but does not respond. */
  hang: () => void;
  /** Restarts it on the same port after `kill`, or continues it after `hang`. */
  resume: () => Promise<void>;
  dispose: () => Promise<void>;
}

/** Whether the tests that need a redis-server can run here. */
export const hasRedis = program('redis-server') !== undefined;

/** Starts a redis-server and waits until it responds. Rejects when it is not installed (`hasRedis`). */
export async function startRedis(): Promise<Redis> {
  const command = program('redis-server');
  if (!command) throw new Error('redis-server is not installed');
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  let child: ChildProcess | null = null;

  async function kill() {
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    child = null;
  }
  async function resume() {
    if (child) child.kill('SIGCONT');
    else child = spawn(command ?? '', args, { stdio: 'ignore' });
    await answersPing(port);
  }
  await resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    hang: () => void child?.kill('SIGSTOP'),
    resume,
    dispose: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answersPing(port: number): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if (await pings(port)) return;
    await delay(50);
  }
  throw new Error(`redis-server on port ${port} does not answer`);
}

function pings(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
  });
}
