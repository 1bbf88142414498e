import { detailRoutes, documents, routes } from './routes';

/*
 * Which pages a browser may fetch before they are asked for, and when
 * (docs/decisions/0020-every-click-a-document.md). The rules are a file of their own, named by a header of
 * every page: an inline script would need a hole in the Content-Security-Policy, and the file can be another
 * for who saves data, while a page is the same for all.
 */

/** The header of a page that names the rules, in the form of a structured field. */
export const SPECULATION: [string, string] = ['speculation-rules', `"${documents.speculation}"`];

/**
 * Pages are named one by one, so that nothing else is ever fetched ahead: no search, no form, no file, no
 * other host.
 */
const LISTS = Object.values(routes).filter((path) => path !== routes.cari);
const { destinasi, paket, akomodasi, transportasi, event, tiket, fasilitas, blog, atraksi } = detailRoutes;
const DETAILS = [
  destinasi,
  paket,
  akomodasi,
  transportasi,
  event,
  tiket,
  fasilitas,
  blog,
  atraksi,
  routes.kawasan,
];
const PAGES = [...LISTS, ...DETAILS.map((base) => `${base}/:key`)];

/** What has a dot is a file: '/blog/feed.xml'. */
const FILES = '/*.*';
const where = {
  and: [
    { href_matches: PAGES },
    { not: { href_matches: FILES } },
    { not: { selector_matches: '[target], [download]' } },
  ],
};

/** What the request for the rules tells of the visitor. */
interface Visitor {
  /** `Save-Data: on`. */
  savesData: boolean;
  /** A phone. */
  isMobile: boolean;
}

/**
 * The rules for a visitor. A mouse that rests on a link tells what it wants: the page is loaded and drawn. A
 * finger tells when it touches, and often only scrolls: the document alone is fetched. Who saves data gets
 * nothing ahead.
 */
export function speculationRules({ savesData, isMobile }: Visitor): object {
  if (savesData) return {};
  if (isMobile) return { prefetch: [{ where, eagerness: 'conservative' }] };
  return { prerender: [{ where, eagerness: 'moderate' }] };
}
