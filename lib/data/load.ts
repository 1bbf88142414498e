import { createHash } from 'node:crypto';
import path from 'node:path';
import { cache } from 'react';
import { AdminApiClient } from '../admin-api/client';
import { AdminApiError, whenDown } from '../admin-api/errors';
import { FileLastGoodStore, type LastGoodStore } from '../admin-api/last-good';
import { getJson } from '../admin-api/transport';
import { embeddedProvider } from '../embedded/provider';
import type { Records } from '../admin-api/records';
import { isSafeKey, reason, recordId, type Item, type KindDescription } from '../entities/define';
import { MergedRecord } from '../values/fields';
import { itemList, type ItemList, type Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { saysAll } from '../entities/list-record';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { TokenBucket } from '../base/token-bucket';
import { counted, countLastGood } from './count-calls';
import { logWarningOnce } from '../log/log-once';
import { redirects } from '../addresses/redirects';
import { oncePerRendering } from '../base/rendering';
import { itemHref } from '../addresses/routes';
import { settings } from '../settings/settings';
import { processWide } from '../base/process-wide.mjs';

/*
 * What pages load. Everything behind this file is transport; everything in front of it sees items (README,
 * "The data's way").
 */

const shared = processWide as {
  adminApiClient?: AdminApiClient;
  parsedLists?: WeakMap<Records, Map<Kind, ItemList>>;
  unlistedKeys?: Map<Kind, TokenBucket>;
};

/** One client per process, whatever bundle asks: the copies in memory and the circuit breaker are shared. */
export function adminApi(): AdminApiClient {
  shared.adminApiClient ??= createClient(lastGoodFiles());
  return shared.adminApiClient;
}

/** From now on the last good copies lie in this store; called once, at the start. */
export function keepLastGoodIn(store: LastGoodStore): void {
  shared.adminApiClient = createClient(store);
}

/** A short name of where the data come from: copies of one provider never stand for another's. */
export function sourceName(): string {
  const source = settings().adminApiUrl ?? 'embedded';
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

export function lastGoodFiles(): FileLastGoodStore {
  const folder = path.join(settings().lastGoodDir, sourceName());
  return new FileLastGoodStore(path.resolve(/* turbopackIgnore: true */ process.cwd(), folder));
}

function createClient(store: LastGoodStore): AdminApiClient {
  const { adminApiUrl, adminApiTimeoutMs, adminApiConnections, revalidateSeconds } = settings();
  return new AdminApiClient({
    provider: counted(
      adminApiUrl
        ? (apiPath, room, heard) => getJson(new URL(adminApiUrl + apiPath), adminApiTimeoutMs, room, heard)
        : embeddedProvider,
    ),
    store,
    freshMs: revalidateSeconds * 1000,
    connections: adminApiConnections,
    gaveLastGood: countLastGood,
  });
}

/** A list is parsed once per answer and process, not once per page or bundle. */
const parsed = (shared.parsedLists ??= new WeakMap());

function parseList(kind: Kind, records: Records): ItemList {
  const known = parsed.get(records)?.get(kind);
  if (known) return known;
  const list = itemList<Item>(registry[kind], records);
  parsed.set(records, new Map([...(parsed.get(records) ?? []), [kind, list]]));
  return list;
}

/**
 * A list once per request: what is loaded together sees one answer, and a failing list is waited for once.
 */
const listOnce = cache((endpoint: string, maxAgeMs?: number) => adminApi().getList(endpoint, maxAgeMs));

/**
 * The items of a kind, renewed first where they are older than `maxAgeMs`. Rejects with AdminApiError when
 * there never was a good answer.
 */
export async function loadItems<T extends Item>(
  description: KindDescription<T, T> | { kind: Kind; endpoint: string },
  maxAgeMs?: number,
): Promise<ItemList<T>> {
  return parseList(description.kind, await listOnce(description.endpoint, maxAgeMs)) as ItemList<T>;
}

/** The foods of the home page's carousel, from their own endpoint (spec §7). */
export async function loadKuliner(): Promise<ItemList> {
  return parseList('makanan', await adminApi().getList(KULINER_ENDPOINT));
}

/** The items of a kind as they are in memory, however old, or null; the API is not asked. */
export function cachedItems({ kind, endpoint }: { kind: Kind; endpoint: string }): ItemList | null {
  const records = adminApi().cachedList(endpoint);
  return records && parseList(kind, records);
}

/** The same of the home page's carousel. */
export function cachedKuliner(): ItemList | null {
  return cachedItems({ kind: 'makanan', endpoint: KULINER_ENDPOINT });
}

/** What a look-up by key can end in. */
export type Lookup<Detail> =
  /**
   * `fromList`: its detail could not be had now, and the list's record says all. Soon it should be asked for
   * again.
   */
  | { state: 'found'; item: Detail; fromList: boolean }
  /** The item's page is elsewhere: another key of it was asked for. */
  | { state: 'moved'; href: string }
  /** The API said that there is no such item. */
  | { state: 'absent' }
  | { state: 'failed'; error: AdminApiError };

/**
 * One item by what stands in its URL (product-decisions.md, "URLs"). The list is asked first, from cache;
 * what it lacks is asked of the API within a budget (docs/decisions/0002-own-client.md). A detail record may
 * lack what only the list says (slug, category, date), so both are read together. The detail is asked by
 * slug, then by id. While it cannot be had, a list record that says all stands for it. An item without a page
 * of its own has moved to its place on /kuliner.
 */
export function lookUp<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  key: string,
): Promise<Lookup<D>> {
  const look = description.detailPath === null ? findPlace(description, key) : find(description, key);
  return whenDown(look, failed).then((found) => {
    // What the operator's rules say of a key that the API does not know (any more).
    const href = found.state === 'absent' && redirects().get(itemHref(description, key));
    return href ? { state: 'moved', href } : found;
  });
}

/**
 * Look-ups a minute and kind of keys that the kind's list lacks: all that a flood of random keys may cost the
 * API.
 */
const UNLISTED_A_MINUTE = 10;
/** A list that lacks a key is asked for anew when it is older than this. */
const UNLISTED_MAX_AGE_MS = 5_000;

const unlistedKeys = (shared.unlistedKeys ??= new Map<Kind, TokenBucket>());

/** Whether a key that the list of a kind lacks may still cost the API something. */
function mayAskForUnlisted(kind: Kind): boolean {
  const bucket = unlistedKeys.get(kind) ?? new TokenBucket(UNLISTED_A_MINUTE, 60_000 / UNLISTED_A_MINUTE);
  unlistedKeys.set(kind, bucket);
  return bucket.tryAcquire() === 0;
}

async function find<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  key: string,
): Promise<Lookup<D>> {
  if (!isSafeKey(key)) return { state: 'absent' };
  let list = await whenDown(loadItems(description), () => null);
  if (list && !list.byKey.has(key.toLowerCase()) && !adminApi().remembers(detailApiPath(description, key))) {
    // A kept list may be old, and a list may lack what the API has: only the API can say that there is no
    // such item.
    if (!mayAskForUnlisted(description.kind)) return { state: 'absent' };
    list = await loadItems(description, UNLISTED_MAX_AGE_MS);
  }
  const listed = list?.byKey.get(key.toLowerCase());
  if (listed && listed.key !== key) return moved(description, listed.key);
  const record = list && listed ? list.rawOf(listed) : { slug: key };
  const meanwhile = listed && saysAll(description, record) ? record : null;
  for (const apiPath of pathsOf(description, listed, key)) {
    const raw = await adminApi().getItem(apiPath, meanwhile);
    if (!raw) continue;
    const item = parseDetail(description, record, raw);
    if (!listed && item.key !== key) return moved(description, item.key);
    return { state: 'found', item, fromList: raw === meanwhile };
  }
  return { state: 'absent' };
}

/** The API's paths of an item's detail by what stands in its URL, in the order in which they are asked. */
export async function detailPaths<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  key: string,
): Promise<string[]> {
  const list = await whenDown(loadItems(description), () => null);
  return pathsOf(description, list?.byKey.get(key.toLowerCase()), key);
}

function pathsOf(description: { endpoint: string }, listed: Summary | undefined, key: string): string[] {
  return (listed?.apiKeys ?? [key]).map((apiKey) => detailApiPath(description, apiKey));
}

/** The API's path of an item's detail by one of its API keys: '/api/admin/events/lari-fajar'. */
export function detailApiPath({ endpoint }: { endpoint: string }, apiKey: string): string {
  return `${endpoint}/${encodeURIComponent(apiKey)}`;
}

/**
 * An item of a kind without pages: a known one has moved to its place on /kuliner. Its list is all that the
 * API has of it.
 */
async function findPlace<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  key: string,
): Promise<Lookup<never>> {
  let list = await loadItems(description);
  if (!list.byKey.has(key.toLowerCase()) && mayAskForUnlisted(description.kind))
    list = await loadItems(description, UNLISTED_MAX_AGE_MS);
  const listed = list.byKey.get(key.toLowerCase());
  return listed ? { state: 'moved', href: description.toCard(list.read(listed)).href } : { state: 'absent' };
}

function failed(error: AdminApiError) {
  return { state: 'failed' as const, error };
}

function moved(description: { detailPath: string | null }, key: string) {
  return { state: 'moved' as const, href: itemHref(description, key) };
}

function parseDetail<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  listRaw: unknown,
  raw: unknown,
): D {
  try {
    return description.parseDetail(new MergedRecord(raw, listRaw));
  } catch (error) {
    const id = recordId(raw) ?? recordId(listRaw);
    logWarningOnce('item unreadable', { kind: description.kind, id, reason: reason(error) });
    throw new AdminApiError('no-data', `detail cannot be read: ${reason(error)}`);
  }
}

/** `lookUp` once per rendering. */
export const lookUpOnce: typeof lookUp = (description, key) =>
  oncePerRendering(`${description.kind} ${key}`, () => lookUp(description, key));
