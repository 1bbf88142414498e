// npm run test:deploy: runs the contents of deploy/ as far as this machine can, and lists what it cannot. As
// root it can run most of it. It downloads images and packages from registries and takes minutes, so it is
// not part of `npm test`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answers, freePort } from '../e2e/support/local-site.mjs';
import { program } from './programs.mjs';
import { bin, ensureInstalled, must, ROOT, say } from './run.mjs';

const SITE_URL = 'https://jelajahi.contoh.id';
/** One page for each way in which the site responds, and its status. */
const PAGES = /** @type {const} */ ([
  ['/', 200],
  ['/destinasi?page=2', 200],
  ['/destination/kawah-putih-ciwidey', 200],
  ['/cari?q=kawah', 200],
  ['/sitemap.xml', 200],
  ['/tidak-ada', 404],
  ['/api/ready', 200],
  ['/_next/image?url=%2Fstorage%2Fkebun-teh-tegak.webp&w=960&q=60', 200],
]);
const MAX_IMAGE_MB = 350;
const WRITTEN = ['.next/cache'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-deploy-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

await ensureInstalled();
await part('the unit is right, and confines a replica', unit);
await part('the Compose file is right', compose);
await part('the rules for Prometheus fire on their faults, and else not', rules);
await part('a release serves, as a user who may write two folders only, and ends in order', release);
await part(`the image is built, and has ${MAX_IMAGE_MB} MB at most`, image);
await part('a container serves without any privilege and on a read-only disk, and ends in order', container);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed ? 1 : 0);

/**
 * @param {string} title
 * @param {() => Promise<string | void>} check throws on failure; resolves to the reason if it could not run
 */
async function part(title, check) {
  say(title);
  try {
    const reason = await check();
    counts[reason ? 'skipped' : 'passed'] += 1;
    console.log(reason ? `  not tried: ${reason}` : '  passed');
  } catch (error) {
    counts.failed += 1;
    console.log(`  failed: ${/** @type {Error} */ (error).message}`);
  }
}

async function unit() {
  if (!program('systemd-analyze')) return 'systemd-analyze is not installed';
  const file = path.join(folder, 'jelajahi-bandung@3001.service');
  cpSync(path.join(ROOT, 'deploy/systemd/jelajahi-bandung@.service'), file);
  tool('systemd-analyze', ['verify', '--man=no', file]);
  tool('systemd-analyze', ['security', '--offline=true', '--threshold=13', '--no-pager', file]);
}

async function compose() {
  const file = path.join(ROOT, 'deploy/compose.yaml');
  if (answer('docker', ['compose', 'version']) === null) return 'Docker Compose ≥ 2 is not installed';
  tool('docker', ['compose', '-f', file, 'config', '--quiet'], { SITE_URL });
}

async function rules() {
  if (!program('promtool')) return "promtool (Debian's package prometheus) is not installed";
  tool('promtool', ['test', 'rules', path.join(ROOT, 'deploy/prometheus/alerts.promtool.yaml')]);
}

async function release() {
  const { command, args } = bin('next', ['build']);
  await must(command, args, {
    env: { SITE_URL, ADMIN_API_URL: 'http://localhost:9', BUILD_OUTPUT: 'standalone' },
  });
  const target = path.join(folder, 'release');
  tool(process.execPath, ['scripts/assemble.mjs', target]);
  console.log(`  ${megabytes(target)} MB without Node`);
  if (process.getuid?.() !== 0 || !program('setpriv') || answer('unshare', ['--mount', 'true']) === null)
    return 'only root may run it as another user on a read-only disk';
  tool('chmod', ['-R', 'a+rX', folder]);
  const port = await freePort();
  // Everything is read-only except the two folders, which are world-writable, as in the image.
  const confined = `
    mount --make-rprivate / && for name in ${WRITTEN.join(' ')}; do mount -t tmpfs -o mode=1777 none "$0/$name"; done
    mount -o remount,bind,ro / && cd "$0" && exec setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs \\
      --bounding-set=-all --inh-caps=-all "${process.execPath}" scripts/serve.mjs`;
  const server = spawn('unshare', ['--mount', 'sh', '-c', confined, target], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', PORT: String(port), HOSTNAME: '', SITE_URL, ADMIN_API_URL: '' },
      LAST_GOOD_DIR: path.join(target, '.next/cache/last-good'),
    },
  });
  await expectService(port, server);
}

/** docker if its daemon responds, else podman. */
function engine() {
  if (answer('docker', ['version']) !== null) return { name: 'docker', build: [], run: [] };
  if (!program('podman')) return null;
  // These options also work where root may not raise limits, and without systemd and cgroups v2.
  return {
    name: 'podman',
    build: ['--isolation=chroot', '--format=docker'],
    run: [
      '--cgroup-manager=cgroupfs',
      ...(program('runc') ? ['--runtime=runc'] : []),
      'run',
      ...['--ulimit=nofile=1024:1024', '--ulimit=nproc=1000:1000'],
    ],
  };
}

async function image() {
  const found = engine();
  if (!found) return 'neither a Docker daemon nor podman is here';
  const args = [...found.build, '-t', 'jelajahi-bandung-test'];
  for (const base of ['node:24-bookworm-slim', 'debian:bookworm-slim']) {
    const name = `docker.io/library/${base}`;
    if (
      answer(found.name, ['image', 'inspect', name]) === null &&
      answer(found.name, ['pull', name]) === null
    )
      return `${name} cannot be had`;
  }
  tool(found.name, ['build', '-f', 'deploy/Dockerfile', ...args, '.']);
  const bytes = tool(found.name, ['image', 'inspect', '--format', '{{.Size}}', 'jelajahi-bandung-test']);
  const size = Math.round(Number(bytes) / 1e6);
  console.log(`  ${size} MB`);
  if (size > MAX_IMAGE_MB) throw new Error(`it has ${size} MB`);
}

async function container() {
  const found = engine();
  if (!found || answer(found.name, ['image', 'inspect', 'jelajahi-bandung-test']) === null)
    return 'there is no image';
  const port = await freePort();
  // The same options as in compose.yaml.
  const options = ['--network=host', '--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
  const own = ['--tmpfs=/tmp', '-v', '/data', '-v', '/app/.next/cache'];
  const settings = ['-e', `PORT=${port}`, '-e', `SITE_URL=${SITE_URL}`];
  const run = found.run.length ? found.run : ['run'];
  const args = [...run, '--rm', ...options, ...own, ...settings, 'jelajahi-bandung-test'];
  await expectService(port, spawn(found.name, args));
}

/**
 * Checks that every kind of page responds, that the server's files are written, and that SIGTERM ends it
 * cleanly.
 * @param {number} port @param {import('node:child_process').ChildProcessWithoutNullStreams} server
 */
async function expectService(port, server) {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += String(text)));
  try {
    await answers(`http://localhost:${port}/api/health`, server);
    for (const [page, status] of PAGES) {
      const response = await fetch(`http://localhost:${port}${page}`);
      await response.arrayBuffer();
      if (response.status !== status) throw new Error(`${page} is ${response.status}`);
    }
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    if (code !== 143) throw new Error(`it ended with ${code}`);
    if (/EACCES|EROFS|not written/.test(said)) throw new Error('it could not write');
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`${/** @type {Error} */ (error).message}\n${said.slice(-2_000)}`);
  }
}

/**
 * Returns the output of a command; throws its error output if it fails. @param {string} command @param
 * {string[]} args
 * @param {Record<string, string>} [env]
 */
function tool(command, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${(stdout + stderr).trim().slice(-2_000)}`);
  return stdout;
}

/** The same, but null if it fails. @param {string} command @param {string[]} args */
function answer(command, args) {
  try {
    return tool(command, args);
  } catch {
    return null;
  }
}

/** @param {string} place @returns {number} */
function megabytes(place) {
  const bytes = readdirSync(place, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(path.join(entry.parentPath, entry.name)).size : 0),
    0,
  );
  return Math.round(bytes / 1e6);
}
