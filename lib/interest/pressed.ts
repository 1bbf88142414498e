import { z } from 'zod';
import { ACTIONS, PLACES, type Action, type FORM_PLACE, type Place } from './link';
import { readAddress } from '../addresses/address';
import { cachedItems } from '../items/lists';
import { referenceOf } from '../order/reference';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { areaBySlug } from '../kawasan/areas';

/** The one parameter of a ping. */
const PING = z.tuple([z.tuple([z.enum(ACTIONS), z.enum(PLACES)])]);

/** A click on a link: its action, its place, and the page. Nothing about the visitor. */
export interface Pressed {
  action: Action;
  place: Place | typeof FORM_PLACE;
  /** An existing page, '/paket-tour'; for an item its path, '/paketdetail/lembang'. Null when unknown. */
  page: string | null;
  /** Only for an item's page. */
  kind: Kind | null;
  ref: string | null;
}

/** What a `ping` and its Ping-From (`from`) say; null for one that no link of the site sends. */
export function pressed(query: URLSearchParams, from: string | null): Pressed | null {
  const parsed = PING.safeParse([...query]);
  if (!parsed.success) return null;
  const [[action, place]] = parsed.data;
  return { action, place, ...pageOf(from) };
}

const NOWHERE = { page: null, kind: null, ref: null };

/** The page, if it exists; for an item, its key must be in its list in memory. Makes no API call. */
function pageOf(from: string | null): Pick<Pressed, 'page' | 'kind' | 'ref'> {
  const path = from && from.length < 500 && URL.canParse(from) ? new URL(from).pathname : '';
  const address = readAddress(path, '');
  if (address.is !== 'page') return NOWHERE;
  const { page, name } = address;
  if (!name || (page.family === 'area' && areaBySlug(name))) return { ...NOWHERE, page: path };
  if (page.family !== 'detail' || !registry[page.kind].detailPath) return NOWHERE;
  const { kind } = registry[page.kind];
  const summary = cachedItems(registry[kind])?.byKey.get(name.toLowerCase());
  if (!summary) return NOWHERE;
  return { page: path, kind, ref: referenceOf(kind, summary) };
}
