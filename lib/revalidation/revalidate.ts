import { isOutage } from '../admin-api/errors';
import { adminApi, detailPaths } from '../data/load';
import { KINDS, type Kind } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { forgetSearches } from '../search/search';
import { clearSingleFlightCache } from '../seo/single-flight-cache';
import { invalidatePages, pageValidity } from './page-validity';

/** What has changed: one item (its slug or id), all items of a kind, or everything. */
export type Changed = { kind: Kind; key: string } | { kind: Kind; key: null } | { kind: null; key: null };

export interface RevalidationResult {
  /** The API's paths that were asked anew and answered. */
  renewed: string[];
  /** Those that failed; their last good copies stay. */
  failed: { path: string; reason: string }[];
}

/**
 * Asks the API anew for what has changed and then has every page that anyone asks for rendered anew: what
 * shows the change is seldom one page, and rendering from data in memory is cheap. The details of a whole
 * kind are asked when their pages are. Nothing good is lost, whatever fails; where nothing was answered,
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

/** The list of a kind, or all; the home page reads its foods from an endpoint of their own (spec §7). */
function listsOf(kind: Kind | null): string[] {
  const endpoints = (kind ? [kind] : KINDS).map((each) => registry[each].endpoint);
  return kind === null || kind === 'makanan' ? [...endpoints, KULINER_ENDPOINT] : endpoints;
}

/**
 * The detail under the keys that a page would ask for, until one answers with an item. Resolves to those
 * paths.
 */
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

/** What was answered; undefined when it failed. */
async function renew(
  outcome: RevalidationResult,
  path: string,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const answer = await ask();
    outcome.renewed.push(path);
    return answer;
  } catch (error) {
    if (!isOutage(error)) throw error;
    outcome.failed.push({ path, reason: error.message });
    return undefined;
  }
}

/** On every replica. Later than any revalidation known here, whatever another machine's clock said. */
async function invalidateEverywhere(patterns: string[]): Promise<void> {
  const at = Math.max(Date.now(), pageValidity.after + 1);
  clearSingleFlightCache();
  forgetSearches();
  invalidatePages(at);
  await pageValidity.announce(at, patterns);
}
