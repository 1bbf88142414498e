import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { logWarning } from '@/lib/log/log';
import { writeAtomic } from '@/lib/base/write-atomic';
import { namesBelow } from './names-below';

/** How long files are kept after a server last used them. */
const LIFE_MS = 24 * 3_600_000;
/** The names that a build can produce: no segment begins with a dot. */
const NAME = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

/**
 * Keeps the files of former builds for their pages in browsers and proxies
 * (docs/decisions/0016-an-update-without-an-interruption.md). `builtDir` holds the files of this build,
 * `keptDir` those of all builds of the last day; their mtime says when a server last used them.
 */
export class FormerFiles {
  private readonly own: ReadonlySet<string>;

  constructor(
    private readonly builtDir: string,
    private readonly keptDir: string,
  ) {
    this.own = new Set(namesBelow(builtDir));
  }

  private built(name: string): string {
    return path.join(/* turbopackIgnore: true */ this.builtDir, name);
  }

  private kept(name: string): string {
    return path.join(/* turbopackIgnore: true */ this.keptDir, name);
  }

  /** A file by its name below `/_next/static/`; null when no build of the last day had it. */
  async read(name: string): Promise<Buffer | null> {
    if (!NAME.test(name)) return null;
    // A new build in the same folder deletes the files of this one.
    const file = this.own.has(name) && existsSync(this.built(name)) ? this.built(name) : this.kept(name);
    return readFile(file).catch(() => null);
  }

  /** Copies this build's files, and removes those that no server has used for a day. Errors are logged. */
  async keep(now = Date.now()): Promise<void> {
    try {
      for (const name of this.own) await this.keepOne(name, new Date(now));
      await this.sweep(new Date(now - LIFE_MS));
    } catch (error) {
      logWarning('files of the build not kept', { folder: this.keptDir, error: String(error) });
    }
  }

  private async keepOne(name: string, now: Date): Promise<void> {
    const markUsed = () => utimes(this.kept(name), now, now);
    await markUsed().catch(async () => {
      await writeAtomic(this.kept(name), await readFile(this.built(name)));
      await markUsed();
    });
  }

  private async sweep(before: Date): Promise<void> {
    for (const name of namesBelow(this.keptDir)) {
      // Another replica may have removed it first.
      const { mtime } = await stat(this.kept(name)).catch(() => ({ mtime: before }));
      if (mtime < before) await rm(this.kept(name), { force: true });
    }
    // Removes the folder of a build once it is empty.
    for (const folder of await readdir(this.keptDir)) await rmdir(this.kept(folder)).catch(() => undefined);
  }
}
