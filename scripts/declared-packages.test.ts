import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

/*
 * A package that the site imports must be its own dependency: one of a dependency goes with that, or comes in
 * another version.
 */

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  engines: { node: string };
}
const manifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const { dependencies, devDependencies, engines } = manifest('package.json');
/**
 * Those of development are there when the site is built on a developer's machine only: types, and what tests
 * and measurements need.
 */
const declared = { ...devDependencies, ...dependencies };

const FOLDERS = ['app', 'components', 'lib', 'scripts'];
const sources = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  ),
  'instrumentation.ts',
  'server',
  'next.config.ts',
].filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|fake|fixture)\.|jest|sample/.test(file));

/** The tools of the workshop: each declares what it imports, beside what the site's own files bring. */
const tools = readdirSync('tools', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join('tools', name));

function packagesOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(@?[a-z][\w./-]*)'/g)]
    .map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}

test('package.json declares every package that the site imports', () => {
  const missing = sources
    .flatMap((file) => packagesOf(file).map((name) => [file, name] as const))
    .filter(([, name]) => !(name in declared) && !(`@types/${name}` in declared));
  expect(sources.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test.each(tools)('%s declares every package that it imports', (folder) => {
  const own = manifest(path.join(folder, 'package.json'));
  const needed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/node_modules|empty-site/.test(name))
    .flatMap((name) => packagesOf(path.join(folder, name)));
  const declaredHere = { ...own.dependencies, ...own.devDependencies };
  const missing = needed.filter((name) => !(name in declaredHere) && !(`@types/${name}` in declaredHere));
  expect(missing).toEqual([]);
});

test('@next/env has the same version as Next', () => {
  expect(dependencies['@next/env']).toBe(manifest('node_modules/next/package.json').version);
});

test('images, .nvmrc and CI use Node 24, and CI also tests the oldest version of package.json', () => {
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/^ARG NODE_VERSION=24$/m);
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('${NODE_VERSION:-24}');
  expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n');
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  expect(workflow).toContain('node:24-bookworm');
  expect(workflow).toContain(`node:${engines.node.replace(/^>=|\.\d+$/g, '')}-bookworm`);
});
