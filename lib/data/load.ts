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
import { hasAllDetails } from '../entities/list-record';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { counted, countLastGood } from './count-calls';
import { logWarningOnce } from '../log/log-once';
import { redirects } from '../addresses/redirects';
import { itemHref } from '../addresses/routes';
import { settings } from '../settings/settings';
import { UNLISTED_MS } from '../base/clocks';
import { processWide } from '../base/process-wide.mjs';
import { refusedQuestion } from './unlisted-keys';

/*
 * The data loaders of the pages. They turn the API's responses into items, so pages never see raw records
 * (README, "The data's way").
 */

const shared = processWide as {
  adminApiClient?: AdminApiClient;
  parsedLists?: WeakMap<Records, Map<Kind, ItemList>>;
};

/**
 * One client per process, shared by all bundles, so that they share the copies in memory and the circuit
 * breaker.
 */
export function adminApi(): AdminApiClient {
  shared.adminApiClient ??= createClient(lastGoodFiles());
  return shared.adminApiClient;
}

/** Stores the last good copies in `store` from now on. Called once, at the start. */
export function keepLastGoodIn(store: LastGoodStore): void {
  shared.adminApiClient = createClient(store);
}

/** A short hash of the data source: copies from one provider must never replace those from another. */
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

/** A list is parsed once per response and process, not once per page or bundle. */
const parsed = (shared.parsedLists ??= new WeakMap());

function parseList(kind: Kind, records: Records): ItemList {
  const known = parsed.get(records)?.get(kind);
  if (known) return known;
  const list = itemList<Item>(registry[kind], records);
  parsed.set(records, new Map([...(parsed.get(records) ?? []), [kind, list]]));
  return list;
}

/**
 * Loads a list once per request: all parts of a page see the same response, and wait for a failing list once.
 */
const listOnce = cache((endpoint: string, maxAgeMs?: number) => adminApi().getList(endpoint, maxAgeMs));

/**
 * The items of a kind. A list older than `maxAgeMs` is refetched first. Rejects with AdminApiError when there
 * was never a good response.
 */
export async function loadItems<T extends Item>(
  description: KindDescription<T, T> | { kind: Kind; endpoint: string },
  maxAgeMs?: number,
): Promise<ItemList<T>> {
  return parseList(description.kind, await listOnce(description.endpoint, maxAgeMs)) as ItemList<T>;
}

/** The foods of the home page's carousel, from their own endpoint (spec §7). */
export async function loadKuliner(): Promise<ItemList> {
  return loadItems({ kind: 'makanan', endpoint: KULINER_ENDPOINT });
}

/** The items of a kind from memory, however old, or null. Makes no API call. */
export function cachedItems({ kind, endpoint }: { kind: Kind; endpoint: string }): ItemList | null {
  const records = adminApi().cachedList(endpoint);
  return records && parseList(kind, records);
}

/** The same for the foods of the home page's carousel. */
export function cachedKuliner(): ItemList | null {
  return cachedItems({ kind: 'makanan', endpoint: KULINER_ENDPOINT });
}

/** The result of a look-up by key. */
export type Lookup<Detail> =
  /**
   * 'partial': the detail is unavailable and the list record, which has all fields, replaces it. Retry soon.
   */
  | { state: 'ok' | 'partial'; item: Detail }
  /** The item has another URL: it was requested by one of its other keys. */
  | { state: 'moved'; href: string }
  /** There is no such item: the API said so. */
  | { state: 'absent' }
  /** Nobody knows now. `retrySeconds` below says when to come again. */
  | { state: 'failed'; error: AdminApiError };

/**
 * Finds an item by the key in its URL (product-decisions.md, "URLs"). Looks in the cached list first; for a
 * key that is not in it and has no copy, asks the API within a budget, and has failed beyond it
 * (docs/decisions/0002-own-client.md). A detail record may lack fields that only the list has (slug,
 * category, date), so the two are merged. The detail is requested by slug, then by id. While it is
 * unavailable, a list record with all fields replaces it. An item of a kind without pages has moved to its
 * place on /kuliner.
 */
export function lookUp<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  key: string,
): Promise<Lookup<D>> {
  const look = description.detailPath === null ? findPlace(description, key) : find(description, key);
  return whenDown(look, failed).then((found) => {
    // The operator may have a redirect for a key that the API does not know (any more).
    const href = found.state === 'absent' && redirects().get(itemHref(description, key));
    return href ? { state: 'moved', href } : found;
  });
}

/** Where neither the budget nor the API names a time. */
const RETRY_SECONDS = 30;

/** In how many seconds it is worth while to ask again for what has failed. */
export function retrySeconds({ retrySeconds: told }: AdminApiError): number {
  return told ?? adminApi().laterSeconds() ?? RETRY_SECONDS;
}

async function find<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  key: string,
): Promise<Lookup<D>> {
  if (!isSafeKey(key)) return { state: 'absent' };
  let list = await whenDown(loadItems(description), () => null);
  if (
    list &&
    !list.byKey.has(key.toLowerCase()) &&
    !(await adminApi().knows(detailApiPath(description, key)))
  ) {
    // The cached list may be stale, and a list may lack items that the API has: only the API can say that
    // there is no such item.
    const refused = refusedQuestion(description.kind);
    if (refused) return unknown(description, key, refused);
    list = await loadItems(description, UNLISTED_MS);
  }
  const listed = list?.byKey.get(key.toLowerCase());
  if (listed && listed.key !== key) return moved(description, listed.key);
  const record = list && listed ? list.rawOf(listed) : { slug: key };
  const meanwhile = listed && hasAllDetails(description, record) ? record : null;
  for (const apiPath of pathsOf(description, listed, key)) {
    const raw = await adminApi().getItem(apiPath, meanwhile);
    if (!raw) continue;
    const item = parseDetail(description, record, raw);
    if (!listed && item.key !== key) return moved(description, item.key);
    return { state: raw === meanwhile ? 'partial' : 'ok', item };
  }
  return { state: 'absent' };
}

/** The API paths of an item's detail for the key in its URL, in the order of the requests. */
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

/** The API path of an item's detail for one of its API keys: '/api/admin/events/lari-fajar'. */
export function detailApiPath({ endpoint }: { endpoint: string }, apiKey: string): string {
  return `${endpoint}/${encodeURIComponent(apiKey)}`;
}

/**
 * Looks up an item of a kind without pages: a known one has moved to its place on /kuliner. The API has no
 * detail of these kinds, only the list.
 */
async function findPlace<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  key: string,
): Promise<Lookup<never>> {
  const isKnown = ({ byKey }: ItemList<T>) => byKey.has(key.toLowerCase());
  const isOld = () => (adminApi().age(description.endpoint) ?? Infinity) > UNLISTED_MS;
  let list = await loadItems(description);
  if (!isKnown(list) && isSafeKey(key) && isOld()) {
    const refused = refusedQuestion(description.kind);
    if (refused) return unknown(description, key, refused);
    list = await loadItems(description, UNLISTED_MS);
    if (!isKnown(list) && isOld())
      return unknown(description, key, new AdminApiError('later', 'the list could not be renewed in time'));
  }
  const listed = list.byKey.get(key.toLowerCase());
  return listed ? { state: 'moved', href: description.toCard(list.read(listed)).href } : { state: 'absent' };
}

/**
 * The result for a key that the list lacks when the API does not say now what it is: the operator's redirect,
 * else what the API said last.
 */
function unknown(
  description: { detailPath: string | null; endpoint: string },
  key: string,
  error: AdminApiError,
): Lookup<never> {
  const href = redirects().get(itemHref(description, key));
  if (href) return { state: 'moved', href };
  return adminApi().saidAbsent(detailApiPath(description, key)) ? { state: 'absent' } : failed(error);
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
