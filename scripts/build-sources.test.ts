import { existsSync } from 'node:fs';
import path from 'node:path';
import { targetsOf } from './import-rooms.mjs';
import { SOURCES } from './run.mjs';

const ROOT = path.join(__dirname, '..');
/** Where Next begins to compile, by its own names. */
const ENTRIES = ['app', 'instrumentation.ts', 'middleware.ts', 'next.config.ts'];

/** What a build compiles: the entries, what they import of the project, and what that imports in turn. */
function compiled(): string[] {
  const files = new Set(ENTRIES);
  for (const file of files)
    if (file === 'app' || /\.(?:tsx?|mjs)$/.test(file))
      for (const target of targetsOf(ROOT, file))
        // The types of Next's routes are made by the build itself.
        if (!target.startsWith('.next/')) files.add(fileAt(target));
  return [...files];
}

function fileAt(target: string): string {
  const file = ['.ts', '.tsx', '.mjs', ''].map((end) => target + end).find((name) => existsSync(name));
  if (!file) throw new Error(`${target} is no file`);
  return file;
}

test('a change of any file that a build compiles makes npm start build', () => {
  const files = compiled();
  expect(files.length).toBeGreaterThan(400);
  const isSource = (file: string) => SOURCES.some((name) => file === name || file.startsWith(`${name}/`));
  expect(files.filter((file) => !isSource(file))).toEqual([]);
});

test('every source that npm start looks at is there', () =>
  expect(SOURCES.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]));
