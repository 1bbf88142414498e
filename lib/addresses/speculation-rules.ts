import { LIST_PATHS } from './list-paths.mjs';
import { detailRoutes, documents, routes } from './routes';

/*
 * Which pages a browser may fetch ahead, and when (docs/decisions/0020-every-click-a-document.md).
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
 * The rules for a visitor: the document is prefetched where a mouse rests on a link for 200 ms, and on a
 * phone, where a finger that comes near a link often only scrolls, at the touch. Visitors who save data get
 * nothing in advance. No page is prerendered: measured, that only delays a click.
 */
export function speculationRules({ savesData, isMobile }: Visitor): object {
  if (savesData) return {};
  return { prefetch: [{ where, eagerness: isMobile ? 'conservative' : 'moderate' }] };
}
