import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { program } from '../../scripts/programs.mjs';
import { freePort, ROOT } from './servers';

const SHIPPED = path.join(ROOT, 'deploy', 'nginx');

/** nginx with the configuration of deploy/nginx, in a folder and a process of its own. */
export interface Front {
  url: string;
  port: number;
  /** The folder of kept answers. */
  cacheDir: string;
  /** The lines of the access log so far. */
  log: () => Record<string, unknown>[];
  dispose: () => Promise<void>;
}

/** Whether nginx is here; a test that needs it is skipped with this sentence otherwise. */
export const hasNginx = program('nginx') !== undefined;
export const NO_NGINX = 'nginx is not installed (Debian: apt-get install nginx)';

/** Starts nginx in front of replicas, given by their ports. Nothing is kept yet. */
export async function startNginx(replicas: readonly number[]): Promise<Front> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-nginx-'));
  const [port, inner] = [await freePort(), await freePort()];
  const cacheDir = path.join(folder, 'cache');
  const logFile = path.join(folder, 'access.log');
  for (const name of ['conf.d', 'jelajahi', 'cache', 'temporary']) mkdirSync(path.join(folder, name));
  const settings: Record<string, string> = {
    SITE_UPSTREAMS: replicas
      .map((at) => `127.0.0.1:${at}`)
      .map((at) => `server ${at} max_fails=3 fail_timeout=5s; server ${at} max_fails=0 backup;`)
      .join(' '),
    SITE_INNER: `127.0.0.1:${inner}`,
    SITE_CACHE: cacheDir,
    SITE_LISTEN: `localhost:${port}`,
    SITE_LOG: logFile,
  };
  for (const name of ['app.conf', 'http.conf'])
    writeFileSync(path.join(folder, 'conf.d', name), filledIn(`${name}.template`, settings));
  cpSync(path.join(SHIPPED, 'site.conf'), path.join(folder, 'jelajahi', 'site.conf'));
  writeFileSync(path.join(folder, 'nginx.conf'), mainFile(folder));

  const child = spawn(program('nginx') ?? 'nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const front: Front = {
    url: `http://localhost:${port}`,
    port,
    cacheDir,
    log: () =>
      (existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : [])
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    dispose: async () => {
      if (child.exitCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  for (let left = 100; left > 0; left -= 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${said}`);
    // An address that nginx answers itself.
    const response = await fetch(front.url, { method: 'DELETE' }).catch(() => null);
    if (response?.status === 405) return front;
    await delay(50);
  }
  throw new Error(`nginx does not answer:\n${said}`);
}

/** What envsubst makes of a template. */
function filledIn(file: string, settings: Record<string, string>): string {
  return readFileSync(path.join(SHIPPED, file), 'utf8').replace(
    /\$\{(SITE_\w+)\}/g,
    (all, name: string) => settings[name] ?? all,
  );
}

/** What Debian's nginx.conf holds, with this folder's paths. */
function mainFile(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n  ');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  default_type application/octet-stream;
  ${temporary}
  include conf.d/*.conf;
}
`;
}
