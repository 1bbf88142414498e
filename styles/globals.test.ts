import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/*
 * All styles are one file as long as whatever brings styles brings the global ones too, and brings them
 * first: Next puts a global sheet into no file that something without it loads, and keeps the order of the
 * imports (docs/decisions/0020-every-click-a-document.md).
 */

const ROOT = path.join(__dirname, '..');
const GLOBALS = 'styles/globals.scss';
const SOURCES = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx$/.test(file));

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The project's file that an import means; null for a package. */
function resolve(from: string, name: string): string | null {
  const target = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  if (!name.startsWith('@/') && !name.startsWith('.')) return null;
  return ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => isFile(file)) ?? null;
}

const isFile = (file: string) => /\.\w+$/.test(file) && existsSync(path.join(ROOT, file));

/** What a file takes from others, in the order in which modules run; types aside. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/** The first style sheet that a file brings, in the order in which modules run; null when it brings none. */
function firstSheet(file: string, seen = new Set<string>()): string | null {
  if (file.endsWith('.scss')) return file;
  if (seen.has(file) || !/\.tsx?$/.test(file)) return null;
  seen.add(file);
  for (const name of captures(read(file), IMPORTS)) {
    const target = resolve(file, name);
    const sheet = target && firstSheet(target, seen);
    if (sheet) return sheet;
  }
  return null;
}

const withoutGlobals = (files: string[]) =>
  files.filter((file) => ![null, GLOBALS].includes(firstSheet(file)));

test('every page imports the global styles before its own', () => {
  const pages = SOURCES.filter((file) => /^app\/(?:.*\/)?page\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => firstSheet(page) !== GLOBALS)).toEqual([]);
});

test('page-specific styles are imported only by pages and after all other imports', () => {
  const own = /^@\/styles\/(?!globals)\w.*\.scss$/;
  const bringing = SOURCES.map((file) => ({ file, names: captures(read(file), IMPORTS) })).filter(
    ({ names }) => names.some((name) => own.test(name)),
  );
  expect(bringing.map(({ file }) => file)).toContain('app/rencana/page.tsx');
  for (const { file, names } of bringing) {
    expect(file).toMatch(/^app\/.*\bpage\.tsx$/);
    expect(names.slice(names.findIndex((name) => own.test(name))).filter((name) => !own.test(name))).toEqual(
      [],
    );
  }
});

test('every module loaded by import() brings the global styles before its own', () => {
  const later = SOURCES.flatMap((file) =>
    captures(read(file), /\bimport\('([^']+)'\)/g).map((name) => resolve(file, name) ?? ''),
  );
  expect(later).toContain('components/frame/search-box/results.tsx');
  expect(withoutGlobals(later.filter(Boolean))).toEqual([]);
});
