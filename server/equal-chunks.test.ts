/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareEqualChunks } from './equal-chunks';

const CHUNK = `module.exports=[1,(e)=>${JSON.stringify('x'.repeat(2_000))}];`;
const distDir = mkdtempSync(path.join(tmpdir(), 'equal-chunks-'));
const place = (name: string) => path.join(distDir, 'server', 'chunks', name);
const read = (name: string) => readFileSync(place(name), 'utf8');

beforeEach(async () => {
  mkdirSync(place('ssr'), { recursive: true });
  for (const name of ['[root]_a.js', 'b.js', 'ssr/c.js', 'ssr/d.js', 'other.json'])
    writeFileSync(place(name), CHUNK);
  writeFileSync(place('different.js'), CHUNK.replace('x', 'y'));
  for (const name of ['small.js', 'small-too.js']) writeFileSync(place(name), 'module.exports=[];');
  await shareEqualChunks({ distDir });
});
afterAll(() => rmSync(distDir, { recursive: true }));

test('equal chunks of a folder are one module', () => {
  const load = createRequire(place('none.js'));
  expect(load('./b.js')).toBe(load('./[root]_a.js'));
  expect(load('./ssr/d.js')).toBe(load('./ssr/c.js'));
  expect(load('./b.js')).toEqual([1, expect.any(Function)]);
});

test('the first, and what is equal in another folder, different, small or no script, stays as it is', () => {
  for (const name of ['[root]_a.js', 'ssr/c.js', 'other.json']) expect(read(name)).toBe(CHUNK);
  expect(read('different.js')).toBe(CHUNK.replace('x', 'y'));
  for (const name of ['small.js', 'small-too.js']) expect(read(name)).toBe('module.exports=[];');
});

test('a build that lies over a former one stays as it is', async () => {
  const once = read('b.js');
  await shareEqualChunks({ distDir });
  expect(read('b.js')).toBe(once);
});
