import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { program } from '../../scripts/programs.mjs';

const UNIT = 'deploy/systemd/jelajahi-bandung@.service';
const analyze = program('systemd-analyze');
const withSystemd = analyze ? test : test.skip;

withSystemd('what a replica can reach is confined: systemd says 1.3 of 10 at most', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-unit-'));
  const unit = path.join(folder, 'jelajahi-bandung@3001.service');
  cpSync(UNIT, unit);
  const { stdout } = spawnSync(analyze ?? '', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const [, score] = /Overall exposure level .*: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(score)).toBeLessThanOrEqual(1.3);
});

test('each replica has a port and a folder of its own, whatever the file of settings says', () => {
  const [, started = ''] = /^ExecStart=(.+) \/usr\/bin\/node /m.exec(readFileSync(UNIT, 'utf8')) ?? [];
  // systemd.exec(5): what stands in EnvironmentFile= is the environment of the command.
  const { stdout } = spawnSync('sh', ['-c', started.replaceAll('%i', '3001')], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '3000', HOSTNAME: '0.0.0.0', LAST_GOOD_DIR: '/var/lib/last-good' },
  });
  expect(stdout.trim().split('\n').sort()).toEqual(
    expect.arrayContaining([
      'HOSTNAME=127.0.0.1',
      'LAST_GOOD_DIR=/var/lib/jelajahi-bandung/3001',
      'PORT=3001',
    ]),
  );
});
