import { ACTIONS, PLACES, type Action, type Place } from '../addresses/interest';
import { decodeKey, routes } from '../addresses/routes';
import { cachedItems } from '../data/load';
import { referenceOf } from '../data/reference';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';

/** A press on a link: what it does, where it stands, and on which page. Nothing of who pressed. */
export interface Pressed {
  action: Action;
  place: Place;
  /**
   * A page that there is, '/paket-tour'; of an item its path, '/paketdetail/lembang'. Null where it is not
   * known.
   */
  page: string | null;
  /** Of an item's page. */
  kind: Kind | null;
  ref: string | null;
}

/**
 * What a link's `ping` says; null for what no link of the site says. `from` is the address of the page
 * (Ping-From).
 */
export function pressed(query: URLSearchParams, from: string | null): Pressed | null {
  const [[action, place] = []] = [...query];
  if (query.size !== 1 || !isOneOf(ACTIONS, action) || !isOneOf(PLACES, place)) return null;
  return { action, place, ...pageOf(from) };
}

function isOneOf<T extends string>(known: readonly T[], value: string | undefined): value is T {
  return known.some((one) => one === value);
}

const NOWHERE = { page: null, kind: null, ref: null };
const PAGES: ReadonlySet<string> = new Set(Object.values(routes));

/**
 * The page, as far as the site has it: of an item, where its kind's list in memory has its key. Nobody is
 * asked.
 */
function pageOf(from: string | null): Pick<Pressed, 'page' | 'kind' | 'ref'> {
  const path = from && from.length < 500 && URL.canParse(from) ? new URL(from).pathname : '';
  if (PAGES.has(path)) return { ...NOWHERE, page: path };
  const [, base, segment, ...rest] = path.split('/');
  const found = Object.values(registry).find(({ detailPath }) => detailPath === `/${base}`);
  if (!found || !segment || rest.length) return NOWHERE;
  const summary = cachedItems(found)?.byKey.get(decodeKey(segment).toLowerCase());
  if (!summary) return NOWHERE;
  return { page: path, kind: found.kind, ref: referenceOf(found.kind, summary) };
}
