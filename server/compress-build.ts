import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { MIN_BYTES } from './compress';
import { namesBelow } from './names-below';

/** Writes `.br` and `.gz`, at the best levels, beside a build's scripts and style sheets. */
export async function compressBuild({ distDir }: { distDir: string }): Promise<void> {
  const folder = path.join(distDir, 'static');
  const names = namesBelow(folder).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
