import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { MIN_BYTES } from './compress';
import { namesBelow } from './names-below';

/** V8's hint to compile a whole script at once: from so many bytes on Chromium does so beside the page. */
const HINT = Buffer.from('//# allFunctionsCalledOnLoad\n');
const HINTED_BYTES = 30_000;

/**
 * Writes `.br` and `.gz`, at the best levels, beside a build's scripts and style sheets. Large scripts begin
 * with the hint there (docs/decisions/0010-scripts-after-the-page.md).
 */
export async function compressBuild({ distDir }: { distDir: string }): Promise<void> {
  const folder = path.join(distDir, 'static');
  const names = namesBelow(folder).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const built = await readFile(file);
  if (built.length < MIN_BYTES) return;
  const isHinted = file.endsWith('.js') && built.length >= HINTED_BYTES;
  const bytes = isHinted ? Buffer.concat([HINT, built]) : built;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
