// The Laravel application of app/ as a server: a copy in a folder of its own, under php-fpm behind nginx with
// Laravel's documented configuration.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { program } from '../../scripts/programs.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { startOwnNginx } from '../../e2e/support/nginx.mjs';

const FPM = 'php-fpm8.2';
/** Debian's packages with everything that the application needs. */
export const PACKAGES = [
  'php-laravel-framework',
  'php-guzzlehttp-guzzle',
  ...['php8.2-fpm', 'php8.2-cli', 'php8.2-sqlite3', 'php8.2-gd', 'php8.2-mbstring', 'php8.2-xml'],
  'nginx',
];
const NEEDED = ['/usr/share/php/Illuminate/autoload.php', '/usr/share/php/GuzzleHttp/autoload.php'];

/** Whether the framework and its servers are on this machine. */
export const hasLaravel = () =>
  NEEDED.every((file) => existsSync(file)) &&
  [FPM, 'php', 'nginx'].every((name) => program(name) !== undefined);

/**
 * @typedef {object} Laravel
 * @property {string} url
 * @property {(...args: string[]) => Promise<string>} artisan what it printed; rejects when it failed
 * @property {(values: Record<string, string | number>) => Promise<void>} set changes settings of .env
 * @property {() => { path: string, status: number }[]} answers to all requests so far
 * @property {() => string} log laravel.log
 * @property {string} folder
 * @property {() => Promise<void>} dispose
 */

/**
 * @param {Record<string, import('./catalogue.mjs').Entry[]>} content what it is filled with, by kind
 * @param {Record<string, string | number>} [env] further settings of .env
 * @returns {Promise<Laravel>}
 */
export async function startLaravel(content, env = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-laravel-'));
  install(folder, content);
  const key = `base64:${Buffer.alloc(32, 7).toString('base64')}`;
  /** @type {Map<string, string | number>} */
  const settings = new Map(Object.entries({ APP_KEY: key, ...env }));
  const write = () =>
    writeFileSync(
      path.join(folder, '.env'),
      [...settings].map(([name, value]) => `${name}="${value}"\n`).join(''),
    );
  settings.set('CONTENT', path.join(folder, 'content.json'));
  settings.set('PICTURES', path.join(ROOT, 'content', 'pictures'));
  write();
  /** @param {string[]} args */
  const artisan = async (...args) => {
    const { stdout, stderr } = await promisify(execFile)(program('php') ?? 'php', ['artisan', ...args], {
      cwd: folder,
    });
    return stdout + stderr;
  };
  await artisan('migrate', '--force');
  await artisan('db:seed', '--force');
  await artisan('storage:link');
  const fpm = await startFpm(folder);
  const front = await startOwnNginx((port, own) => serverBlock(port, own, folder)).catch(async (error) => {
    await fpm.stop();
    throw error;
  });
  return {
    url: front.url,
    folder,
    artisan,
    set: async (values) => {
      for (const [name, value] of Object.entries(values)) settings.set(name, value);
      write();
    },
    answers: () =>
      front.log().map(({ path: asked, status }) => ({ path: String(asked), status: Number(status) })),
    log: () => read(path.join(folder, 'storage', 'logs', 'laravel.log')),
    dispose: async () => {
      await front.dispose();
      await fpm.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * The application, what the documentation gives it, and what it is filled with. @param {string} folder @param
 * {object} content
 */
function install(folder, content) {
  cpSync(path.join(ROOT, 'tools', 'laravel', 'app'), folder, { recursive: true });
  for (const name of ['app/public', 'framework/cache', 'framework/views', 'logs'])
    mkdirSync(path.join(folder, 'storage', name), { recursive: true });
  mkdirSync(path.join(folder, 'bootstrap', 'cache'));
  writeFileSync(path.join(folder, 'database', 'database.sqlite'), '');
  writeFileSync(path.join(folder, 'content.json'), JSON.stringify(content));
  for (const [file, code] of documented()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
}

/**
 * The files of docs/revalidation.md, word for word; only what it leaves out is filled in: the further models,
 * and what stands around the settings.
 * @returns {[string, string][]}
 */
function documented() {
  const text = readFileSync(path.join(ROOT, 'docs', 'revalidation.md'), 'utf8');
  const blocks = [...text.matchAll(/^```php\n\/\/ ([\w/.]+)[^\n]*\n([\s\S]*?)^```$/gm)];
  const block = (/** @type {string} */ file) => {
    const code = blocks.find(([, name]) => name === file)?.[2];
    if (!code) throw new Error(`docs/revalidation.md has no ${file}`);
    return code;
  };
  const models = 'self::KINDS[$item::class]';
  const observer = block('app/Observers/SiteObserver.php');
  if (!observer.includes(models)) throw new Error('docs/revalidation.md: the observer is not as it was');
  return [
    ['config/services.php', `<?php\n\nreturn [\n${block('config/services.php')}];\n`],
    ['app/Jobs/RevalidateSite.php', `<?php\n\n${block('app/Jobs/RevalidateSite.php')}`],
    [
      'app/Observers/SiteObserver.php',
      `<?php\n\n${observer.replace(models, '\\App\\Providers\\AppServiceProvider::MODELS[$item::class]')}`,
    ],
  ];
}

/** php-fpm in a process of its own, listening on a socket in the folder. @param {string} folder */
async function startFpm(folder) {
  const user = os.userInfo().username;
  const root = process.getuid?.() === 0;
  const file = path.join(folder, 'fpm.conf');
  writeFileSync(
    file,
    `[global]
error_log = ${folder}/fpm.log
daemonize = no
[www]
${root ? `user = ${user}\ngroup = ${user}` : ''}
listen = ${folder}/fpm.sock
pm = static
pm.max_children = 4
catch_workers_output = yes
`,
  );
  const child = spawn(program(FPM) ?? FPM, ['-F', '-y', file, ...(root ? ['-R'] : [])], { stdio: 'ignore' });
  for (let left = 100; left > 0 && !existsSync(path.join(folder, 'fpm.sock')); left -= 1) {
    if (child.exitCode !== null) throw new Error(`php-fpm ended:\n${read(path.join(folder, 'fpm.log'))}`);
    await delay(50);
  }
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/**
 * laravel.com/docs/8.x/deployment#nginx. @param {number} port @param {string} own nginx's folder @param
 * {string} folder
 */
function serverBlock(port, own, folder) {
  return `
log_format asked escape=json '{"path":"$request_uri","status":$status}';
server {
    listen localhost:${port};
    server_name localhost;
    root ${folder}/public;
    access_log ${own}/access.log asked;
    include /etc/nginx/mime.types;

    add_header X-Frame-Options "SAMEORIGIN";
    add_header X-Content-Type-Options "nosniff";

    index index.php;

    charset utf-8;

    location / {
        try_files $uri $uri/ /index.php?$query_string;
    }

    location = /favicon.ico { access_log off; log_not_found off; }
    location = /robots.txt  { access_log off; log_not_found off; }

    error_page 404 /index.php;

    location ~ \\.php$ {
        fastcgi_pass unix:${folder}/fpm.sock;
        fastcgi_param SCRIPT_FILENAME $realpath_root$fastcgi_script_name;
        include /etc/nginx/fastcgi_params;
    }

    location ~ /\\.(?!well-known).* {
        deny all;
    }
}
`;
}
