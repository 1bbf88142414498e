import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from '../../scripts/programs.mjs';
import { ROOT } from './servers';

export const hasWrk = program('wrk') !== undefined;

export interface WrkResult {
  answers: number;
  /** Answers of 400 and above. */
  failed: number;
  /** Connections refused or cut, and requests that took longer than ten seconds. */
  lost: number;
}

/** Keeps eight connections busy with these paths for so many seconds. */
export async function runWrk(url: string, paths: readonly string[], seconds: number): Promise<WrkResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-wrk-'));
  const list = path.join(folder, 'paths.txt');
  writeFileSync(list, paths.join('\n'));
  const script = path.join(ROOT, 'e2e', 'support', 'wrk.lua');
  const options = ['-t1', '-c8', `-d${seconds}s`, '--timeout', '10s', '-s', script, url, '--', list];
  try {
    const { stdout } = await promisify(execFile)(program('wrk') ?? 'wrk', options);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as WrkResult;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
