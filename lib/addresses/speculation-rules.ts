import { LIST_PATHS } from './list-paths.mjs';
import { detailRoutes, documents, routes } from './routes';

/*
 * Which pages a browser may prefetch or prerender, and when (docs/decisions/0020-every-click-a-document.md).
 * The rules are a file of their own, named by a header of every page: an inline script would need an
 * exception in the Content-Security-Policy, and the file can differ for visitors who save data, while a page
 * is the same for everyone.
 */

/** The header of a page that names the rules, as a structured field. */
export const SPECULATION: [string, string] = ['speculation-rules', `"${documents.speculation}"`];

/**
 * Pages are named one by one, so that nothing else is ever prefetched: no search, no form, no file, no other
 * host.
 */
const LISTS = Object.values(routes).filter((path) => path !== routes.cari && path !== routes.rencana);
const KINDS = Object.keys(LIST_PATHS) as (keyof typeof LIST_PATHS)[];
const DETAILS = [...KINDS.map((kind) => detailRoutes[kind]), routes.kawasan, routes.rencana];
const PAGES = [...LISTS, ...DETAILS.map((base) => `${base}/:key`)];

/** Paths with a dot are files: '/blog/feed.xml'. */
const FILES = '/*.*';
const where = {
  and: [
    { href_matches: PAGES },
    { not: { href_matches: FILES } },
    { not: { selector_matches: '[target], [download]' } },
  ],
};

/** What the request for the rules reveals about the visitor. */
interface Visitor {
  /** The request has `Save-Data: on`. */
  savesData: boolean;
  /** The device is a phone. */
  isMobile: boolean;
}

/**
 * The rules for a visitor. A mouse resting on a link shows intent: the page is prerendered. A touch often
 * only begins a scroll: just the document is prefetched. Visitors who save data get nothing in advance.
 */
export function speculationRules({ savesData, isMobile }: Visitor): object {
  if (savesData) return {};
  if (isMobile) return { prefetch: [{ where, eagerness: 'conservative' }] };
  return { prerender: [{ where, eagerness: 'moderate' }] };
}
