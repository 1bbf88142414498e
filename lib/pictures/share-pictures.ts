import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lookUp } from '../data/load';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { isSafeKey } from '../entities/define';
import { isKind, type Kind } from '../entities/kinds';
import { registry, type AnyKind } from '../entities/registry';
import { decodeKey, itemHref, SHARE_FALLBACK, SHARE_PAGE_KIND } from '../addresses/routes';
import { storedPicture } from './storage';
import { shareVersion } from './share-format';
import { areas } from '../kawasan/areas';
import { areaSharePage, isSharePage } from './share-pages';
import { etagOf, PictureStore, type MadePicture } from './share-picture-store';
import { PictureError, renderSharePicture } from './render-share-picture';
import { semaphore } from '../base/semaphore';

/** The longest that a visitor waits for a picture that is made, and for news of one that was made before. */
const WAIT_MS = 2_500;
const PATIENCE_FOR_NEWS_MS = 500;

/**
 * Pictures that are on their way or in memory as sources (the storage bounds their bytes), and those that are
 * drawn: two would fill two cores.
 */
const loading = semaphore(6, 100);
const drawing = semaphore(2, 100);

/** What an address below /og/ leads to. */
export type ShareAnswer =
  | { state: 'picture'; bytes: Uint8Array<ArrayBuffer>; etag: string; version: string; fresh: boolean }
  /** The item is there, its picture cannot be had: the brand's. */
  | { state: 'fallback'; bytes: Uint8Array<ArrayBuffer>; etag: string }
  /** The item's page has another key. */
  | { state: 'moved'; key: string }
  | { state: 'absent' };

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
 * structured data"). Answers within three seconds whatever the provider does; what was begun goes on for the
 * next one who asks. A key that the list does not hold costs nothing.
 */
export async function sharePicture(kind: string, key: string): Promise<ShareAnswer> {
  if (kind === SHARE_PAGE_KIND) return pagePicture(key);
  if (!isKind(kind) || !registry[kind].detailPath || !isSafeKey(key)) return { state: 'absent' };
  const last = store.last(nameOf(kind, key));
  const patience = delay(last ? PATIENCE_FOR_NEWS_MS : WAIT_MS, null, { ref: false });
  const answer = await Promise.race([itemPicture(registry[kind], key), patience]);
  return answer ?? (last ? asAnswer(last) : fallback());
}

/**
 * The bytes of an item's preview picture where it was made from this source lately; null elsewhere. Makes
 * none.
 */
export function madeLength(kind: Kind, key: string, source: string): number | null {
  const last = store.last(nameOf(kind, key));
  return last?.source === source ? last.bytes.length : null;
}

/** Null when nobody knows whether there is such an item. */
async function itemPicture(description: AnyKind, key: string): Promise<ShareAnswer | null> {
  const found = await lookUp(description, key);
  if (found.state === 'failed') return null;
  if (found.state === 'moved') return moved(description, found.href);
  if (found.state === 'absent') return found;
  const source = found.item.pictures[0]?.src;
  if (!source) return fallback();
  return store.get(nameOf(description.kind, key), source).then(asAnswer, fallback);
}

/** An operator's redirect may lead to a page that is no item of this kind: that one has no picture here. */
function moved(description: AnyKind, href: string): ShareAnswer {
  const base = itemHref(description, '');
  const [path = ''] = href.split(/[?#]/, 1);
  const key = path.startsWith(base) ? decodeKey(path.slice(base.length)) : '';
  return isSafeKey(key) ? { state: 'moved', key } : { state: 'absent' };
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

/** The brand's picture, which is also a file of its own below public/. */
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
