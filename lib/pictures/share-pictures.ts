import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { etagOf } from '../base/etag';
import { lookUp, movedKey, retrySeconds } from '../items/look-up';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { isSafeKey } from '../entities/define';
import { isKind, type Kind } from '../entities/kinds';
import { registry, type AnyKind } from '../entities/registry';
import { SHARE_FALLBACK, SHARE_PAGE_KIND } from '../addresses/routes';
import { storedPicture } from './storage';
import { shareVersion } from './share-format';
import { areas } from '../kawasan/areas';
import { areaSharePage, isSharePage } from './share-pages';
import { PictureStore, type MadePicture } from './share-picture-store';
import { PictureError, renderSharePicture } from './render-share-picture';
import { NEWER_PREVIEW_MS, PREVIEW_MS } from '../base/clocks';
import { semaphore } from '../base/semaphore';

/**
 * How many pictures may be loading or in memory as sources (the storage bounds their bytes), and how many may
 * be rendered at once: two keep two cores busy.
 */
const loading = semaphore(6, 100);
const drawing = semaphore(2, 100);

/** The result for a URL below /og/. */
export type ShareAnswer =
  | { state: 'picture'; bytes: Uint8Array<ArrayBuffer>; etag: string; version: string; fresh: boolean }
  /** The item exists, but its picture is unavailable: the brand's picture. */
  | { state: 'fallback'; bytes: Uint8Array<ArrayBuffer>; etag: string }
  /** The item has another key. */
  | { state: 'moved'; key: string }
  | { state: 'absent' }
  /** The visitor guesses too many keys. */
  | { state: 'flood'; retrySeconds: number };

const store = new PictureStore((source) =>
  loading(async () => {
    const segments = source.replace(/^\/storage\//, '').split('/');
    const stored = await storedPicture(segments.map(decodeURIComponent));
    if (!stored) throw new PictureError('is not there');
    return drawing(() => renderSharePicture(stored.bytes));
  }),
);

/**
 * The preview picture of an item, or of a page when the kind is 'halaman' (product-decisions.md, "Heads and
 * structured data"). Responds within three seconds whatever the provider does; work that was begun continues
 * and serves the next request.
 */
export async function sharePicture(kind: string, key: string): Promise<ShareAnswer> {
  if (kind === SHARE_PAGE_KIND) return pagePicture(key);
  if (!isKind(kind) || !registry[kind].detailPath || !isSafeKey(key)) return { state: 'absent' };
  const last = store.last(nameOf(kind, key));
  const patience = delay(last ? NEWER_PREVIEW_MS : PREVIEW_MS, null, { ref: false });
  const answer = await Promise.race([itemPicture(registry[kind], key), patience]);
  return answer ?? (last ? asAnswer(last) : fallback());
}

/** The bytes of an item's preview, if one of this source is in memory; else null. Renders nothing. */
export function madeLength(kind: Kind, key: string, source: string): number | null {
  const last = store.last(nameOf(kind, key));
  return last?.source === source ? last.bytes.length : null;
}

/** Null when it is unknown whether the item exists. */
async function itemPicture(description: AnyKind, key: string): Promise<ShareAnswer | null> {
  const found = await lookUp(description, key);
  if (found.state === 'failed') {
    const isFlood = found.error.code === 'flood';
    return isFlood ? { state: 'flood', retrySeconds: retrySeconds(found.error) } : null;
  }
  if (found.state === 'moved') {
    const key = movedKey(description, found.href);
    return key === null ? { state: 'absent' } : { state: 'moved', key };
  }
  if (found.state === 'absent') return found;
  const source = found.item.pictures[0]?.src;
  if (!source) return fallback();
  return store.get(nameOf(description.kind, key), source).then(asAnswer, fallback);
}

async function pagePicture(page: string): Promise<ShareAnswer> {
  const isArea = areas().some(({ slug }) => areaSharePage(slug) === page);
  if (!isSharePage(page) && !isArea) return { state: 'absent' };
  try {
    const bytes = new Uint8Array(await readFile(path.join(CONTENT_DIRECTORY, 'share', `${page}.jpg`)));
    return { state: 'picture', bytes, etag: etagOf(bytes), version: shareVersion(page), fresh: true };
  } catch {
    return fallback();
  }
}

/** The brand's picture, which also has its own URL, as a file in public/. */
async function fallback(): Promise<ShareAnswer> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', SHARE_FALLBACK);
  const bytes = new Uint8Array(await readFile(file));
  return { state: 'fallback', bytes, etag: etagOf(bytes) };
}

function asAnswer(picture: MadePicture): ShareAnswer {
  const { bytes, etag, source } = picture;
  return { state: 'picture', bytes, etag, version: shareVersion(source), fresh: store.isFresh(picture) };
}

function nameOf(kind: string, key: string): string {
  return `${kind}/${key}`;
}
