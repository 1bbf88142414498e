// What must stand in the environment before the server's process begins, because its threads and its memory
// are laid out then.
import { run } from './run.mjs';

/**
 * glibc and V8 give memory back after big answers (docs/deployment.md, "Memory"); pictures that are made
 * leave threads for files.
 */
export const PROCESS_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '8',
};
const SMALL_HEAP = '--max-semi-space-size=8';

/**
 * The environment that this process lacks; null where everything was set. An operator's own values stay.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string> | null}
 */
export function lackingSettings(env) {
  const lacking = Object.entries(PROCESS_SETTINGS).filter(([name]) => !env[name]);
  if (!lacking.length) return null;
  const options = env.NODE_OPTIONS ?? '';
  const heap = options.includes('--max-semi-space-size') ? options : `${options} ${SMALL_HEAP}`.trim();
  return { ...Object.fromEntries(lacking), NODE_OPTIONS: heap };
}

/**
 * Does the work of this process in one that has these settings, where this one lacks them: signals are passed
 * on to it, and this process ends with its exit code. `npm start` and `npm run serve` come this way; the
 * image and the systemd unit set everything.
 */
export async function withProcessSettings() {
  const env = lackingSettings(process.env);
  if (env) process.exit(await run(process.execPath, [...process.execArgv, 'scripts/serve.mjs'], { env }));
}
