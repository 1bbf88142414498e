// Finds the programs that the tests use, and installs Debian's package where one is missing.
import { existsSync } from 'node:fs';
import { run, say } from './run.mjs';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** @param {string} name @returns {string | undefined} its path */
export function program(name) {
  return [...(process.env.PATH ?? '').split(':'), ...PLACES]
    .map((folder) => `${folder}/${name}`)
    .find((file) => existsSync(file));
}

/**
 * Installs Debian packages where their program is missing. Does nothing on a system without apt: the tests
 * that need a missing program say so and are skipped.
 * @param {Record<string, string>} packages program → Debian's package
 */
export async function ensurePrograms(packages) {
  const missing = Object.keys(packages).filter((name) => !program(name));
  if (missing.length === 0 || !program('apt-get')) return;
  say(`Installing ${missing.join(', ')}`);
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...missing.map((name) => packages[name] ?? name)],
  ]) {
    const [command = '', ...rest] = [...root, ...args];
    if ((await run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })) !== 0) return;
  }
}
