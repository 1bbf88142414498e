import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressBuild } from './compress-build';

const SCRIPT = 'satu(); '.repeat(500);
const LARGE = 'satu(); '.repeat(4000);
const distDir = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-build-'));
const chunks = path.join(distDir, 'static', 'chunks');

beforeAll(async () => {
  mkdirSync(chunks, { recursive: true });
  for (const name of ['a.js', 'b.css', 'c.png']) writeFileSync(path.join(chunks, name), SCRIPT);
  for (const name of ['large.js', 'large.css']) writeFileSync(path.join(chunks, name), LARGE);
  writeFileSync(path.join(chunks, 'small.js'), 'satu()');
  await compressBuild({ distDir });
});
afterAll(() => rmSync(distDir, { recursive: true }));

test.each([
  ['a.js', SCRIPT],
  ['b.css', SCRIPT],
  ['large.css', LARGE],
  ['large.js', `//# allFunctionsCalledOnLoad\n${LARGE}`],
])('%s gets a .br and a .gz file, in which a large script begins with a compile hint', (name, sent) => {
  const read = (end: string) => readFileSync(path.join(chunks, name + end));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(sent);
  expect(gunzipSync(read('.gz')).toString()).toBe(sent);
});

test('compressBuild leaves the files of the build unchanged', () => {
  expect(readFileSync(path.join(chunks, 'large.js'), 'utf8')).toBe(LARGE);
});

test('compressBuild does not compress small files and pictures', () => {
  const compressed = /\.(?:br|gz)$/;
  expect(readdirSync(chunks).filter((name) => /^c|^small/.test(name) && compressed.test(name))).toEqual([]);
});
