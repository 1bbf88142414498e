import { spawnSync } from 'node:child_process';
import path from 'node:path';

const LOGGER = path.resolve('lib/log/logger.mjs');

/** The stdout and stderr of a process in this mode. */
function printed(mode: 'production' | 'development', call: string) {
  const script = `const log = await import(${JSON.stringify(`file://${LOGGER}`)}); ${call}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, NODE_ENV: mode },
    encoding: 'utf8',
  });
  return { stdout, stderr };
}

test('the logger writes an event as one JSON line to stdout in production', () => {
  const { stdout } = printed(
    'production',
    `log.logWarning('gagal', { path: '/a\\n{"level":"error"}', n: 1 })`,
  );
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    path: '/a\n{"level":"error"}',
    n: 1,
    msg: 'gagal',
  });
});

test('the logger has written its last line when the process is killed at once', () => {
  const { stdout } = printed('production', `log.logError('akhir'); process.kill(process.pid, 'SIGKILL')`);
  expect(JSON.parse(stdout)).toMatchObject({ level: 'error', msg: 'akhir' });
});

test('the logger writes a readable line to stderr in development', () => {
  const { stderr } = printed('development', `log.logInfo('halo', { path: '/a b' })`);
  expect(stderr).toBe('halo path="/a b"\n');
});
