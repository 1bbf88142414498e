import { whenDown } from '../admin-api/errors';
import { detailPaths } from '../items/look-up';
import { adminApi } from '../items/source';
import { KINDS, type Kind } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { forgetSearches } from '../search/search';
import { clearSingleFlightCache } from '../seo/single-flight-cache';
import { invalidatePages, pageValidity } from './page-validity';

/** What has changed: one item (its slug or id), all items of a kind, or everything. */
export type Changed = { kind: Kind; key: string } | { kind: Kind; key: null } | { kind: null; key: null };

export interface RevalidationResult {
  /** The API paths that were requested again and succeeded. */
  renewed: string[];
  /** The paths that failed; their last good copies stay. */
  failed: { path: string; reason: string }[];
}

/**
 * Requests changed data from the API again and then invalidates all pages (docs/decisions/0008); the details
 * of a whole kind are requested when their pages are. No good copy is lost, and when every request fails
 * nothing changes. Never rejects because of the API.
 */
export async function revalidate({ kind, key }: Changed): Promise<RevalidationResult> {
  const outcome: RevalidationResult = { renewed: [], failed: [] };
  const lists = listsOf(kind);
  const patterns = kind === null ? ['/*'] : key === null ? [...lists, `${registry[kind].endpoint}/*`] : lists;
  adminApi().expire(patterns);
  await Promise.all(lists.map((path) => renew(outcome, path, () => adminApi().renewList(path))));
  if (key !== null && outcome.failed.length === 0) patterns.push(...(await renewDetail(outcome, kind, key)));
  if (outcome.renewed.length > 0) await invalidateEverywhere(patterns);
  return outcome;
}

/** The list path of a kind, or of all; the home page reads foods from an endpoint of their own (spec §7). */
function listsOf(kind: Kind | null): string[] {
  const endpoints = (kind ? [kind] : KINDS).map((each) => registry[each].endpoint);
  return kind === null || kind === 'makanan' ? [...endpoints, KULINER_ENDPOINT] : endpoints;
}

/** Requests the detail by the paths that a page would try, until one has an item; resolves to them. */
async function renewDetail(outcome: RevalidationResult, kind: Kind, key: string): Promise<string[]> {
  if (!registry[kind].detailPath) return [];
  const paths = await detailPaths(registry[kind], key);
  adminApi().expire(paths);
  for (const path of paths) {
    const answer = await renew(outcome, path, () => adminApi().renewItem(path));
    if (answer !== null) break;
  }
  return paths;
}

/** The response; undefined when the request failed. */
function renew(outcome: RevalidationResult, path: string, ask: () => Promise<unknown>): Promise<unknown> {
  const asked = ask().then((answer) => {
    outcome.renewed.push(path);
    return answer;
  });
  return whenDown(asked, ({ message }) => void outcome.failed.push({ path, reason: message }));
}

/** Invalidates the caches of all replicas, at a time later than any known revalidation. */
async function invalidateEverywhere(patterns: string[]): Promise<void> {
  const at = Math.max(Date.now(), pageValidity.after + 1);
  forgetMade(at);
  await pageValidity.announce(at, patterns);
}

/** Forgets what this process made of the data until `at`: pages, documents, searches. */
export function forgetMade(at: number): void {
  clearSingleFlightCache();
  forgetSearches();
  invalidatePages(at);
}
