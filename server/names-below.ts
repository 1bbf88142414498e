import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder, as paths with '/'; none when the folder cannot be read. */
export function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      );
  } catch {
    return [];
  }
}
