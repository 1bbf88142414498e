import { ALL } from './category';
import { routes } from './routes';

/** One step of the trail at the head of a page. */
export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string;
}

/*
 * The trails of the site. What a page shows (components/ui/breadcrumbs) and what its structured data repeat
 * (lib/seo/structured-data/breadcrumb.ts) come from the same list, so that they cannot differ (search-visibility.md A2, "All but home").
 */

const HOME: Crumb = { label: 'Beranda', href: routes.home };

/** Beranda › Galeri: a page directly below home. */
export function pageTrail(title: string): Crumb[] {
  return [HOME, { label: title }];
}

/** Beranda › Destinasi Wisata Bandung [› Alam]; `category` is null for the list of everything. Page N has the trail of its list. */
export function listTrail(list: { title: string; href: string }, category: string | null): Crumb[] {
  if (category === null) return pageTrail(list.title);
  return [HOME, { label: list.title, href: list.href }, { label: category }];
}

/** Beranda › Galeri [› Destinasi]: a part of the gallery, 'Semua' for all of it. */
export function galeriTrail(label: string): Crumb[] {
  return listTrail({ title: 'Galeri', href: routes.galeri }, label === ALL ? null : label);
}

/** Beranda › Destinasi › Kawah Putih. */
export function detailTrail(list: { label: string; href: string }, title: string): Crumb[] {
  return [HOME, { label: list.label, href: list.href }, { label: title }];
}
