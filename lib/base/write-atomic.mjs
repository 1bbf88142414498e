import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a temporary file beside it and renames that: after a crash the file is complete or unchanged.
 * Rejects when the disk fails, and leaves no temporary file.
 * @param {string} file
 * @param {string | Uint8Array | Uint8Array[]} content an array: its parts, one behind the other
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
