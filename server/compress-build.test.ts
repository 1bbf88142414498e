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
])('%s lies beside its compressed forms, a large script with the hint to compile it early', (name, sent) => {
  const read = (end: string) => readFileSync(path.join(chunks, name + end));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(sent);
  expect(gunzipSync(read('.gz')).toString()).toBe(sent);
});

test('the files of the build stay as Next wrote them', () => {
  expect(readFileSync(path.join(chunks, 'large.js'), 'utf8')).toBe(LARGE);
});

test('what is small or no text lies alone', () => {
  const compressed = /\.(?:br|gz)$/;
  expect(readdirSync(chunks).filter((name) => /^c|^small/.test(name) && compressed.test(name))).toEqual([]);
});
