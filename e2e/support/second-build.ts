import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

/** Folders that a copy of the project does not need. */
const LEFT_OUT = ['.git', '.next', '.cache', 'node_modules', 'e2e', 'test-results', 'playwright-report'];
const ISLAND = 'components/frame/chat/chat.island.tsx';
const STYLES = 'styles/globals.scss';
/** What the next release says and draws otherwise. */
const TEXT = 'Pesan sekarang !';
const NEW_TEXT = 'Pesan sekarang juga !';
const NEW_RULE = '\nbody { outline-offset: 7px; }\n';

/** A build of the project in a folder of its own, like the next release. */
export interface Build {
  root: string;
  /** The files below `/_next/static/`. */
  files: string[];
  dispose: () => void;
}

/** The files of the build in this folder, by the paths that pages request: not their compressed forms. */
export function filesOf(root: string): string[] {
  const folder = path.join(root, '.next', 'static');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/_next/static/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
}

/**
 * Copies the project, changes a text of an island and a style sheet that every page has, and builds it. Takes
 * a minute.
 */
export async function makeSecondBuild(): Promise<Build> {
  const root = copyProject();
  // Hard links, because Next follows no symlinks that lead out of its folder when it builds.
  execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), root]);
  const island = readFileSync(path.join(root, ISLAND), 'utf8');
  writeFileSync(path.join(root, ISLAND), island.replace(TEXT, NEW_TEXT));
  appendFileSync(path.join(root, STYLES), NEW_RULE);
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', ADMIN_API_URL: 'http://localhost:9' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`the second build ended with ${code}`);
  return buildIn(root);
}

/**
 * The existing build in a folder of its own, with the same changes written into its files, and with another
 * name for each of its scripts and style sheets. Takes three seconds.
 */
export function changeBuild(): Build {
  const root = copyProject();
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const built = path.join(root, '.next');
  cpSync(path.join(ROOT, '.next'), built, { recursive: true });
  for (const file of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const from = path.join(file.parentPath, file.name);
    if (!file.isFile() || !/\.(?:js|json|css)$/.test(file.name)) continue;
    const isFile = file.parentPath.endsWith('/static/chunks');
    const text = readFileSync(from, 'utf8')
      .replaceAll(ROOT, root)
      .replaceAll('static/chunks/', 'static/chunks/baru-')
      .replaceAll(TEXT, NEW_TEXT);
    rmSync(from);
    writeFileSync(
      isFile ? path.join(file.parentPath, `baru-${file.name}`) : from,
      file.name.endsWith('.css') ? text + NEW_RULE : text,
    );
  }
  return buildIn(root);
}

/** A copy of the project without its build and its packages. */
function copyProject(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-build-'));
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.includes(name)) cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  return root;
}

function buildIn(root: string): Build {
  return { root, files: filesOf(root), dispose: () => rmSync(root, { recursive: true, force: true }) };
}
