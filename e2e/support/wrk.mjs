import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from '../../scripts/programs.mjs';
import { ROOT } from '../../scripts/run.mjs';

export const hasWrk = program('wrk') !== undefined;

/**
 * @typedef {object} WrkResult
 * @property {number} answers
 * @property {number} failed responses of 400 and above
 * @property {number} lost connections refused or cut, and requests that took longer than ten seconds
 * @property {number} perSecond responses per second
 * @property {number} p50 milliseconds within which half of the responses arrived
 * @property {number} p99 the same for 99 of a hundred
 */

/**
 * Keeps connections busy with these paths for that many seconds. `headers` are sent with each request.
 * @param {string} url @param {readonly string[]} paths @param {number} seconds @param {Record<string,
 * string>} [headers] @param {number} [connections]
 * @returns {Promise<WrkResult>}
 */
export async function runWrk(url, paths, seconds, headers = {}, connections = 8) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-wrk-'));
  const list = path.join(folder, 'paths.txt');
  writeFileSync(list, paths.join('\n'));
  const script = path.join(ROOT, 'e2e', 'support', 'wrk.lua');
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', ...sent];
  try {
    const { stdout } = await promisify(execFile)(program('wrk') ?? 'wrk', [
      ...options,
      ...['-s', script, url, '--', list],
    ]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
