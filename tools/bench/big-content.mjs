// Makes a copy of the project whose embedded content has that many items a kind, by repeating the shipped
// ones.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LIST_PATHS } from '../../lib/addresses/list-paths.mjs';
import { ROOT } from '../../scripts/run.mjs';

/** The folders of items. Areas and ready plans do not grow with a catalogue. */
const KINDS = [...Object.keys(LIST_PATHS), 'restoran', 'makanan'];

/** Folders that serving does not need, or that are linked instead of copied. */
const LEFT_OUT = /^(?:node_modules|\.git|\.cache|e2e|docs|test-results|\.next\/(?:cache|dev))$/;

/**
 * Makes the copy, with the existing build, in a temporary folder.
 * @param {number} items
 * @returns {{ root: string, remove: () => void }}
 */
export function copyWithBigContent(items) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-content-'));
  const isCopied = (/** @type {string} */ from) =>
    !LEFT_OUT.test(path.relative(ROOT, from).replaceAll('\\', '/'));
  cpSync(ROOT, root, { recursive: true, filter: isCopied });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  for (const kind of KINDS) multiply(path.join(root, 'content', kind), items);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Copies the items of a folder, each with its own slug and id. @param {string} folder @param {number} items
 */
function multiply(folder, items) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  for (let number = files.length; files.length && number < items; number += 1) {
    const slug = files[number % files.length]?.slice(0, -3);
    const text = texts[number % files.length] ?? '';
    writeFileSync(
      path.join(folder, `${slug}-${number}.md`),
      text.replace(/^id: .*$/m, `id: ${1_000_000 + number}`),
    );
  }
}
