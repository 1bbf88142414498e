import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  engines?: { node: string };
  scripts: Record<string, string>;
}
type Lock = { packages: Record<string, { dev?: boolean; engines?: { node?: string } }> };

const read = (file: string) => readFileSync(path.resolve(file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const promised = manifest.engines?.node ?? '';
const number = /\d+\.\d+/.exec(promised)?.[0];

/** The check's message to a Node of this version. */
function startWith(version: string) {
  const check = path.resolve('scripts/node-version.cjs');
  const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('${check}')`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  return { status, stderr };
}

test('package.json requires the lowest Node that every package of the server accepts', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const asked = Object.entries(packages).flatMap(([name, { dev, engines }]) =>
    name && !dev
      ? [...(engines?.node ?? '').matchAll(/(?:>=|\^) ?20\.(\d+)/g)].map(([, minor]) => Number(minor))
      : [],
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(promised).toBe(`>=20.${Math.max(...asked)}.0`);
  expect(packages['']?.engines?.node).toBe(promised);
});

test.each(['README.md', 'docs/deployment.md'])(
  '%s names the required Node version wherever it names one',
  (file) => {
    const named = [...read(file).matchAll(/Node ≥ ([\d.]+)/g)].map((match) => match[1]);
    expect(new Set(named)).toEqual(new Set([number]));
  },
);

test.each(['0.12.18', '18.20.8', '20.9.0', '20.18.3'])(
  'node-version.cjs refuses Node %s in one line that says what to install',
  (version) => {
    expect(startWith(version)).toEqual({
      status: 1,
      stderr: `Node ${version} is too old: install Node ${number} or newer.\n`,
    });
  },
);

test.each(['20.19.0', '22.0.0'])('node-version.cjs accepts Node %s', (version) => {
  expect(startWith(version)).toEqual({ status: 0, stderr: '' });
});

test('the npm scripts check the Node version before they load another script', () => {
  for (const name of ['start', 'serve', 'test', 'check'])
    expect(manifest.scripts[name]).toMatch(/^node -r \.\/scripts\/node-version\.cjs scripts\//);
  const [first] = /^import .*$/m.exec(read('scripts/run.mjs')) ?? [];
  expect(first).toBe("import './node-version.cjs';");
});
