import { AdminApiError, whenDown } from '../admin-api/errors';
import { redirects } from '../addresses/redirects';
import { decodeKey, itemHref } from '../addresses/routes';
import { UNLISTED_MS } from '../base/clocks';
import { isSafeKey, type Item, type KindDescription } from '../entities/define';
import { reason, recordId } from '../entities/read-items';
import { hrefIn } from '../entities/item-address';
import type { ItemList, Summary } from '../entities/item-list';
import { hasAllDetails } from '../entities/list-record';
import type { AnyKind } from '../entities/registry';
import { logWarningOnce } from '../log/log-once';
import { isRecord, readText } from '../values/fields';
import { MergedRecord } from '../values/tolerant-object';
import { loadItems, listIfThere } from './lists';
import { adminApi } from './source';
import { giveBackQuestion, refusedQuestion } from './unlisted-keys';

/** The result of a look-up by key. */
export type Lookup<Detail> =
  /** 'partial': a list record with all fields replaces the detail, which is unavailable. Retry soon. */
  | { state: 'ok' | 'partial'; item: Detail }
  /** The item has another URL: it was requested by one of its other keys. */
  | { state: 'moved'; href: string }
  /** There is no such item: the API said so, and its list knows it by no other key. */
  | { state: 'absent' }
  /** Nobody knows now. `retrySeconds` below says when to come again. */
  | { state: 'failed'; error: AdminApiError };

/**
 * Finds an item by the key in its URL (product-decisions.md, "URLs"). Looks in the cached list first; for a
 * key that is not in it and has no copy, asks the API within a budget, and has failed beyond it
 * (docs/decisions/0002-own-client.md). Without a list it asks likewise, but calls no key absent. A detail
 * record may lack fields that only the list has (slug, category, date), so the two are merged. The detail is
 * requested by slug, then by id. While it is unavailable, a list record with all fields replaces it. An item
 * of a kind without pages has moved to its place on /kuliner.
 */
export function lookUp<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  key: string,
): Promise<Lookup<D>> {
  const look = description.detailPath === null ? findPlace(description, key) : find(description, key);
  return whenDown(look as Promise<Lookup<D>>, failed).then((found) => {
    // The operator may have a redirect for a key that the API does not know (any more).
    const href = found.state === 'absent' && redirects().get(itemHref(description, key));
    return href ? { state: 'moved', href } : found;
  });
}

/** The key of an item that has moved; null where an operator's redirect leads to no item of its kind. */
export function movedKey(description: { detailPath: string | null }, href: string): string | null {
  const base = itemHref(description, '');
  const [path = ''] = href.split(/[?#]/, 1);
  const key = path.startsWith(base) ? decodeKey(path.slice(base.length)) : '';
  return isSafeKey(key) ? key : null;
}

/** Where neither the budget nor the API names a time. */
const RETRY_SECONDS = 30;

/** In how many seconds it is worth while to ask again for what has failed. */
export function retrySeconds({ retrySeconds: told }: AdminApiError): number {
  return told ?? adminApi().requests.laterSeconds() ?? RETRY_SECONDS;
}

async function find(description: AnyKind, key: string): Promise<Lookup<Item>> {
  if (!isSafeKey(key)) return { state: 'absent' };
  const cached = await whenDown(loadItems(description), failed);
  let list = 'error' in cached ? null : cached;
  // An API that is known to be down is asked nothing, and nobody is blamed for it.
  const isQuestion =
    !list?.byKey.has(key.toLowerCase()) &&
    !adminApi().requests.isDown() &&
    !(await adminApi().knows(detailApiPath(description, key)));
  if (isQuestion) {
    // The cached list may be stale, and a list may lack items that the API has: only the API can say that
    // there is no such item.
    const refused = refusedQuestion(description.kind);
    if (refused) return unknown(description, key, list, refused);
    list &&= await loadItems(description, UNLISTED_MS);
  }
  const listed = list?.byKey.get(key.toLowerCase());
  if (listed && listed.key !== key) return moved(description, listed.key);
  const record = list && listed ? list.rawOf(listed) : { slug: key };
  const meanwhile = listed && hasAllDetails(description, record) ? record : null;
  for (const apiPath of pathsOf(description, listed, key)) {
    const raw = await adminApi().getItem(apiPath, meanwhile);
    if (!raw) continue;
    if (isQuestion && isNamed(raw, key)) giveBackQuestion(description.kind);
    const item = parseDetail(description, record, raw);
    if (!listed && item.key !== key) return moved(description, item.key);
    return { state: raw === meanwhile ? 'partial' : 'ok', item };
  }
  return 'error' in cached ? unknown(description, key, list, cached.error) : { state: 'absent' };
}

/** Whether a record says that it has this key: an API may find item 7 under '7-acak' too. */
function isNamed(raw: unknown, key: string): boolean {
  const own = isRecord(raw) ? [raw.slug, raw.id] : [];
  return own.some((one) => readText(one)?.toLowerCase() === key.toLowerCase());
}

/** The API paths of an item's detail for the key in its URL, in the order of the requests. */
export async function detailPaths(description: AnyKind, key: string): Promise<string[]> {
  const list = await listIfThere(description);
  return pathsOf(description, list?.byKey.get(key.toLowerCase()), key);
}

function pathsOf(description: { endpoint: string }, listed: Summary | undefined, key: string): string[] {
  return (listed?.apiKeys ?? [key]).map((apiKey) => detailApiPath(description, apiKey));
}

/**
 * A list in which the items of these keys have the smallest group that their last good details say, where
 * only a detail says it (spec §3). The API is asked nothing.
 */
export async function withLeastPeople(description: AnyKind, list: ItemList, keys: readonly string[]) {
  const least = new Map<Summary, number | null>();
  const read = async (summary: Summary, apiPath: string) => {
    const raw = (await adminApi().knows(apiPath)) ? adminApi().cached(apiPath) : null;
    const item = raw && description.parseItem(new MergedRecord(raw, list.rawOf(summary)));
    if (item) least.set(summary, description.choices?.minPeople?.(item) ?? null);
  };
  const open = keys.flatMap((key) => list.byKey.get(key) ?? []).filter(({ minPeople }) => minPeople === null);
  await Promise.all(
    open.flatMap((one) => pathsOf(description, one, one.key).map((apiPath) => read(one, apiPath))),
  );
  return {
    ...list,
    read: (summary: Summary): Item =>
      Object.assign(list.read(summary), least.has(summary) && { minPeople: least.get(summary) }),
  };
}

/** The API path of an item's detail for one of its API keys: '/api/admin/events/lari-fajar'. */
export function detailApiPath({ endpoint }: { endpoint: string }, apiKey: string): string {
  return `${endpoint}/${encodeURIComponent(apiKey)}`;
}

/** A known item of a kind without pages has moved to its place on /kuliner. The API has no detail of it. */
async function findPlace(description: AnyKind, key: string): Promise<Lookup<never>> {
  const isKnown = ({ byKey }: ItemList) => byKey.has(key.toLowerCase());
  const isOld = () => Date.now() - (adminApi().fetchedAt(description.endpoint) ?? 0) > UNLISTED_MS;
  let list = await loadItems(description);
  if (!isKnown(list) && isSafeKey(key) && isOld()) {
    const refused = refusedQuestion(description.kind);
    if (refused) return unknown(description, key, list, refused);
    list = await loadItems(description, UNLISTED_MS);
    if (!isKnown(list) && isOld())
      return unknown(description, key, list, new AdminApiError('later', 'the list is not renewed in time'));
  }
  const listed = list.byKey.get(key.toLowerCase());
  return listed ? { state: 'moved', href: hrefIn(description.kind, list, listed) } : { state: 'absent' };
}

/**
 * Where the API does not say now what a key is: the operator's redirect, else what the API said last. Without
 * a list it may know the item by another key.
 */
function unknown(
  description: AnyKind,
  key: string,
  list: ItemList | null,
  error: AdminApiError,
): Lookup<never> {
  const href = redirects().get(itemHref(description, key));
  if (href) return { state: 'moved', href };
  const isAbsent = list && adminApi().saidAbsent(detailApiPath(description, key));
  return isAbsent ? { state: 'absent' } : failed(error);
}

function failed(error: AdminApiError) {
  return { state: 'failed' as const, error };
}

function moved(description: AnyKind, key: string) {
  return { state: 'moved' as const, href: itemHref(description, key) };
}

function parseDetail(description: AnyKind, listRaw: unknown, raw: unknown): Item {
  try {
    return description.parseDetail(new MergedRecord(raw, listRaw));
  } catch (error) {
    const id = recordId(raw) ?? recordId(listRaw);
    logWarningOnce('item unreadable', { kind: description.kind, id, reason: reason(error) });
    throw new AdminApiError('no-data', `detail cannot be read: ${reason(error)}`);
  }
}
