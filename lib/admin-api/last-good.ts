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

/** What stands before the data of a stored text; no key contains it, because JSON escapes its quotes. */
const DATA = ',"data":';

/** The JSON text of a copy with further fields, in parts: the ten megabytes of a list are not copied. */
export function storedText({ json, fetchedAt }: GoodCopy, more: Record<string, string> = {}): Buffer[] {
  const head = JSON.stringify({ ...more, fetchedAt }).slice(0, -1);
  return [Buffer.from(head + DATA), json, Buffer.from('}')];
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
 * Last good copies as files, one per key. Each begins with the SHA-256 of the rest: a damaged one counts as
 * absent. The file's own time says when its data were fetched last, also unchanged ones, which are not
 * written again. Disk errors are logged and never fail a page.
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
    const body = bytes.subarray(SUM + 1);
    if (bytes[SUM] !== LINE_BREAK || checksum(body) !== bytes.toString('latin1', 0, SUM)) {
      logWarning('last good copy is damaged', { key });
      this.written.delete(key);
      return null;
    }
    const end = body.indexOf(DATA);
    const head = JSON.parse(`${body.toString('utf8', 0, end)}}`) as { key: string; fetchedAt: number };
    if (head.key !== key) return null;
    const json = body.subarray(end + DATA.length, -1);
    return { json, fetchedAt: Math.max(head.fetchedAt, Math.round(mtimeMs)) };
  }

  async write(key: string, copy: GoodCopy): Promise<void> {
    const file = this.file(key);
    const sum = checksum(copy.json);
    if (this.written.get(key) === sum && (await setTime(file, copy.fetchedAt))) return;
    const body = storedText(copy, { key });
    try {
      await writeAtomic(file, [Buffer.from(`${checksum(...body)}\n`), ...body]);
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

/** The length of a checksum as text. */
const SUM = 64;
const LINE_BREAK = 10;

function checksum(...parts: Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
