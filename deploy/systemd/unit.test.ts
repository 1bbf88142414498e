import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { program } from '../../scripts/programs.mjs';

const analyze = program('systemd-analyze');
const withSystemd = analyze ? test : test.skip;

withSystemd('what a replica can reach is confined: systemd says 1.3 of 10 at most', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-unit-'));
  const unit = path.join(folder, 'jelajahi-bandung@3001.service');
  cpSync('deploy/systemd/jelajahi-bandung@.service', unit);
  const { stdout } = spawnSync(analyze ?? '', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const [, score] = /Overall exposure level .*: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(score)).toBeLessThanOrEqual(1.3);
});
