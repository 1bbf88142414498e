import { CONTACT_INCOMPLETE, CONTACT_SEND } from '@/components/pages/contact-form/contact-draft';
import { readChoice } from '@/lib/data/list-choice';
import { lookUpOnce } from '@/lib/data/load';
import type { Item } from '@/lib/entities/define';
import { ITEM_CALENDAR, itemOf } from '@/lib/entities/item-path';
import { registry, type AnyKind } from '@/lib/entities/registry';
import { areaSlugOf } from '@/lib/kawasan/area-path';
import { areaBySlug } from '@/lib/kawasan/areas';
import { redirects } from '@/lib/addresses/redirects';
import { CHOICES, hasChoice } from '@/lib/addresses/list-choice';
import { documents, routes } from '@/lib/addresses/routes';
import { canonicalPath } from '@/lib/addresses/canonical-path';
import { PLAN_CALENDAR } from '@/lib/addresses/plan-calendar';
import { INTEREST } from '@/lib/addresses/interest';

/** What a URL resolves to. */
export type Resolved =
  /**
   * A page at its canonical URL, without parameters that the page does not read. Only with `isKept` is it the
   * same for all visitors. With `isChosen` it is one of very many: a list as a visitor ordered or narrowed
   * it.
   */
  | { is: 'page'; address: string; isKept: boolean; isChosen?: boolean }
  /** A permanent redirect. */
  | { is: 'redirect'; to: string }
  /** A document, a picture or an API route: Next gets the URL unchanged. */
  | { is: 'direct' };

/** The not-found page. No route of the site has this path, so that Next shows app/[...lain]. */
export const LOST = { is: 'page', address: '/tidak-ada', isKept: true } as const;

/** The parameters of lists, with their valid values; any other value is a 404. */
const PARTS = { kategori: /^[a-z0-9][a-z0-9-]{0,80}$/, page: /^[1-9]\d{0,4}$/ };
/** The parameters of the event calendar, which combine with no others. */
const CALENDAR = { urut: /^tanggal$/, bulan: /^\d{4}-\d{2}$/ };

interface List {
  /** Its kind, which says what else it can be ordered and narrowed by; null for the gallery. */
  description: AnyKind | null;
  hasCategories: boolean;
}

/**
 * Pages that read parameters: the lists of the kinds, of which /kuliner has no categories, and the gallery.
 */
const LISTS = new Map<string, List>([
  ...Object.values(registry).map(
    (kind) => [kind.listPath, { description: kind, hasCategories: true }] as const,
  ),
  [routes.galeri, { description: null, hasCategories: true }],
  [routes.kuliner, { description: registry.restoran, hasCategories: false }],
]);

const PLAIN: ReadonlySet<string> = new Set([
  routes.home,
  routes.contact,
  routes.privasi,
  routes.kawasan,
  CONTACT_INCOMPLETE.split('#', 1)[0] ?? '',
]);

/** The page of a ready plan; the page itself decides whether there is one. */
const READY_PLAN = new RegExp(`^${routes.rencana}/[a-z0-9-]{1,80}$`);

/** The routes in app/ that are not pages. */
const DIRECT_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(documents),
  PLAN_CALENDAR,
  CONTACT_SEND,
  INTEREST,
  ...['/api/cari', '/api/health', '/api/metrics', '/api/ready', '/api/revalidate'],
  ...['/manifest.webmanifest', '/favicon.ico', '/icon.png', '/apple-icon.png'],
]);
const DIRECT =
  /^\/(?:_next\/|api\/(?:admin|kalender|kartu)\/.|og\/[^/]+\/[^/]+$|storage\/.|sitemap\/[\w.-]+$)/;
/** A dot segment, also for readers that take '\\' for '/': Next would resolve it and serve another path. */
const STEP = /[\\/](?:\.|%2e){1,2}(?=[\\/]|$)/i;

/**
 * Resolves a URL (product-decisions.md, "URLs"; docs/decisions/0022-the-server-in-the-open.md) to a page, a
 * redirect, or the not-found page. `url` is the target in the request line. Whether an item at a canonical
 * URL has moved is known only after a look-up (`movedTo`).
 */
export async function resolve(url: string): Promise<Resolved> {
  const [path = '', query] = (url.split('#', 1)[0] ?? '').split(/\?(.*)/s, 2);
  if (STEP.test(path)) return LOST;
  if (DIRECT_PATHS.has(path) || DIRECT.test(path) || ITEM_CALENDAR.test(path)) return { is: 'direct' };
  const search = query === undefined ? '' : `?${query}`;
  const tidyPath = canonicalPath(path, '');
  const tidy = LISTS.has(tidyPath) ? canonicalPath(path, search) : tidyPath + search;
  if (tidy !== path + search) return { is: 'redirect', to: await settled(tidy) };
  return pageOf(path, new URLSearchParams(query));
}

function pageOf(path: string, query: URLSearchParams): Resolved {
  if (path === routes.cari) return { is: 'page', address: path + only(query, ['q', 'page']), isKept: false };
  if (path === routes.rencana) return { is: 'page', address: path + only(query, ['r']), isKept: false };
  const list = LISTS.get(path);
  if (list) return listOf(path, query, list);
  if (PLAIN.has(path) || READY_PLAN.test(path) || itemOf(path))
    return { is: 'page', address: path, isKept: true };
  const rule = redirects().get(path);
  const area = areaSlugOf(path);
  if (area !== null && (areaBySlug(area) || rule === undefined))
    return { is: 'page', address: path, isKept: true };
  return rule === undefined ? LOST : { is: 'redirect', to: rule };
}

function listOf(path: string, query: URLSearchParams, { description, hasCategories }: List): Resolved {
  if (valueOf(query, 'bulan') || valueOf(query, 'urut') === 'tanggal') return agendaOf(path, query);
  const parts = hasCategories ? (['kategori', 'page'] as const) : (['page'] as const);
  const choice = readChoice(description, (name) => valueOf(query, name));
  if (!choice || !parts.every((name) => isValid(query, name, PARTS[name]))) return LOST;
  const names = [...(hasCategories ? ['kategori'] : []), ...CHOICES, 'page'];
  const address = path + only(query, names);
  return { is: 'page', address, isKept: true, ...(hasChoice(choice) && { isChosen: true }) };
}

function agendaOf(path: string, query: URLSearchParams): Resolved {
  const names = ['urut', 'bulan'] as const;
  const isAgenda =
    path === routes.event &&
    valueOf(query, 'urut') !== null &&
    names.every((name) => isValid(query, name, CALENDAR[name])) &&
    ![...Object.keys(PARTS), ...CHOICES].some((name) => name !== 'urut' && valueOf(query, name) !== null);
  return isAgenda ? { is: 'page', address: path + only(query, names), isKept: true } : LOST;
}

function isValid(query: URLSearchParams, name: string, pattern: RegExp): boolean {
  const value = valueOf(query, name);
  return value === null || pattern.test(value);
}

/** The query with only these parameters, in this order and without empty ones. */
function only(query: URLSearchParams, names: readonly string[]): string {
  const own = new URLSearchParams(
    names.flatMap((name) => {
      const value = valueOf(query, name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return own.size ? `?${own}` : '';
}

/** The last value of a parameter; null when it is missing or empty. */
function valueOf(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).at(-1) || null;
}

/**
 * Follows the next redirect, of an item's other key or of a retired page, so that the visitor is redirected
 * once.
 */
async function settled(address: string): Promise<string> {
  const [path = '', query] = address.split('?', 2);
  const target = (await movedTo(path)) ?? (itemOf(path) ? null : redirects().get(path)) ?? path;
  return query === undefined || target !== path ? target : address;
}

/**
 * Where an item has moved: to the page of its own key, a food to its place on /kuliner, a retired item to the
 * target of the operator's rule. Null when it has not moved, or when the look-up failed. Must be called
 * before a page is rendered.
 */
export async function movedTo(address: string): Promise<string | null> {
  const item = itemOf(address);
  if (!item) return null;
  const found = await lookUpOnce<Item, Item>(item.description, item.key);
  return found.state === 'moved' ? found.href : null;
}
