// node deploy/systemd/release.mjs, as root, in the checkout: builds what it holds into a folder of its own,
// and puts one replica after the other on it. A replica that does not become ready takes all back to the
// release before. With the name of a release that is there, nothing is built: so one goes back by hand
// (docs/deployment.md).
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { ROOT, say } from '../../scripts/run.mjs';

// What jelajahi-bandung@.service says too.
const HOME = process.env.RELEASE_HOME ?? '/srv/jelajahi-bandung';
const PICTURES = '/var/cache/jelajahi-bandung';
const SETTINGS = '/etc/jelajahi-bandung.env';
/** The replicas, in the order in which they change over. */
const PORTS = (process.env.RELEASE_PORTS ?? '3001 3002').split(' ');
/** How long a replica may take until it is ready: it asks the provider for its first data. */
const READY_SECONDS = Number(process.env.RELEASE_READY_SECONDS ?? 60);
/** Releases that are kept, with the one that is served. */
const KEPT = 3;

const releases = path.join(HOME, 'releases');
const link = path.join(HOME, 'current');

const former = existsSync(link) ? path.basename(readlinkSync(link)) : null;
const named = process.argv[2];
if (named && !existsSync(path.join(releases, named)))
  stop(`There is no release ${named}: ${releases} has ${releasesThere().join(', ') || 'none'}.`);
const release = named ?? build();

point(release);
const failed = await changeOver(PORTS);
if (failed) {
  console.error(
    `Port ${failed} is not ready with ${release}: journalctl -u jelajahi-bandung@${failed} says why.`,
  );
  if (!former || former === release) stop('There is no release before it to go back to.');
  point(former);
  await changeOver(PORTS.slice(0, PORTS.indexOf(failed) + 1));
  if (!named) remove(release);
  stop(`Back on ${former}.`);
}
for (const old of releasesThere().slice(0, -KEPT)) if (old !== release && old !== former) remove(old);
say(`${release} is served.`);

/** @returns {string} the new release's name; by name they sort by age */
function build() {
  const time = new Date().toISOString().replace(/[-:]|\..*/g, '');
  const name = `${time}-${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()}`;
  const folder = path.join(releases, name);
  // A wrong one ends the build, before a replica is touched.
  const { SITE_URL = '', SITE_CONFIG = '' } = parseEnv(readFileSync(SETTINGS, 'utf8'));
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund']);
  run('npm', ['run', 'build'], { SITE_URL, SITE_CONFIG, BUILD_OUTPUT: 'standalone' });
  try {
    run(process.execPath, ['scripts/assemble.mjs', folder]);
    // The server may read all, and write the pictures, which outlive a build.
    run('chmod', ['-R', 'a+rX', folder]);
    rmSync(path.join(folder, '.next/cache'), { recursive: true });
    symlinkSync(PICTURES, path.join(folder, '.next/cache'));
  } catch (error) {
    remove(name);
    throw error;
  }
  return name;
}

/** Has the link point to a release, in one step. @param {string} name */
function point(name) {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', name), next);
  renameSync(next, link);
}

/**
 * Restarts one replica after the other, each once the one before is ready.
 * @param {string[]} ports
 * @returns {Promise<string | null>} the port that did not become ready, at which it ends
 */
async function changeOver(ports) {
  for (const port of ports) {
    say(`Restarting port ${port}`);
    try {
      run('systemctl', ['restart', `jelajahi-bandung@${port}`]);
    } catch {
      return port;
    }
    if (!(await isReady(port))) return port;
  }
  return null;
}

/** @param {string} port */
async function isReady(port) {
  const end = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < end) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal }).catch(() => null);
    if (answer?.ok) return true;
    await delay(200);
  }
  return false;
}

/** @returns {string[]} oldest first */
function releasesThere() {
  return existsSync(releases) ? readdirSync(releases).sort() : [];
}

/** @param {string} name */
function remove(name) {
  rmSync(path.join(releases, name), { recursive: true, force: true });
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] further settings */
function run(command, args, env = {}) {
  execFileSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
