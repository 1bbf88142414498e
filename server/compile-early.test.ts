/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileEarly } from './compile-early';

const distDir = mkdtempSync(path.join(tmpdir(), 'compile-early-'));
const read = (name: string) => readFileSync(path.join(distDir, name), 'utf8');
const write = (name: string, content: string) => writeFileSync(path.join(distDir, name), content);

beforeEach(() => {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['main.js'] }));
  write('main.js', 'main()');
  write('other.js', 'other()');
});
afterAll(() => rmSync(distDir, { recursive: true }));

test('a script of every page begins with the hint', async () => {
  await compileEarly({ distDir });
  expect(read('main.js')).toBe('//# allFunctionsCalledOnLoad\nmain()');
});

test('a script of some pages stays as it is', async () => {
  await compileEarly({ distDir });
  expect(read('other.js')).toBe('other()');
});

test('a file that an earlier build left gets no second hint', async () => {
  await compileEarly({ distDir });
  const once = read('main.js');
  await compileEarly({ distDir });
  expect(read('main.js')).toBe(once);
});
