import { CONTACT_INCOMPLETE, CONTACT_SEND } from '@/components/pages/contact-form/contact-draft';
import { lookUpOnce } from '@/lib/data/load';
import type { Item } from '@/lib/entities/define';
import { registry, type AnyKind } from '@/lib/entities/registry';
import { areaBySlug } from '@/lib/kawasan/areas';
import { redirects } from '@/lib/addresses/redirects';
import { INTEREST } from '@/lib/addresses/interest';
import { decodeKey, detailRoutes, documents, routes } from '@/lib/addresses/routes';
import { canonicalPath } from '@/lib/addresses/canonical-path';

/** What an address leads to. */
export type Resolved =
  /**
   * A page under its one address, in which nothing stands that the page does not read. Only kept ones are the
   * same for all.
   */
  | { is: 'page'; address: string; isKept: boolean }
  /** Another address, for good. */
  | { is: 'redirect'; to: string }
  /** A document, a picture, a part of the API: Next is asked under the address as it is. */
  | { is: 'direct' };

/** The page of all that is not there: no address of the site, so that Next shows app/[...lain]. */
const LOST = { is: 'page', address: '/tidak-ada', isKept: true } as const;

/**
 * What a page may read of its query, and what may stand there; another value is nothing that the site has.
 */
const STATES = {
  kategori: /^[a-z0-9][a-z0-9-]{0,80}$/,
  page: /^[1-9]\d{0,4}$/,
  urut: /^tanggal$/,
  bulan: /^\d{4}-\d{2}$/,
};
type State = keyof typeof STATES;
const PARTS: readonly State[] = ['kategori', 'page'];
/** The events as a calendar have a state of their own, which goes with no other. */
const CALENDAR: readonly State[] = ['urut', 'bulan'];

/**
 * Pages whose part is asked for by their query: those of the kinds, of which /kuliner has no categories, and
 * the gallery.
 */
const LISTS = new Map<string, readonly State[]>([
  ...Object.values(registry).map(({ listPath }) => [listPath, PARTS] as const),
  [routes.galeri, PARTS],
  [routes.kuliner, ['page']],
]);

const PLAIN: ReadonlySet<string> = new Set([
  routes.home,
  routes.contact,
  routes.privasi,
  routes.kawasan,
  CONTACT_INCOMPLETE.split('#', 1)[0] ?? '',
]);

/** What app/ has beside its pages. */
const DIRECT_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(documents),
  CONTACT_SEND,
  INTEREST,
  ...['/api/cari', '/api/health', '/api/metrics', '/api/ready', '/api/revalidate'],
  ...['/manifest.webmanifest', '/favicon.ico', '/icon.png', '/apple-icon.png'],
]);
const DIRECT = /^\/(?:_next\/|api\/(?:admin|kartu)\/.|og\/[^/]+\/[^/]+$|storage\/.|sitemap\/[\w.-]+$)/;
/** A step upwards, also to who reads '\\' as '/': Next would take it and look elsewhere. */
const STEP = /[\\/](?:\.|%2e){1,2}(?=[\\/]|$)/i;

/**
 * The one answer of an address (product-decisions.md, "URLs"; docs/decisions/0022-the-server-in-the-open.md):
 * the page, another address, or the page that says that there is none. `url` is what stands in the request
 * line. An item that has moved and is asked for in a tidy way is known once it is looked up (`movedTo`).
 */
export async function resolve(url: string): Promise<Resolved> {
  const [path = '', query] = (url.split('#', 1)[0] ?? '').split(/\?(.*)/s, 2);
  if (STEP.test(path)) return LOST;
  if (DIRECT_PATHS.has(path) || DIRECT.test(path)) return { is: 'direct' };
  const search = query === undefined ? '' : `?${query}`;
  const tidyPath = canonicalPath(path, '');
  const tidy = LISTS.has(tidyPath) ? canonicalPath(path, search) : tidyPath + search;
  if (tidy !== path + search) return { is: 'redirect', to: await settled(tidy) };
  return pageOf(path, new URLSearchParams(query));
}

function pageOf(path: string, query: URLSearchParams): Resolved {
  if (path === routes.cari) return { is: 'page', address: path + only(query, ['q', 'page']), isKept: false };
  const states = LISTS.get(path);
  if (states) return listOf(path, query, states);
  if (PLAIN.has(path) || itemOf(path)) return { is: 'page', address: path, isKept: true };
  const rule = redirects().get(path);
  const area = areaOf(path);
  if (area !== null && (areaBySlug(area) || rule === undefined))
    return { is: 'page', address: path, isKept: true };
  return rule === undefined ? LOST : { is: 'redirect', to: rule };
}

function listOf(path: string, query: URLSearchParams, parts: readonly State[]): Resolved {
  const has = (name: State) => valueOf(query, name) !== null;
  if (!CALENDAR.some(has)) return stateOf(path, query, parts);
  return path === routes.event && has('urut') && !PARTS.some(has) ? stateOf(path, query, CALENDAR) : LOST;
}

function stateOf(path: string, query: URLSearchParams, names: readonly State[]): Resolved {
  const isOther = names.some((name) => {
    const value = valueOf(query, name);
    return value !== null && !STATES[name].test(value);
  });
  return isOther ? LOST : { is: 'page', address: path + only(query, names), isKept: true };
}

/** The parameters of these names, in this order; those without a value are absent. */
function only(query: URLSearchParams, names: readonly string[]): string {
  const own = new URLSearchParams(
    names.flatMap((name) => {
      const value = valueOf(query, name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return own.size ? `?${own}` : '';
}

/** The last value of a parameter; null where there is none, or an empty one. */
function valueOf(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).at(-1) || null;
}

/**
 * A page behind another key of its item, or given up by the operator, would redirect again: its target is
 * taken at once.
 */
async function settled(address: string): Promise<string> {
  const [path = '', query] = address.split('?', 2);
  const target = (await movedTo(path)) ?? (itemOf(path) ? null : redirects().get(path)) ?? path;
  return query === undefined || target !== path ? target : address;
}

/**
 * Where an item's page has gone: to that of its own key, a food to its place on /kuliner, an item that is
 * given up to where the operator's rule says. Null where there is nothing of the kind, or when it could not
 * be had. To be asked before a page is rendered.
 */
export async function movedTo(address: string): Promise<string | null> {
  const item = itemOf(address);
  if (!item) return null;
  const found = await lookUpOnce<Item, Item>(item.description, item.key);
  return found.state === 'moved' ? found.href : null;
}

/** Each kind by the path before the key of its items; foods have no pages, but addresses. */
const DETAILS: ReadonlyMap<string, AnyKind> = new Map([
  ...Object.values(registry).map((description) => [description.detailPath ?? '', description] as const),
  [detailRoutes.makanan, registry.makanan],
]);

/** Which area's page a path is, by its slug; whether there is such an area is the page's to say. */
function areaOf(path: string): string | null {
  const [, base, segment, ...rest] = path.split('/');
  return `/${base}` === routes.kawasan && segment && rest.length === 0 ? decodeKey(segment) : null;
}

/** Which kind's item a path is the page of, and the item's key. */
function itemOf(path: string): { description: AnyKind; key: string } | null {
  const [, base, segment, ...rest] = path.split('/');
  const description = DETAILS.get(`/${base}`);
  return description && segment && rest.length === 0 ? { description, key: decodeKey(segment) } : null;
}
