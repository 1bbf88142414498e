// One way for the caches to write a file. Plain JavaScript, because the page cache is loaded outside the
// bundles.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes to a temporary file beside it and renames, so that a crash leaves the file whole or as it was.
 * Rejects as the disk does and leaves nothing behind.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export async function writeAtomic(file, content) {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
