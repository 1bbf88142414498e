import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressBuild } from './compress-build';

const SCRIPT = 'satu(); '.repeat(500);
const distDir = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-build-'));
const chunks = path.join(distDir, 'static', 'chunks');

beforeAll(async () => {
  mkdirSync(chunks, { recursive: true });
  for (const name of ['a.js', 'b.css', 'c.png']) writeFileSync(path.join(chunks, name), SCRIPT);
  writeFileSync(path.join(chunks, 'small.js'), 'satu()');
  await compressBuild({ distDir });
});
afterAll(() => rmSync(distDir, { recursive: true }));

test.each(['a.js', 'b.css'])('%s lies beside its compressed forms', (name) => {
  const read = (end: string) => readFileSync(path.join(chunks, name + end));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(SCRIPT);
  expect(gunzipSync(read('.gz')).toString()).toBe(SCRIPT);
});

test('what is small or no text lies alone', () => {
  const compressed = /\.(?:br|gz)$/;
  expect(readdirSync(chunks).filter((name) => /^c|^small/.test(name) && compressed.test(name))).toEqual([]);
});
