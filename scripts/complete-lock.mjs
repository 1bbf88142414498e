// node scripts/complete-lock.mjs, after a change of dependencies: adds to the lock file the optional packages
// for other systems that the local registry lacks. Without them `npm ci` rejects the file ('Missing … from
// lock file').
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const FILE = path.join(ROOT, 'package-lock.json');
const SYSTEMS = new Set(['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony']);

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
/** @type {Record<string, any>} */
const packages = lock.packages;
const before = Object.keys(packages).length;
for (const parent of Object.values(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const known = Object.keys(packages).some((key) => key.endsWith(`node_modules/${name}`));
    const words = name.split(/[-/]/);
    const system = words.findIndex((word) => SYSTEMS.has(word));
    if (known || system < 0) continue;
    packages[`node_modules/${name}`] = {
      version,
      cpu: [words[system + 1]],
      ...(parent.dev ? { dev: true } : {}),
      ...(words[system] === 'linux'
        ? { libc: [words.some((word) => word.includes('musl')) ? 'musl' : 'glibc'] }
        : {}),
      optional: true,
      os: [words[system]],
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(packages).length - before} packages of other systems added`);
