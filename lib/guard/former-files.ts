import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { logWarning } from '../log';
import { settings } from '../settings';
import { writeWhole } from '../write-whole.mjs';

const BELOW = '/_next/static/';
/** What a build names its files: folders and a name with an ending, none of which begins with a dot. */
const NAME = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(\w+)$/;
/** As Next sends them. */
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
};
/** Their names change with what is in them. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** How long the files of a build are there after a server last had it, and how often a server says that it has it. */
const LIFE_MS = 24 * 3_600_000;
const SAID_EVERY_MS = 3_600_000;

/**
 * The files of the builds that were served before: a page of one of them, in a browser or in a proxy, goes on asking for them
 * (docs/decisions/0016-an-update-without-an-interruption.md). `builtDir` holds the files of this build, `keptDir` those of all builds
 * of the last day, this one's for later; their times say when a server last had them.
 */
export class FormerFiles {
  private readonly own: ReadonlySet<string>;

  constructor(
    private readonly builtDir: string,
    private readonly keptDir: string,
  ) {
    this.own = new Set(filesBelow(builtDir));
  }

  private built(name: string): string {
    return path.join(/* turbopackIgnore: true */ this.builtDir, name);
  }

  private kept(name: string): string {
    return path.join(/* turbopackIgnore: true */ this.keptDir, name);
  }

  /**
   * Answers a request for a file that this build does not have: with that of a former one, else 404, which nobody may keep, because
   * another replica may have it. False: nothing was done, the request is for Next.
   */
  answer({ url = '' }: Pick<IncomingMessage, 'url'>, response: ServerResponse): boolean {
    const [address = ''] = url.split('?', 1);
    if (!address.startsWith(BELOW)) return false;
    const name = decoded(address.slice(BELOW.length));
    // A build that is made in the same folder takes the files of this one away.
    if (this.own.has(name) && existsSync(this.built(name))) return false;
    const type = TYPES[NAME.exec(name)?.[1] ?? ''];
    const content = type ? this.former(name) : null;
    if (content)
      response.writeHead(200, {
        'content-type': type,
        'cache-control': FOR_GOOD,
        'content-length': content.length,
      });
    else
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    // Node leaves the body out where a HEAD asked.
    response.end(content ?? 'Berkas tidak ditemukan\n');
    return true;
  }

  /** At once, because Next must find the request answered. It is rare: proxies and browsers keep these files. */
  private former(name: string): Buffer | null {
    try {
      return readFileSync(this.kept(name));
    } catch {
      return null;
    }
  }

  /**
   * Keeps this build's files for the time after it, and removes those that no server has had for a day. A failing disk is logged, and
   * never stops a server. `now` is in milliseconds since 1970.
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
      await writeWhole(this.kept(name), await readFile(this.built(name)));
      await markUsed();
    });
  }

  private async sweep(before: Date): Promise<void> {
    for (const name of filesBelow(this.keptDir)) {
      // Absent: another replica shares the folder and was quicker.
      const { mtime } = await stat(this.kept(name)).catch(() => ({ mtime: before }));
      if (mtime < before) await rm(this.kept(name), { force: true });
    }
    // The folder of a build's own name, once it is empty.
    for (const folder of await readdir(this.keptDir)) await rmdir(this.kept(folder)).catch(() => undefined);
  }
}

/** Those of the build that this process serves, kept beside the last good answers: what lies there outlives a build. */
export function formerFiles(): FormerFiles {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  const kept = path.resolve(/* turbopackIgnore: true */ root, settings().lastGoodDir, 'build-files');
  return new FormerFiles(path.join(root, '.next', 'static'), kept);
}

/** The files below a folder, as paths with '/'; none where it cannot be read. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      );
  } catch {
    return [];
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
