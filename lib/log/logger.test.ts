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

test('in production an event is one JSON line on stdout, whatever it holds', () => {
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

test('the last lines of a process that ends at once are not lost', () => {
  const { stdout } = printed('production', `log.logError('akhir'); process.kill(process.pid, 'SIGKILL')`);
  expect(JSON.parse(stdout)).toMatchObject({ level: 'error', msg: 'akhir' });
});

test('elsewhere it is a readable line', () => {
  const { stderr } = printed('development', `log.logInfo('halo', { path: '/a b' })`);
  expect(stderr).toBe('halo path="/a b"\n');
});
