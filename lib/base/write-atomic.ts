import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `content`, or its parts one behind the other, to a temporary file and renames that: after a crash
 * the file is complete or unchanged. Rejects when the disk fails, and leaves no temporary file.
 */
export async function writeAtomic(file: string, content: Uint8Array | Uint8Array[]): Promise<void> {
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
