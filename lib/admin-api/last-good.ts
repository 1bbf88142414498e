import { createHash } from 'node:crypto';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { logWarning } from '../log/log';
import { writeAtomic } from '../base/write-atomic.mjs';

/**
 * One stored answer: the `data` of the API as JSON text in UTF-8, and when it was fetched, in milliseconds
 * since 1970.
 */
export interface GoodCopy {
  json: Buffer;
  fetchedAt: number;
}

/** The JSON text of a copy with what else is stored of it, around text that is not made anew. */
export function storedText({ json, fetchedAt }: GoodCopy, more: Record<string, string> = {}): Buffer {
  const head = JSON.stringify({ ...more, fetchedAt }).slice(0, -1);
  return Buffer.concat([Buffer.from(`${head},"data":`), json, Buffer.from('}')]);
}

/** The copy again; `stored` is what that text says. */
export function storedCopy(stored: { data: unknown; fetchedAt: number }): GoodCopy {
  return { json: Buffer.from(JSON.stringify(stored.data)), fetchedAt: stored.fetchedAt };
}

/** Checksums that are remembered; a forgotten one costs a write. */
const MAX_WRITTEN = 20_000;

/**
 * Where the last good answers outlive restarts and redeploys: files, or Redis and files (redis-last-good.ts).
 */
export interface LastGoodStore {
  read(key: string): Promise<GoodCopy | null>;
  write(key: string, copy: GoodCopy): Promise<void>;
  /** The API said that it is gone: it must not come back in an outage. */
  remove(key: string): Promise<void>;
}

/** A store that can say what it holds. */
export interface ListedStore extends LastGoodStore {
  /** Every key but those of `known`; null when that cannot be said now. */
  keysBeside(known: ReadonlySet<string>): Promise<string[] | null>;
}

/**
 * Last good copies as files, one per key, outside `.next`. Each is written to a temporary file and renamed,
 * and begins with the SHA-256 of what follows: a file that was cut or altered does not verify and counts as
 * absent. A failing disk is logged and never fails a page.
 */
export class FileLastGoodStore implements ListedStore {
  /** Checksum of the data last written per key: an unchanged answer costs no write. */
  private readonly written = new LRUCache<string, string>({ max: MAX_WRITTEN });

  constructor(private readonly directory: string) {}

  private file(key: string): string {
    return path.join(this.directory, `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`);
  }

  async read(key: string): Promise<GoodCopy | null> {
    let bytes: Buffer;
    try {
      bytes = await readFile(this.file(key));
    } catch {
      return null;
    }
    const body = bytes.subarray(SUM + 1);
    if (bytes[SUM] !== LINE_BREAK || checksum(body) !== bytes.toString('latin1', 0, SUM)) {
      logWarning('last good copy is damaged', { key });
      this.written.delete(key);
      return null;
    }
    const stored = JSON.parse(body.toString()) as { key: string; data: unknown; fetchedAt: number };
    return stored.key === key ? storedCopy(stored) : null;
  }

  async write(key: string, copy: GoodCopy): Promise<void> {
    const sum = checksum(copy.json);
    if (this.written.get(key) === sum) return;
    const body = storedText(copy, { key });
    try {
      await writeAtomic(this.file(key), Buffer.concat([Buffer.from(`${checksum(body)}\n`), body]));
      this.written.set(key, sum);
    } catch (error) {
      logWarning('last good copy not written', { key, reason: (error as Error).message });
    }
  }

  async remove(key: string): Promise<void> {
    this.written.delete(key);
    await rm(this.file(key), { force: true }).catch(() => undefined);
  }

  /** Only the files of other keys are opened. */
  async keysBeside(known: ReadonlySet<string>): Promise<string[]> {
    const expected = new Set([...known].map((key) => this.file(key)));
    const names = await readdir(this.directory).catch(() => []);
    const keys: string[] = [];
    for (const name of names) {
      const file = path.join(this.directory, name);
      const key = expected.has(file) ? null : await keyIn(file);
      // A file that is being written has another name.
      if (key !== null && this.file(key) === file) keys.push(key);
    }
    return keys;
  }
}

/** More than the longest key takes. */
const HEAD = 4096;

/** The key that a file begins with, after its checksum; null for what is no copy. */
async function keyIn(file: string): Promise<string | null> {
  const handle = await open(file).catch(() => null);
  try {
    const read = await handle?.read(Buffer.alloc(HEAD), 0, HEAD, SUM + 1);
    const text = read?.buffer.toString('utf8', 0, read.bytesRead) ?? '';
    const key = /^\{"key":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
    return key === undefined ? null : (JSON.parse(key) as string);
  } catch {
    return null;
  } finally {
    await handle?.close();
  }
}

/** The length of a checksum as text. */
const SUM = 64;
const LINE_BREAK = 10;

function checksum(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
