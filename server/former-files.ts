import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { logWarning } from '@/lib/log/log';
import { settings } from '@/lib/settings/settings';
import { writeAtomic } from '@/lib/base/write-atomic.mjs';
import { namesBelow } from './files';

/**
 * How long the files of a build are there after a server last had it, and how often a server says that it has
 * it.
 */
const LIFE_MS = 24 * 3_600_000;
const SAID_EVERY_MS = 3_600_000;

/**
 * The files of the builds that were served before: a page of one of them, in a browser or in a proxy, goes on
 * asking for them (docs/decisions/0016-an-update-without-an-interruption.md). `builtDir` holds the files of
 * this build, `keptDir` those of all builds of the last day, this one's for later; their times say when a
 * server last had them.
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

  /**
   * A file of this build or of a former one by its name below `/_next/static/`; null where no build of the
   * last day had it.
   */
  async read(name: string): Promise<Buffer | null> {
    if (!isSafe(name)) return null;
    // A build that is made in the same folder takes the files of this one away.
    const file = this.own.has(name) && existsSync(this.built(name)) ? this.built(name) : this.kept(name);
    return readFile(file).catch(() => null);
  }

  /**
   * Keeps this build's files for the time after it, and removes those that no server has had for a day. A
   * failing disk is logged, and never stops a server. `now` is in milliseconds since 1970.
   */
  async keep(now = Date.now()): Promise<void> {
    try {
      for (const name of this.own) await this.keepOne(name, new Date(now));
      await this.sweep(new Date(now - LIFE_MS));
    } catch (error) {
      logWarning('files of the build not kept', { folder: this.keptDir, error: String(error) });
    }
  }

  /** Keeps them now, and goes on saying that they are in use. */
  async keepOn(): Promise<void> {
    await this.keep();
    setInterval(() => void this.keep(), SAID_EVERY_MS).unref();
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
      // Absent: another replica shares the folder and was quicker.
      const { mtime } = await stat(this.kept(name)).catch(() => ({ mtime: before }));
      if (mtime < before) await rm(this.kept(name), { force: true });
    }
    // The folder of a build's own name, once it is empty.
    for (const folder of await readdir(this.keptDir)) await rmdir(this.kept(folder)).catch(() => undefined);
  }
}

/**
 * Those of the build that this process serves, kept beside the last good answers: what lies there outlives a
 * build.
 */
export function formerFiles(): FormerFiles {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  const kept = path.resolve(/* turbopackIgnore: true */ root, settings().lastGoodDir, 'build-files');
  return new FormerFiles(path.join(root, '.next', 'static'), kept);
}

/** Names as builds make them: no part of one begins with a dot. */
function isSafe(name: string): boolean {
  return /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/.test(name);
}
