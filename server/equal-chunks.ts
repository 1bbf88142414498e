import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What is smaller than this is not worth another file to be opened. */
const MIN_BYTES = 1_000;

/**
 * Has equal chunks of the server compiled once. Turbopack writes the same chunk for many routes, each time
 * under another name, and a start compiles all of them: 7 of 11 MB were repetitions. All but the first become
 * a line that takes over the first (docs/next-internals.md). Next calls it after compiling.
 * @param distDir the build's folder
 */
export async function shareEqualChunks({ distDir }: { distDir: string }): Promise<void> {
  const folder = path.join(distDir, 'server', 'chunks');
  const first = new Map<string, string>();
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    if (!name.endsWith('.js')) continue;
    const script = await readFile(path.join(folder, name));
    if (script.length < MIN_BYTES) continue;
    // The folders have a runtime each, whose modules are not the other's.
    const key = path.dirname(name) + createHash('sha256').update(script).digest('hex');
    const equal = first.get(key);
    if (equal === undefined) first.set(key, path.basename(name));
    else
      await writeFile(path.join(folder, name), `module.exports=require(${JSON.stringify(`./${equal}`)});\n`);
  }
}
