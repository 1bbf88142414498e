import { ALL } from './category';
import { routes } from './routes';

/** One step of the breadcrumbs at the top of a page. */
export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

// A page and its structured data use the same list (search-visibility.md A2, "All but home").

const HOME: Crumb = { label: 'Beranda', href: routes.home };

/** The fields of a kind's description that its list's breadcrumb needs. */
type TrailList<Name extends string> = { copy: Record<Name, string>; listPath: string };

/** Beranda › Galeri: a page directly below home. */
export function pageBreadcrumbs(title: string): Crumb[] {
  return [HOME, { label: title }];
}

/** Beranda › Destinasi Wisata Bandung [› Alam], on all its pages; `category` is null for the full list. */
export function listBreadcrumbs(
  { copy, listPath }: TrailList<'listTitle'>,
  category: string | null,
): Crumb[] {
  if (category === null) return pageBreadcrumbs(copy.listTitle);
  return [HOME, { label: copy.listTitle, href: listPath }, { label: category }];
}

/** Beranda › Galeri [› Destinasi]: a part of the gallery; 'Semua' is all of it. */
export function galeriBreadcrumbs(label: string): Crumb[] {
  const list = { copy: { listTitle: 'Galeri' }, listPath: routes.galeri };
  return listBreadcrumbs(list, label === ALL ? null : label);
}

/** Beranda › Destinasi › Kawah Putih. */
export function detailBreadcrumbs({ copy, listPath }: TrailList<'label'>, title: string): Crumb[] {
  return [HOME, { label: copy.label, href: listPath }, { label: title }];
}

/** Beranda › Rencana Perjalanan › Sehari di Ciwidey. */
export function readyPlanBreadcrumbs(title: string): Crumb[] {
  return [HOME, { label: 'Rencana Perjalanan', href: routes.rencana }, { label: title }];
}

/** Beranda › Peta Kawasan › Lembang. */
export function areaBreadcrumbs(title: string): Crumb[] {
  return [HOME, { label: 'Peta Kawasan', href: routes.kawasan }, { label: title }];
}
