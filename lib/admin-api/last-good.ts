import { createHash } from 'node:crypto';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { logWarning } from '../log/log';
import { writeAtomic } from '../base/write-atomic';

/** A stored response: the API's `data` as JSON text, and when it was fetched, in milliseconds since 1970. */
export interface GoodCopy {
  json: Buffer;
  fetchedAt: number;
}

/** What stands before the data of a stored copy; no key contains it, because JSON escapes its quotes. */
const DATA = ',"data":';
/** The length of a checksum as text. */
const SUM = 64;

/** A copy behind the SHA-256 of the rest, in parts: the ten megabytes of a list are not copied. */
export function stored(key: string, { json, fetchedAt }: GoodCopy): Buffer[] {
  const head = JSON.stringify({ key, fetchedAt }).slice(0, -1);
  const body = [Buffer.from(head + DATA), json, Buffer.from('}')];
  return [Buffer.from(`${checksum(...body)}\n`), ...body];
}

/** The copy of a key from its stored form; null for what is damaged or another's. */
export function restored(key: string, bytes: Buffer): GoodCopy | null {
  const body = bytes.subarray(SUM + 1);
  if (checksum(body) !== bytes.toString('latin1', 0, SUM)) return null;
  const end = body.indexOf(DATA);
  const head = JSON.parse(`${body.toString('utf8', 0, end)}}`) as { key: string; fetchedAt: number };
  if (head.key !== key) return null;
  return { json: body.subarray(end + DATA.length, -1), fetchedAt: head.fetchedAt };
}

function checksum(...parts: Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** How many checksums are remembered; a forgotten one costs a write. */
const MAX_WRITTEN = 20_000;

/** Keeps the last good responses over restarts: files, or Redis and files (redis-last-good.ts). */
export interface LastGoodStore {
  read(key: string): Promise<GoodCopy | null>;
  write(key: string, copy: GoodCopy): Promise<void>;
  /** Called when the API says that an item is gone: it must not come back in an outage. */
  remove(key: string): Promise<void>;
}

/**
 * Last good copies as files, one per key; a damaged one counts as absent. The file's own time says when its
 * data were fetched last, also unchanged ones, which are not written again. Disk errors are logged and never
 * fail a page.
 */
export class FileLastGoodStore implements LastGoodStore {
  /** Checksum of the data last written per key: an unchanged response costs no write. */
  private readonly written = new LRUCache<string, string>({ max: MAX_WRITTEN });

  constructor(private readonly directory: string) {}

  private file(key: string): string {
    return path.join(this.directory, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`);
  }

  async read(key: string): Promise<GoodCopy | null> {
    const file = this.file(key);
    const found = await Promise.all([readFile(file), stat(file)]).catch(() => null);
    if (!found) return null;
    const [bytes, { mtimeMs }] = found;
    const copy = restored(key, bytes);
    if (!copy) {
      logWarning('last good copy is damaged', { key });
      this.written.delete(key);
      return null;
    }
    return { ...copy, fetchedAt: Math.max(copy.fetchedAt, Math.round(mtimeMs)) };
  }

  async write(key: string, copy: GoodCopy): Promise<void> {
    const file = this.file(key);
    const sum = checksum(copy.json);
    if (this.written.get(key) === sum && (await setTime(file, copy.fetchedAt))) return;
    try {
      await writeAtomic(file, stored(key, copy));
      this.written.set(key, sum);
      await setTime(file, copy.fetchedAt);
    } catch (error) {
      logWarning('last good copy not written', { key, reason: (error as Error).message });
    }
  }

  async remove(key: string): Promise<void> {
    this.written.delete(key);
    await rm(this.file(key), { force: true }).catch(() => undefined);
  }
}

/** Sets a file's time, in milliseconds since 1970. Resolves to false when there is no such file. */
function setTime(file: string, at: number): Promise<boolean> {
  const done = utimes(file, at / 1000, at / 1000);
  return done.then(() => true).catch(() => false);
}
