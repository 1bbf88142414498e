// Settings that must be in the environment before the server's process starts, because its threads and its
// memory are laid out then.
import { run } from './run.mjs';

/**
 * With these glibc and V8 return memory after large responses (docs/deployment.md, "Memory"), and making
 * pictures leaves threads free for file access.
 */
export const PROCESS_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '8',
};
const SMALL_HEAP = '--max-semi-space-size=8';

/**
 * The settings that this process lacks; null where all are set. An operator's own values are kept.
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
 * If this process lacks these settings, runs its work in a child process that has them: signals are passed on
 * to the child, and this process exits with its code. For `npm start` and `npm run serve`; the container
 * image and the systemd unit set everything themselves.
 */
export async function withProcessSettings() {
  const env = lackingSettings(process.env);
  if (env) process.exit(await run(process.execPath, [...process.execArgv, 'scripts/serve.mjs'], { env }));
}
