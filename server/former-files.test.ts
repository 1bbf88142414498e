import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FormerFiles } from './former-files';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-01T00:00:00Z');

let root: string;
const kept = () => path.join(root, 'kept');

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-files-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Creates a build with these files. */
function built(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(root, 'build-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** The content that a file is served with now; null when no build has it. */
const ask = async (files: FormerFiles, name: string) => (await files.read(name))?.toString() ?? null;

const FIRST = { 'chunks/0a-b_1.js': 'lama()', 'media/huruf.p.1~x.woff2': 'a', 'satu/_buildManifest.js': '1' };
const SECOND = { 'chunks/2c.js': 'baru()', 'media/huruf.p.1~x.woff2': 'a', 'dua/_buildManifest.js': '2' };

/** The server of the second build, after one of the first. */
async function updated() {
  await new FormerFiles(built(FIRST), kept()).keep();
  const files = new FormerFiles(built(SECOND), kept());
  await files.keep();
  return files;
}

test.each([
  ['chunks/0a-b_1.js', 'lama()'],
  ['satu/_buildManifest.js', '1'],
])('the file %s of the last build can still be read', async (name, content) =>
  expect(await ask(await updated(), name)).toBe(content),
);

test.each([
  ['chunks/2c.js', 'baru()'],
  ['media/huruf.p.1~x.woff2', 'a'],
])('the file %s of the own build can be read', async (name, content) =>
  expect(await ask(await updated(), name)).toBe(content),
);

test.each([
  'chunks/9z.js',
  '',
  'chunks',
  'chunks/',
  '../kunci.js',
  'chunks/../../kunci.js',
  '..\\kunci.js',
  '/kunci.js',
  '.env',
  'chunks/a\0.js',
])('the file "%s", which is in no build, is read as null', async (name) => {
  const files = await updated();
  writeFileSync(path.join(root, 'kunci.js'), 'rahasia');
  writeFileSync(path.join(kept(), '.env'), 'rahasia');
  expect(await ask(files, name)).toBeNull();
});

test('a file of a former build is kept until a day after that build was last served', async () => {
  const old = new FormerFiles(built(FIRST), kept());
  await old.keep(START);
  await old.keep(START + 30 * DAY);
  const end = START + 30 * DAY + HOUR;
  const files = new FormerFiles(built(SECOND), kept());
  const isThere = async () => (await ask(files, 'chunks/0a-b_1.js')) === 'lama()';
  await files.keep(end);
  expect(await isThere()).toBe(true);
  await files.keep(end + 22 * HOUR);
  expect(await isThere()).toBe(true);
  await files.keep(end + DAY);
  expect(await isThere()).toBe(false);
});

test('a file that a later build contains too is kept beyond a day of the first build', async () => {
  await new FormerFiles(built(FIRST), kept()).keep(START);
  await new FormerFiles(built(SECOND), kept()).keep(START + 2 * DAY);
  const third = new FormerFiles(built({}), kept());
  await third.keep(START + 2.5 * DAY);
  expect(await ask(third, 'media/huruf.p.1~x.woff2')).toBe('a');
});

test('own files can still be read when they were deleted by a new build in the same folder', async () => {
  const folder = built(SECOND);
  const files = new FormerFiles(folder, kept());
  await files.keep();
  rmSync(path.join(folder, 'chunks'), { recursive: true });
  expect(await ask(files, 'chunks/2c.js')).toBe('baru()');
});

test('keep() logs a warning when the disk cannot be written, and own files can still be read', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  writeFileSync(path.join(root, 'kept'), 'no folder');
  const files = new FormerFiles(built(SECOND), kept());
  await files.keep();
  expect(warn.mock.calls.flat().join('\n')).toContain('files of the build not kept');
  expect(await ask(files, 'chunks/2c.js')).toBe('baru()');
  expect(await ask(files, 'chunks/0a-b_1.js')).toBeNull();
  warn.mockRestore();
});
