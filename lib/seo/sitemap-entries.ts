import { KINDS, type Kind } from '../entities/kinds';
import type { Summary } from '../entities/item-list';
import { registry, type AnyKind } from '../entities/registry';
import { ALL, PAGE_SIZE } from '../addresses/category';
import { galeriParts, galeriItems, TILES_PER_PAGE } from '../data/galeri';
import { chipLabels, inCategory, newestFirst } from '../listing/listing';
import { areas } from '../kawasan/areas';
import { MAPPED } from '../kawasan/mapped';
import { areaHref, detailHref, listHref, readyPlanHref, routes } from '../addresses/routes';
import { newestUntil } from './timestamps';

/** One page that search engines may index. */
export interface SitemapEntry {
  /** Path and query, as in the page's canonical link. */
  path: string;
  /** When the page last changed, in milliseconds; null when unknown. */
  changedAt: number | null;
  pictures: Summary['pictures'];
}

/** The items of every delivered list; `kuliner` is the home page's own list of foods. */
export type Catalogue = Partial<Record<Kind | 'kuliner', readonly Summary[]>>;

/** The lists that the home page shows. */
const ON_HOME = ['paket', 'destinasi', 'akomodasi', 'transportasi', 'event', 'kuliner'] as const;

/**
 * Every indexable page of the site, each once: pages with status 200 that are their own canonical and not
 * `noindex` (search-visibility.md, B4; product-decisions.md, "Lists"). Pages of kinds that were never
 * delivered are 503 and left out. Dates after `now` are ignored. A generator: entries are made one kind at a
 * time as they are consumed.
 */
export function* sitemapEntries(
  catalogue: Catalogue,
  now: number,
  readyPlans: readonly { slug: string }[] = [],
): Generator<SitemapEntry> {
  const newestOf = (kinds: readonly (Kind | 'kuliner')[]) =>
    newestUntil(now, changes(kinds.flatMap((kind) => catalogue[kind] ?? [])));
  yield page(routes.home, newestOf(ON_HOME));
  for (const kind of KINDS) yield* kindEntries(registry[kind], catalogue[kind] ?? [], now);
  yield* kulinerEntries(catalogue, now);
  for (const { label, kinds } of galeriParts(catalogue)) {
    const pages = Math.ceil(galeriItems(catalogue, kinds).length / TILES_PER_PAGE);
    // A new picture shifts all others, so every page changes.
    const changed = newestOf(kinds);
    for (let number = 1; number <= pages; number += 1)
      yield page(listHref(routes.galeri, label, number), changed);
  }
  yield* areaEntries(catalogue, newestOf);
  for (const { slug } of readyPlans) yield page(readyPlanHref(slug), null);
  yield page(routes.contact, null);
  yield page(routes.privasi, null);
}

function page(path: string, changedAt: number | null, pictures: Summary['pictures'] = []): SitemapEntry {
  return { path, changedAt, pictures };
}

const changes = (items: readonly Summary[]) => items.map((item) => item.changedAt);

/** The list pages and details of a kind; none for kinds that only have a place on /kuliner. */
function kindEntries({ listPath, detailPath, categories }: AnyKind, items: readonly Summary[], now: number) {
  if (detailPath === null) return [];
  const details = items
    .filter(({ isExample }) => !isExample)
    .map((item) => page(detailHref(detailPath, item.key), newestUntil(now, [item.changedAt]), item.pictures));
  const lists = chipLabels(categories, items).flatMap((label) => {
    const shown = inCategory(items, label);
    return pagesOf(shown).map((part, index) =>
      page(listHref(listPath, label, index + 1), listChange(shown, part, now)),
    );
  });
  return [...lists, ...details];
}

/** The overview map and the areas are listed once a list that they show was delivered. */
function* areaEntries(
  catalogue: Catalogue,
  newestOf: (kinds: readonly Kind[]) => number | null,
): Generator<SitemapEntry> {
  if (!MAPPED.some((kind) => catalogue[kind])) return;
  yield page(routes.kawasan, newestOf(MAPPED));
  for (const { slug } of areas()) yield page(areaHref(slug), null);
}

/** `/kuliner`, once foods or restaurants were delivered; further pages are for restaurants only. */
function kulinerEntries({ makanan, restoran }: Catalogue, now: number): SitemapEntry[] {
  if (!makanan && !restoran) return [];
  const shown = newestFirst(restoran ?? []);
  const parts = shown.length ? pagesOf(shown) : [[]];
  // Every page of /kuliner shows all foods.
  const foods = newestUntil(now, changes(makanan ?? []));
  return parts.map((part, index) =>
    page(listHref(routes.kuliner, ALL, index + 1), newestUntil(now, [foods, listChange(shown, part, now)])),
  );
}

function pagesOf(items: readonly Summary[]): (readonly Summary[])[] {
  return Array.from({ length: Math.ceil(items.length / PAGE_SIZE) }, (_, index) =>
    items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
}

/** When a list page last changed: with a change of its items, or with a new item, which shifts the others. */
function listChange(all: readonly Summary[], shown: readonly Summary[], now: number): number | null {
  return newestUntil(now, [all[0]?.createdAt ?? null, ...changes(shown)]);
}
