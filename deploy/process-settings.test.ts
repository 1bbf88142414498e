/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { lackingSettings, PROCESS_SETTINGS } from '../scripts/process-settings.mjs';

const ALL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '8',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

test('a process without any setting lacks all of them', () => expect(lackingSettings({})).toEqual(ALL));

test('one that has those that are read at its start lacks none, whatever its heap', () =>
  expect(lackingSettings({ ...PROCESS_SETTINGS, NODE_OPTIONS: '' })).toBeNull());

test("an operator's own values stay", () => {
  const own = { UV_THREADPOOL_SIZE: '16', NODE_OPTIONS: '--max-old-space-size=640' };
  expect({ ...own, ...lackingSettings(own) }).toEqual({
    ...ALL,
    UV_THREADPOOL_SIZE: '16',
    NODE_OPTIONS: '--max-old-space-size=640 --max-semi-space-size=8',
  });
  expect(lackingSettings({ NODE_OPTIONS: '--max-semi-space-size=32' })).toMatchObject({
    NODE_OPTIONS: '--max-semi-space-size=32',
  });
});

test.each(['deploy/Dockerfile', 'deploy/systemd/jelajahi-bandung@.service', 'docs/deployment.md'])(
  '%s names the same settings as npm start gives its server',
  (file) => {
    const text = readFileSync(file, 'utf8');
    for (const [name, value] of Object.entries(ALL)) expect(text).toContain(`${name}=${value}`);
  },
);
