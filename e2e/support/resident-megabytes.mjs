import { readFileSync } from 'node:fs';

/**
 * What a process holds in memory now, in megabytes (Linux's /proc; elsewhere null).
 * @param {number} pid
 * @returns {number | null}
 */
export function residentMegabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return null;
  }
}
