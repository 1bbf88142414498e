import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { logWarning } from '../log';
import { writeWhole } from '../write-whole.mjs';

/** One stored answer: the `data` of the API and when it was fetched, in milliseconds since 1970. */
export interface GoodCopy {
  data: unknown;
  fetchedAt: number;
}

/** Where the last good answers outlive restarts and redeploys: files, or Redis and files (redis-last-good.ts). */
export interface LastGoodStore {
  read(key: string): Promise<GoodCopy | null>;
  write(key: string, copy: GoodCopy): Promise<void>;
  /** The API said that it is gone: it must not come back in an outage. */
  remove(key: string): Promise<void>;
}

/**
 * Last good copies as files, one per key, outside `.next`. Each is written to a temporary file and renamed, and begins with the
 * SHA-256 of what follows: a file that was cut or altered does not verify and counts as absent. A failing disk is logged and
 * never fails a page.
 */
export class FileLastGoodStore implements LastGoodStore {
  /** Checksum of the data last written per key: an unchanged answer costs no write. */
  private readonly written = new Map<string, string>();

  constructor(private readonly directory: string) {}

  private file(key: string): string {
    return path.join(this.directory, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`);
  }

  async read(key: string): Promise<GoodCopy | null> {
    let text: string;
    try {
      text = await readFile(this.file(key), 'utf8');
    } catch {
      return null;
    }
    const body = text.slice(65);
    if (text[64] !== '\n' || checksum(body) !== text.slice(0, 64)) {
      logWarning('last good copy is damaged', { key });
      this.written.delete(key);
      return null;
    }
    const stored = JSON.parse(body) as GoodCopy & { key: string };
    return stored.key === key ? { data: stored.data, fetchedAt: stored.fetchedAt } : null;
  }

  async write(key: string, copy: GoodCopy): Promise<void> {
    const sum = checksum(JSON.stringify(copy.data));
    if (this.written.get(key) === sum) return;
    const body = JSON.stringify({ key, ...copy });
    try {
      await writeWhole(this.file(key), `${checksum(body)}\n${body}`);
      this.written.set(key, sum);
    } catch (error) {
      logWarning('last good copy not written', { key, reason: (error as Error).message });
    }
  }

  async remove(key: string): Promise<void> {
    this.written.delete(key);
    await rm(this.file(key), { force: true }).catch(() => undefined);
  }
}

function checksum(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
