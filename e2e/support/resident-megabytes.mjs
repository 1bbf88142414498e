import { readFileSync } from 'node:fs';

/**
 * The current memory of a process in megabytes (from Linux's /proc; null elsewhere).
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
