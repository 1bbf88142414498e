import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { logWarning } from '@/lib/log/log';
import { writeAtomic } from '@/lib/base/write-atomic.mjs';
import type { PageStore } from './page-cache';
import { decodePage, encodePage } from './page-encoding';

/** Stores pages as files, one each. After a crash a page is complete or absent. Disk errors are logged. */
export class FilePageStore implements PageStore {
  constructor(private readonly folder: string) {}

  read = async (address: string) => {
    const bytes = await readFile(this.file(address)).catch(() => null);
    return bytes && decodePage(address, bytes);
  };

  write = async (address: string, page: Parameters<PageStore['write']>[1]) => {
    try {
      await writeAtomic(this.file(address), encodePage(address, page));
      return true;
    } catch (error) {
      logWarning('page not written', { address, reason: String(error) });
      return false;
    }
  };

  remove = async (address: string) => {
    await rm(this.file(address), { force: true }).catch(() => undefined);
  };

  private file(address: string): string {
    const name = createHash('sha256').update(address).digest('hex').slice(0, 40);
    return path.join(/* turbopackIgnore: true */ this.folder, `${name}.page`);
  }
}
