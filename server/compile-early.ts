import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Chromium's hint (since 136) to compile all functions of a script at once; a comment to other browsers. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the scripts that every page loads, Next's and React's, so that Chromium compiles them off
 * the main thread while they arrive and not within the first long task (docs/decisions/0010). Next calls it
 * after compiling.
 * @param distDir the build's folder
 */
export async function compileEarly({ distDir }: { distDir: string }): Promise<void> {
  const manifest = await readFile(path.join(distDir, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  for (const name of rootMainFiles) {
    const file = path.join(distDir, name);
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script);
  }
}
