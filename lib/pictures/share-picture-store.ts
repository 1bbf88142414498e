import { LRUCache } from 'lru-cache';
import { etagOf } from '../base/etag';
import { DAY_MS } from '../base/jakarta';
import { isQueueFull } from '../base/semaphore';
import { logWarningOnce } from '../log/log-once';
import { metrics } from '../metrics/metrics';

/** Room for about three hundred pictures. */
const MAX_BYTES = 32 * 1024 * 1024;
/** How long a source that failed is not tried again. */
const FAILED_MS = 60_000;

/** A rendered preview picture. */
export interface MadePicture {
  /** The path of the item's picture from which it was made. */
  source: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** A strong ETag of the bytes. */
  etag: string;
  madeAt: number;
}

/**
 * LRU cache of preview pictures, one per name. A picture is rendered again when its source changes, or after
 * a day, because the file behind a path may have been replaced (search-visibility.md, C4). Concurrent
 * requests for the same picture share one rendering.
 */
export class PictureStore {
  private readonly pictures = new LRUCache<string, MadePicture>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  private readonly failed: LRUCache<string, Error>;
  private readonly running = new Map<string, Promise<MadePicture>>();

  /** `make` returns the bytes for a source, or rejects. */
  constructor(
    private readonly make: (source: string) => Promise<Uint8Array>,
    private readonly now: () => number = Date.now,
  ) {
    this.failed = new LRUCache({ max: 1000, ttl: FAILED_MS, perf: { now } });
  }

  /** The picture last made for a name, whatever its age. */
  last(name: string): MadePicture | null {
    return this.pictures.get(name) ?? null;
  }

  isFresh(picture: MadePicture): boolean {
    return this.now() - picture.madeAt < DAY_MS;
  }

  /**
   * The picture for a name, made from this source. When rendering fails, returns the picture made earlier
   * from the same source; without one, rejects as `make` did.
   */
  async get(name: string, source: string): Promise<MadePicture> {
    const last = this.last(name);
    const same = last?.source === source ? last : null;
    if (same && this.isFresh(same)) return same;
    try {
      const failure = this.failed.get(source);
      if (failure) throw failure;
      return await this.makeOnce(name, source);
    } catch (error) {
      if (same) return same;
      throw error;
    }
  }

  private makeOnce(name: string, source: string): Promise<MadePicture> {
    const work = `${name}\n${source}`;
    const running =
      this.running.get(work) ?? this.remember(name, source).finally(() => this.running.delete(work));
    this.running.set(work, running);
    return running;
  }

  private async remember(name: string, source: string): Promise<MadePicture> {
    try {
      const bytes = new Uint8Array(await this.make(source));
      const picture = { source, bytes, etag: etagOf(bytes), madeAt: this.now() };
      this.pictures.set(name, picture);
      metrics()?.previews.inc({ result: 'made' });
      return picture;
    } catch (error) {
      // Work that never began has not failed.
      if (!isQueueFull(error)) this.failed.set(source, error as Error);
      metrics()?.previews.inc({ result: 'failed' });
      logWarningOnce('preview picture failed', { name, source, reason: (error as Error).message });
      throw error;
    }
  }
}
