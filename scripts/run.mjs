// Helpers of the scripts. No dependencies: they run before anything is installed.
import './node-version.cjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);

/** @param {string} text */
export function say(text) {
  console.log(`› ${text}`);
}

/**
 * Runs a command in the project's folder on this terminal; resolves to its exit code (128 plus the signal's
 * number if a signal ended it).
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, 'inherit', options.env);
    child.on('error', reject).on('exit', (code, signal) => resolve(codeOf(code, signal)));
  });
}

/**
 * The same without the terminal: resolves to the exit code and the complete output.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, ['ignore', 'pipe', 'pipe']);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject).on('close', (code, signal) => resolve({ code: codeOf(code, signal), output }));
  });
}

/**
 * Starts a child process that gets this process's SIGTERM and SIGINT too.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {Record<string, string | undefined>} [env] further settings
 */
function start(command, args, stdio, env) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd: ROOT, stdio, shell, env: { ...process.env, ...env } });
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  child.on('exit', () => process.off('SIGTERM', pass).off('SIGINT', pass));
  return child;
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
function codeOf(code, signal) {
  return code ?? 128 + (signal ? os.constants.signals[signal] : 0);
}

/**
 * Runs a command and ends this process with its code when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** @param {string} name a program of node_modules/.bin, run with this Node @param {string[]} args */
export function bin(name, args) {
  const file = path.join(ROOT, 'node_modules', '.bin', name);
  return process.platform === 'win32' ? { command: `"${file}.cmd"`, args } : { command: file, args };
}

/**
 * Installs the packages of a folder's lock file, unless exactly these are installed.
 * @param {string} [folder] relative to the project
 * @param {string[]} [options] further options of npm
 */
export async function ensureInstalled(folder = '.', options = ['--include=dev']) {
  const stamp = path.join(ROOT, folder, 'node_modules', '.installed');
  const wanted = hashFiles(['package.json', 'package-lock.json'].map((file) => path.join(folder, file)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`Installing packages (npm ci${folder === '.' ? '' : ` in ${folder}`})`);
  // The site needs no package of tools/: ensureToolsInstalled gets those.
  const alone = folder === '.' ? ['--workspaces=false'] : [];
  await must('npm', ['ci', '--prefix', folder, ...alone, ...options, '--no-audit', '--no-fund']);
  const { writeFileSync } = await import('node:fs');
  writeFileSync(stamp, wanted);
}

/**
 * Installs what these tools need besides the site's own packages, unless it is there.
 * @param {string[]} tools folders of tools/
 * @param {('dependencies' | 'devDependencies')[]} kinds
 */
export async function ensureToolsInstalled(tools, kinds = ['dependencies']) {
  const missing = tools
    .map((name) => path.join('tools', name))
    .filter((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
      const isThere = (/** @type {string} */ name) =>
        ['.', folder].some((place) => existsSync(path.join(ROOT, place, 'node_modules', name)));
      return !kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})).every(isThere);
    });
  if (missing.length === 0) return;
  // On stderr, because a program may read the output of a tool.
  console.error(`› Installing the packages of ${missing.join(', ')}`);
  const chosen = missing.flatMap((folder) => ['--workspace', folder]);
  await must('npm', ['install', ...chosen, '--no-save', '--no-audit', '--no-fund', '--silent']);
}

/** The inputs of a build. Other content and the run-time settings are read by the server, not compiled in. */
export const SOURCES = [
  'app',
  'components',
  'lib',
  'styles',
  'content/fixed',
  'content/halte.json',
  'public',
  'server',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** @param {string[]} entries files and folders, relative to the project */
function hashFiles(entries) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ relative) => {
    const full = path.join(ROOT, relative);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(path.join(relative, name));
    } else {
      hash.update(relative).update('\0').update(readFileSync(full)).update('\0');
    }
  };
  entries.forEach(visit);
  return hash.digest('hex');
}

/** Builds, unless there is already a build of these sources. No setting is part of one. */
export async function ensureBuilt() {
  const stampFile = path.join(ROOT, '.next', 'build-stamp');
  const wanted = hashFiles(SOURCES);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  say('Building (next build)');
  const { command, args } = bin('next', ['build']);
  await must(command, args);
  const { writeFileSync } = await import('node:fs');
  writeFileSync(stampFile, wanted);
}
