import type { AppRouteHandlerRoutes, AppRoutes } from '@/.next/types/routes';
import { ALL, categorySlug } from './category';
import type { ListChoice } from './list-choice';
import { LIST_PATHS } from './list-paths.mjs';
import { VISITS } from './visits';

/** Every path of the site. No other file has one, so links, redirects and the sitemap agree to the byte. */
export const routes = {
  home: '/',
  ...LIST_PATHS,
  kuliner: '/kuliner',
  contact: '/contact',
  galeri: '/galeri',
  cari: '/cari',
  kawasan: '/kawasan',
  rencana: '/rencana',
  privasi: '/kebijakan-privasi',
} as const;

/** The paths before the key of a detail page, where they differ from the list's. */
export const detailRoutes = {
  ...routes,
  destinasi: '/destination',
  paket: '/paketdetail',
  /** Not a page: it redirects to the food's place on /kuliner (product-decisions.md, "URLs"). */
  makanan: '/makanan',
} as const;

/** Documents for crawlers and other clients. */
export const documents = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/blog/feed.xml',
  llms: '/llms.txt',
  indexNowKey: '/indexnow.txt',
  /** What browsers may fetch in advance (lib/addresses/speculation-rules.ts). */
  speculation: '/speculation-rules.json',
} as const;

/** What composes an order, and leads to WhatsApp (docs/decisions/0027-an-order-with-date-and-people.md). */
export const ORDER = '/pesan';

/** Where the `ping` of a pressed link is sent (docs/decisions/0025-what-visitors-ask-for.md). */
export const INTEREST = '/api/minat';

/** Where a form changes a visitor's plan: a POST to /rencana (middleware.ts). */
export const PLAN_CHANGE = `/api${routes.rencana}`;

/** The calendar file of a plan's dated parts: '/rencana/kalender.ics?r=…'. */
export const PLAN_CALENDAR = `${routes.rencana}/kalender.ics`;

/** The kinds that have addresses (lib/entities/kinds.ts has the same words). */
type KindName = keyof typeof LIST_PATHS | 'makanan';

/** What an address shows; the middleware asks the case of each family in its own way (lib/cases). */
export type Page =
  | { family: 'home' | 'areas' | 'area' | 'gallery' | 'food' | 'search' | 'plan' | 'ready-plan' | 'fixed' }
  | { family: 'list' | 'detail'; kind: KindName };

/**
 * Every page of app/ by Next's name of its route: a page without a line here is a type error, and 404. One
 * that shows no kind also has a path in `routes`, a head in lib/seo/page-heads.ts, a line in
 * lib/seo/sitemap-entries.ts if it may be found, and in ROUTES of e2e/support/routes.ts.
 */
export const PAGES = {
  '/': { family: 'home' },
  '/akomodasi': { family: 'list', kind: 'akomodasi' },
  '/akomodasi/[slug]': { family: 'detail', kind: 'akomodasi' },
  '/attraction': { family: 'list', kind: 'atraksi' },
  '/attraction/[slug]': { family: 'detail', kind: 'atraksi' },
  '/blog': { family: 'list', kind: 'blog' },
  '/blog/[slug]': { family: 'detail', kind: 'blog' },
  '/cari': { family: 'search' },
  '/contact': { family: 'fixed' },
  '/contact/belum-lengkap': { family: 'fixed' },
  '/destinasi': { family: 'list', kind: 'destinasi' },
  '/destination/[slug]': { family: 'detail', kind: 'destinasi' },
  '/event': { family: 'list', kind: 'event' },
  '/event/[slug]': { family: 'detail', kind: 'event' },
  '/fasilitas': { family: 'list', kind: 'fasilitas' },
  '/fasilitas/[slug]': { family: 'detail', kind: 'fasilitas' },
  '/galeri': { family: 'gallery' },
  '/kawasan': { family: 'areas' },
  '/kawasan/[slug]': { family: 'area' },
  '/kebijakan-privasi': { family: 'fixed' },
  '/kuliner': { family: 'food' },
  '/makanan/[slug]': { family: 'detail', kind: 'makanan' },
  '/paket-tour': { family: 'list', kind: 'paket' },
  '/paketdetail/[slug]': { family: 'detail', kind: 'paket' },
  '/rencana': { family: 'plan' },
  '/rencana/[slug]': { family: 'ready-plan' },
  '/tanpa-sinyal': { family: 'fixed' },
  '/tiket': { family: 'list', kind: 'tiket' },
  '/tiket/[slug]': { family: 'detail', kind: 'tiket' },
  '/transportasi': { family: 'list', kind: 'transportasi' },
  '/transportasi/[slug]': { family: 'detail', kind: 'transportasi' },
} as const satisfies Record<Exclude<AppRoutes, `${typeof TEXT_PAGES}/${string}`>, Page>;

/** Below it lies the page that draws the texts of 404 and 503, for the middleware alone. */
export const TEXT_PAGES = '/keadaan';

/**
 * Every route of app/ that is no page, with the family under which it is counted (docs/metrics.md). A route
 * without a line is a type error, and 404; Next's types leave out app/robots.ts.
 */
export const HANDLERS = {
  '/api/admin/[...path]': 'api',
  '/api/cari': 'search',
  '/api/health': 'api',
  '/api/kalender/[kind]/[key]': 'api',
  '/api/kartu/[kind]': 'cards',
  '/api/kunjungan': 'api',
  '/api/metrics': 'api',
  '/api/minat': 'api',
  '/api/ready': 'api',
  '/api/rencana': 'api',
  '/api/revalidate': 'api',
  '/api/saring/[list]': 'cards',
  '/blog/feed.xml': 'document',
  '/contact/kirim': 'api',
  '/indexnow.txt': 'document',
  '/kunjungan.js': 'document',
  '/llms.txt': 'document',
  '/og/[kind]/[file]': 'preview',
  '/pesan': 'order',
  '/rencana/kalender.ics': 'document',
  '/robots.txt': 'document',
  '/service-worker.js': 'document',
  '/sitemap.xml': 'document',
  '/sitemap/[file]': 'document',
  '/speculation-rules.json': 'document',
  '/storage/[...path]': 'storage',
} as const satisfies Record<AppRouteHandlerRoutes | '/robots.txt', string>;

const SENDING: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** What is sent to: the form of plans, and three routes that answer for every method that Next knows. */
const SENT_TO: Readonly<Record<string, readonly string[]>> = {
  [routes.rencana]: ['POST'],
  '/api/revalidate': SENDING,
  [INTEREST]: SENDING,
  [VISITS]: SENDING,
};

/** The methods that an address has. */
export function methodsOf(path: string): readonly string[] {
  return ['GET', 'HEAD', ...(SENT_TO[path] ?? [])];
}

/** What a request with any other method is told. */
export const METHOD_REFUSED = 'Metode tidak dilayani';

/** One part of a sitemap that is too large for a single file: '/sitemap/1.xml'. */
export function sitemapHref(part: number): string {
  return `/sitemap/${part}.xml`;
}

/** A detail path such as '/destination/kawah-putih'; the key is encoded. */
export function detailHref(base: string, key: string): string {
  return `${base}/${encodeURIComponent(key)}`;
}

/** The URL of an item; that of a kind without pages redirects to the item's place on /kuliner. */
export function itemHref({ detailPath }: { detailPath: string | null }, key: string): string {
  return detailHref(detailPath ?? detailRoutes.makanan, key);
}

/** The questions that travellers ask, and their answers. */
export const FAQ_ID = 'tanya-jawab';
export const FAQ_HREF = `${routes.contact}#${FAQ_ID}`;

/** The box with hours, price and the way at the top of a place's page. */
export const BEFORE_ID = 'sebelum-berangkat';

/** The page of an area: '/kawasan/lembang'. */
export function areaHref(slug: string): string {
  return `${routes.kawasan}/${slug}`;
}

/** The brand's preview picture, below public/. */
export const SHARE_FALLBACK = '/art/bagikan.jpg';
/** Replaces the kind in the URLs of the pages' own preview pictures: '/og/halaman/home.jpg'. */
export const SHARE_PAGE_KIND = 'halaman';

/** A preview picture: '/og/destinasi/kawah-putih.jpg?v=1a2b3c4d'. A new version is a new URL. */
export function shareHref(kind: string, key: string, version: string | null = null): string {
  return `/og/${kind}/${encodeURIComponent(key)}.jpg${version === null ? '' : `?v=${version}`}`;
}

/** The URL of a list, without `page=1`, `kategori=semua` and what is not chosen. */
export function listHref(base: string, label: string = ALL, page = 1, choice: ListChoice = {}): string {
  const query = new URLSearchParams({
    ...(label !== ALL && { kategori: categorySlug(label) }),
    ...choice,
    ...(page > 1 && { page: String(page) }),
  });
  return query.size ? `${base}?${query}` : base;
}

/** The events as a calendar, all months or one: '/event?urut=tanggal&bulan=2026-12'. */
export function agendaHref(month: string | null = null): string {
  return `${routes.event}?urut=tanggal${month === null ? '' : `&bulan=${month}`}`;
}

/** The URL that the search box requests: '/api/cari?q=kawah'. */
export function searchHref(query: string): string {
  return `/api${routes.cari}?${new URLSearchParams({ q: query })}`;
}

/** The page with all results of a search, '/cari?q=kawah', and its further pages. */
export function resultsHref(query: string, page = 1): string {
  const asked = new URLSearchParams({ q: query });
  if (page > 1) asked.set('page', String(page));
  return `${routes.cari}?${asked}`;
}

/** Where Load More gets the cards of a list's page: '/api/kartu/event?kategori=wedding&page=2'. */
export function cardsHref(kind: string, label: string, page: number, choice: ListChoice = {}): string {
  const query = { kategori: categorySlug(label), ...choice, page: String(page) };
  return `/api/kartu/${kind}?${new URLSearchParams(query)}`;
}

/** A plan that can be sent: '/rencana?r=o2!h1!de~kawah-putih'. `plan` is what `writePlan` makes. */
export function planHref(plan: string): string {
  return `${routes.rencana}?r=${plan}`;
}

/** The page of a ready plan: '/rencana/sehari-di-ciwidey'. */
export function readyPlanHref(slug: string): string {
  return `${routes.rencana}/${slug}`;
}

/** The key in a detail URL as the API may know it; a malformed one as it is, which will not be found. */
export function decodeKey(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
