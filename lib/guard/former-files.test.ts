/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** A build with these files. */
function built(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(root, 'build-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** What a server says to a request before Next sees it; null: it is left to Next. */
function ask(files: FormerFiles, url: string) {
  const answer = { status: 0, headers: {} as Record<string, unknown>, body: '' };
  const response = {
    writeHead: (status: number, headers: Record<string, unknown>) =>
      Object.assign(answer, { status, headers }),
    end: (body: unknown) => Object.assign(answer, { body: String(body) }),
  };
  const isAnswered = files.answer({ url } as IncomingMessage, response as unknown as ServerResponse);
  return isAnswered ? answer : null;
}

const FIRST = { 'chunks/0a-b_1.js': 'lama()', 'media/huruf.p.1~x.woff2': 'a', 'satu/_buildManifest.js': '1' };
const SECOND = { 'chunks/2c.js': 'baru()', 'media/huruf.p.1~x.woff2': 'a', 'dua/_buildManifest.js': '2' };

/** The server of the second build, where one of the first ran before. */
async function updated() {
  await new FormerFiles(built(FIRST), kept()).keep();
  const files = new FormerFiles(built(SECOND), kept());
  await files.keep();
  return files;
}

test.each([
  ['chunks/0a-b_1.js', 'application/javascript; charset=UTF-8', 'lama()'],
  ['chunks/0a-b_1.js?dpl=1', 'application/javascript; charset=UTF-8', 'lama()'],
  ['satu/_buildManifest.js', 'application/javascript; charset=UTF-8', '1'],
])('%s of the last build is still there, for good', async (name, type, body) => {
  expect(ask(await updated(), `/_next/static/${name}`)).toEqual({
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': body.length,
    },
    body,
  });
});

test.each([
  ['chunks/1.css', 'text/css; charset=UTF-8'],
  ['media/1.woff2', 'font/woff2'],
  ['media/1.png', 'image/png'],
  ['media/1.ico', 'image/x-icon'],
  ['media/1.svg', 'image/svg+xml'],
])('%s is sent as %s', async (name, type) => {
  await new FormerFiles(built({ [name]: 'x' }), kept()).keep();
  const answer = ask(new FormerFiles(built(SECOND), kept()), `/_next/static/${name}`);
  expect(answer?.headers['content-type']).toBe(type);
});

test.each(['chunks/2c.js', 'chunks/2c.js?x=1', 'media/huruf.p.1~x.woff2', 'chunks/%32c.js'])(
  'its own file %s is left to Next',
  async (name) => expect(ask(await updated(), `/_next/static/${name}`)).toBeNull(),
);

test.each([
  '/',
  '/_next/image?url=a',
  '/_next/data/x/event.json',
  '/event?/_next/static/a.js',
  '/_next/statics/a.js',
])('%s is none of its files and left to Next', async (url) => expect(ask(await updated(), url)).toBeNull());

test.each([
  'chunks/9z.js',
  '',
  'chunks',
  'chunks/',
  '../kunci.js',
  '..%2fkunci.js',
  '%2e%2e/kunci.js',
  'chunks/../../kunci.js',
  'chunks/..%2f..%2fkunci.js',
  '..\\kunci.js',
  '/kunci.js',
  'kunci.txt',
  '.env',
  'chunks/a%00.js',
  '%E0%A4%A',
])('"%s", which no build has, is absent, and nobody may keep that', async (name) => {
  const files = await updated();
  writeFileSync(path.join(root, 'kunci.js'), 'rahasia');
  writeFileSync(path.join(kept(), 'kunci.txt'), 'rahasia');
  const answer = ask(files, `/_next/static/${name}`);
  expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect(answer?.body).not.toContain('rahasia');
});

test('a file is there for a day after its build was last served, however long that was', async () => {
  const old = new FormerFiles(built(FIRST), kept());
  await old.keep(START);
  await old.keep(START + 30 * DAY);
  const end = START + 30 * DAY + HOUR;
  const files = new FormerFiles(built(SECOND), kept());
  const isThere = () => ask(files, '/_next/static/chunks/0a-b_1.js')?.status === 200;
  await files.keep(end);
  expect(isThere()).toBe(true);
  await files.keep(end + 22 * HOUR);
  expect(isThere()).toBe(true);
  await files.keep(end + DAY);
  expect(isThere()).toBe(false);
});

test('a file that the new build has too goes on', async () => {
  await new FormerFiles(built(FIRST), kept()).keep(START);
  await new FormerFiles(built(SECOND), kept()).keep(START + 2 * DAY);
  const third = new FormerFiles(built({}), kept());
  await third.keep(START + 2.5 * DAY);
  expect(ask(third, '/_next/static/media/huruf.p.1~x.woff2')?.status).toBe(200);
});

test('its own files are there after a new build was made in the same folder', async () => {
  const folder = built(SECOND);
  const files = new FormerFiles(folder, kept());
  await files.keep();
  rmSync(path.join(folder, 'chunks'), { recursive: true });
  expect(ask(files, '/_next/static/chunks/2c.js')).toMatchObject({ status: 200, body: 'baru()' });
});

test('a disk that cannot be written is logged, and the site goes on', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  writeFileSync(path.join(root, 'kept'), 'no folder');
  const files = new FormerFiles(built(SECOND), kept());
  await files.keep();
  expect(warn.mock.calls.flat().join('\n')).toContain('files of the build not kept');
  expect(ask(files, '/_next/static/chunks/2c.js')).toBeNull();
  expect(ask(files, '/_next/static/chunks/0a-b_1.js')?.status).toBe(404);
  warn.mockRestore();
});
