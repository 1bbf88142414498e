// The same Next without any content: the framework's minimum cost.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answers, freePort } from '../../e2e/support/local-site.mjs';
import { must, ROOT, say } from '../../scripts/run.mjs';

/**
 * Builds it unless a build exists, and starts it.
 * @returns {Promise<{ url: string, pathOf: (bytes: number) => Promise<string>, stop: () => void }>} `pathOf`:
 * the path of a page with about that many bytes of HTML
 */
export async function startEmptySite() {
  const folder = await built();
  const port = await freePort();
  const server = spawn(process.execPath, [nextIn(folder), 'start', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  await answers(`${url}/0`, server);
  return { url, pathOf: (bytes) => pathOf(url, bytes), stop: () => void server.kill() };
}

/**
 * Built outside the project: Next would pick up middleware and instrumentation from a parent folder. @returns
 * {Promise<string>} the folder
 */
async function built() {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const { next, react, 'react-dom': reactDom } = dependencies;
  const folder = path.join(os.tmpdir(), `jelajahi-empty-site-${next}-${react}`);
  if (existsSync(path.join(folder, '.next', 'BUILD_ID'))) return folder;
  say('Building an empty site');
  cpSync(path.join(ROOT, 'tools', 'bench', 'empty-site'), folder, { recursive: true });
  const same = { private: true, dependencies: { next, react, 'react-dom': reactDom } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(same));
  await must('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund']);
  await must(process.execPath, [nextIn(folder), 'build', folder]);
  return folder;
}

/** @param {string} folder */
function nextIn(folder) {
  return path.join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
}

/** @param {string} url @param {number} bytes */
async function pathOf(url, bytes) {
  const floor = await bytesOf(`${url}/0`);
  // Half of the bytes: the text appears in HTML and again in flight data.
  const address = `/${Math.max(0, 5 * Math.round((bytes - floor) / 10))}`;
  const made = await bytesOf(url + address);
  if (Math.abs(made - bytes) > bytes / 50) throw new Error(`a page of ${made} instead of ${bytes} bytes`);
  return address;
}

/** @param {string} address */
async function bytesOf(address) {
  const answer = await fetch(address);
  return (await answer.arrayBuffer()).byteLength;
}
