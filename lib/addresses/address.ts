import { canonicalPath } from './canonical-path';
import { PARAMETERS, valueOf, valuesOf } from './parameters';
import { decodeKey, HANDLERS, PAGES, routes, type Page } from './routes';

type Route = keyof typeof PAGES | keyof typeof HANDLERS;

/** The address of a page in its own form. */
export interface PageAddress {
  is: 'page';
  page: Page;
  /** '/event/lari-fajar' */
  path: string;
  /** The name of the one thing that the page is of: the last part of the path, decoded; '' for all others. */
  name: string;
  /** The parameters that the page reads, each with its one value (`valueOf`), in their order. */
  query: URLSearchParams;
  /** Path and query without what the page does not read (`keyOf`). */
  key: string;
}

/** What an address means, before anybody looks whether the thing exists. */
export type Address =
  | PageAddress
  /** Another form of an address: `to` is the one form. */
  | { is: 'moved'; to: string }
  /** No route has this path. */
  | { is: 'nothing'; path: string };

/** The routes with a variable part, and the form of their paths. */
const VARIABLE = [...Object.keys(PAGES), ...Object.keys(HANDLERS)]
  .filter((route) => route.includes('['))
  .map((route) => ({
    route: route as Route,
    form: new RegExp(`^${route.replace(/\[\.\.\.\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}$`),
  }));

/** Next's name of the route that a path belongs to: '/event/[slug]'. Null when no route has it. */
export function routeOf(path: string): Route | null {
  if (Object.hasOwn(PAGES, path) || Object.hasOwn(HANDLERS, path))
    return path.includes('[') ? null : (path as Route);
  return VARIABLE.find(({ form }) => form.test(path))?.route ?? null;
}

/** Whether a path belongs to a route that is no page. */
export function isHandled(path: string): boolean {
  const route = routeOf(path);
  return route !== null && Object.hasOwn(HANDLERS, route);
}

/**
 * The family under which a path is counted, from a closed list (docs/metrics.md): that of an item with its
 * kind; 'other' where no route has the path.
 */
export function familyAt(path: string): string {
  const route = routeOf(path);
  if (route === null) return 'other';
  if (!isPage(route)) return HANDLERS[route];
  const page: Page = PAGES[route];
  if (page.family === 'list') return page.kind;
  return page.family === 'detail' ? `${page.kind}-detail` : page.family;
}

/** What the path and query of a request mean. Another form keeps what no page reads, such as a campaign. */
export function readAddress(path: string, search: string): Address {
  if (canonicalPath(path, '') !== path) return { is: 'moved', to: canonicalPath(path, search) };
  const route = routeOf(path);
  if (route === null || !isPage(route)) return { is: 'nothing', path };
  const { query, key, to } = ownQuery(path, search);
  if (to !== null) return { is: 'moved', to };
  const name = route.includes('[') ? decodeKey(path.split('/').at(-1) ?? '') : '';
  return { is: 'page', page: PAGES[route], path, name, query, key };
}

/**
 * The key of a kept page, from the target of a request, without the parameters that the page does not read:
 * two addresses with one key have one answer. What is no page is its own key.
 */
export function keyOf(target: string): string {
  if (!/[?#]/.test(target)) return target;
  const [path = '', search = ''] = (target.split('#', 1)[0] ?? '').split(/\?(.*)/s, 2);
  const route = routeOf(path);
  return route !== null && isPage(route) ? ownQuery(path, search).key : target;
}

function isPage(route: Route): route is keyof typeof PAGES {
  return Object.hasOwn(PAGES, route);
}

/** What a page reads of a query; `to` is the one form of a list's address where what it reads has another. */
function ownQuery(path: string, search: string): Pick<PageAddress, 'query' | 'key'> & { to: string | null } {
  const read = PARAMETERS[path] ?? [];
  const all = new URLSearchParams(search);
  const asked = new URLSearchParams([...all].filter(([name]) => read.includes(name)));
  const isPaged = read.includes('page') && !isAgendaOfCategory(path, asked);
  const tidy = (query: URLSearchParams) => canonicalPath(path, withQuery('', query));
  // What leads to the one form keeps a key of its own.
  if (isPaged && tidy(asked) !== withQuery(path, asked))
    return { query: asked, key: withQuery(path, all), to: tidy(all) };
  const query = new URLSearchParams(valuesOf(asked, read));
  return { query, key: withQuery(path, query), to: null };
}

/** The agenda has no categories: a 404 in whatever order its parameters stand, which leads nowhere first. */
function isAgendaOfCategory(path: string, query: URLSearchParams): boolean {
  const category = valueOf(query.getAll('kategori'));
  const isAgenda = path === routes.event && valueOf(query.getAll('urut')) === 'tanggal';
  return isAgenda && category !== undefined && category !== 'semua';
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size ? `${path}?${query}` : path;
}
