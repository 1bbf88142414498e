import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './local-site.mjs';
import { program } from '../../scripts/programs.mjs';
import { ROOT } from '../../scripts/run.mjs';

const SHIPPED = path.join(ROOT, 'deploy', 'nginx');

/**
 * nginx in its own folder and process.
 * @typedef {object} Front
 * @property {string} url
 * @property {number} port
 * @property {string} cacheDir the folder of cached responses
 * @property {() => Record<string, unknown>[]} log the lines of the access log so far
 * @property {() => string} errors the error log so far
 * @property {() => Promise<void>} dispose
 */

/** Is nginx installed? If not, the tests that need it are skipped with this message. */
export const hasNginx = program('nginx') !== undefined;
export const NO_NGINX = 'nginx is not installed (Debian: apt-get install nginx)';

/** Is there a program that makes a certificate for `https`? */
export const hasOpenssl = program('openssl') !== undefined;

/**
 * Starts nginx with the configuration of deploy/nginx in front of replicas, given by their ports. The cache
 * is empty.
 * @param {readonly number[]} replicas
 * @param {{ limited?: boolean, https?: number }} [options] `limited: false` lets one address send as many
 * requests as all together may; `https` is the port of TLS, and the front's own is then that of port 80,
 * which leads there
 * @returns {Promise<Front>}
 */
export async function startNginx(replicas, { limited = true, https } = {}) {
  const [port, inner] = [await freePort(), await freePort()];
  return run(port, (folder) => {
    /** @type {Record<string, string>} */
    const settings = {
      SITE_UPSTREAMS: replicas
        .map((at) => `127.0.0.1:${at}`)
        .map((at) => `server ${at} max_fails=1 fail_timeout=5s; server ${at} max_fails=0 backup;`)
        .join(' '),
      SITE_INNER: `127.0.0.1:${inner}`,
      SITE_CACHE: path.join(folder, 'cache'),
      SITE_LISTEN: `localhost:${port}`,
      SITE_LOG: path.join(folder, 'access.log'),
      SITE_HOST: 'localhost',
    };
    if (https) makeCertificate(folder);
    for (const name of ['app.conf', https ? 'https.conf' : 'http.conf']) {
      const text = filledIn(`${name}.template`, settings)
        .replace('listen 80 ', `listen localhost:${port} `)
        .replace('listen 443 ', `listen localhost:${https} `)
        .replaceAll('/etc/letsencrypt/live/localhost', folder);
      writeFileSync(
        path.join(folder, 'conf.d', name),
        limited ? text : text.replace(/rate=\d+r\/s/g, 'rate=1000000r/s'),
      );
    }
    cpSync(path.join(SHIPPED, 'site.conf'), path.join(folder, 'jelajahi', 'site.conf'));
  });
}

/**
 * Starts nginx with the given server blocks, which may use the port and the folder.
 * @param {(port: number, folder: string) => string} servers
 * @returns {Promise<Front>}
 */
export async function startOwnNginx(servers) {
  const port = await freePort();
  return run(port, (folder) => writeFileSync(path.join(folder, 'conf.d', 'own.conf'), servers(port, folder)));
}

/**
 * @param {number} port @param {(folder: string) => void} configure writes conf.d/*.conf @returns
 * {Promise<Front>}
 */
async function run(port, configure) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-nginx-'));
  for (const name of ['conf.d', 'jelajahi', 'cache', 'temporary']) mkdirSync(path.join(folder, name));
  configure(folder);
  writeFileSync(path.join(folder, 'nginx.conf'), mainFile(folder));
  const child = spawn(program('nginx') ?? 'nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const logFile = path.join(folder, 'access.log');
  const front = {
    url: `http://localhost:${port}`,
    port,
    cacheDir: path.join(folder, 'cache'),
    log: () =>
      (existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : [])
        .filter(Boolean)
        .map((line) => /** @type {Record<string, unknown>} */ (JSON.parse(line))),
    errors: () => said,
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
    // A request that nginx answers itself.
    const response = await fetch(front.url, { method: 'DELETE', redirect: 'manual' }).catch(() => null);
    if (response) return front;
    await delay(50);
  }
  throw new Error(`nginx does not answer:\n${said}`);
}

/** @param {string} folder */
function makeCertificate(folder) {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const args = ['req', '-x509', ...kind, '-subj', '/CN=localhost', ...files];
  execFileSync(program('openssl') ?? 'openssl', args, { stdio: 'ignore' });
}

/**
 * A template with its variables replaced, as envsubst does. @param {string} file @param {Record<string,
 * string>} settings
 */
function filledIn(file, settings) {
  return readFileSync(path.join(SHIPPED, file), 'utf8').replace(
    /\$\{(SITE_\w+)\}/g,
    (all, name) => settings[name] ?? all,
  );
}

/** The contents of Debian's nginx.conf, with this folder's paths. @param {string} folder */
function mainFile(folder) {
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
  sendfile on;
  tcp_nopush on;
  default_type application/octet-stream;
  ${temporary}
  include conf.d/*.conf;
}
`;
}
