// Pages as files, one each, below the build's own folder. Plain JavaScript, for the cache handler.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { logWarning } from '../logger.mjs';
import { writeWhole } from '../write-whole.mjs';
import { sha256 } from './page-cache.mjs';
import { decodePage, encodePage } from './page-encoding.mjs';

/** @typedef {import('./page-cache.mjs').Entry} Entry */

/** A crash leaves a page whole or absent. A failing disk is logged. */
export class FilePageStore {
  /** @param {string} directory */
  constructor(directory) {
    this.directory = directory;
  }

  /**
   * @param {string} key
   * @returns {Promise<Entry | null>}
   */
  async read(key) {
    const bytes = await readFile(this.file(key)).catch(() => null);
    return bytes && decodePage(key, bytes);
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   * @returns {Promise<boolean>}
   */
  async write(key, entry) {
    try {
      await writeWhole(this.file(key), encodePage(key, entry));
      return true;
    } catch (error) {
      logWarning('page not written', { key, reason: String(error) });
      return false;
    }
  }

  /** @param {string} key */
  async remove(key) {
    await rm(this.file(key), { force: true }).catch(() => undefined);
  }

  /** @param {string} key */
  file(key) {
    return path.join(this.directory, `${sha256(key).slice(0, 40)}.page`);
  }
}
