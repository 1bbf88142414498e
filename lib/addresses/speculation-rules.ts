import { LIST_PATHS } from './list-paths.mjs';
import { SHEET } from './list-choice';
import { detailRoutes, documents, routes } from './routes';

/**
 * The header of a page that names the file with the rules, as a structured field: what a browser may fetch
 * ahead (docs/decisions/0020-every-click-a-document.md). An inline script would be the same for everyone.
 */
export const SPECULATION = { 'speculation-rules': `"${documents.speculation}"` };

/** Pages are named one by one: no search, no form, no file, no other host is ever prefetched. */
const LISTS = Object.values(routes).filter((path) => path !== routes.cari && path !== routes.rencana);
const KINDS = Object.keys(LIST_PATHS) as (keyof typeof LIST_PATHS)[];
const DETAILS = [...KINDS.map((kind) => detailRoutes[kind]), routes.kawasan, routes.rencana];
const PAGES = [...LISTS, ...DETAILS.map((base) => `${base}/:key`)];

/** Paths with a dot are files: '/blog/feed.xml'. */
const FILES = '/*.*';
/** Links that open another window or a file, and Load More, for which script asks for cards alone. */
const OTHER = '[target], [download], [aria-busy]';

/**
 * The rules for a visitor: a document is prefetched where a mouse rests on its link for 200 ms, on a phone at
 * the touch, and nothing for who saves data. No page is prerendered: measured, that delays a click.
 */
export function speculationRules(visitor: { savesData: boolean; isMobile: boolean }): object {
  if (visitor.savesData) return {};
  // On a phone also without what is chosen in the sheet of a list, which loads nothing.
  const [other, eagerness] = visitor.isMobile
    ? [`${OTHER}, #${SHEET} nav a`, 'conservative']
    : [OTHER, 'moderate'];
  const where = {
    and: [{ href_matches: PAGES }, { not: { href_matches: FILES } }, { not: { selector_matches: other } }],
  };
  return { prefetch: [{ where, eagerness }] };
}
