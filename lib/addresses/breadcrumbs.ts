import { ALL } from './category';
import { routes } from './routes';

/** One step of the breadcrumbs at the top of a page. */
export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

/** The fields of a kind's description that its list's breadcrumb needs. */
type TrailList<Name extends string> = { copy: Record<Name, string>; listPath: string };

/** The same of what is no kind and has pages below it. */
export const GALLERY = { copy: { listTitle: 'Galeri' }, listPath: routes.galeri };
export const AREAS = { copy: { label: 'Peta Kawasan' }, listPath: routes.kawasan };
export const READY_PLANS = { copy: { label: 'Rencana Perjalanan' }, listPath: routes.rencana };

/** Beranda › Kontak, for a page and its structured data (search-visibility.md A2, "All but home"). */
export function pageBreadcrumbs(title: string, above: Crumb[] = []): Crumb[] {
  return [{ label: 'Beranda', href: routes.home }, ...above, { label: title }];
}

/** Beranda › Destinasi Wisata Bandung [› Alam], on all its pages; 'Semua' is the full list. */
export function listBreadcrumbs({ copy, listPath }: TrailList<'listTitle'>, category: string): Crumb[] {
  if (category === ALL) return pageBreadcrumbs(copy.listTitle);
  return pageBreadcrumbs(category, [{ label: copy.listTitle, href: listPath }]);
}

/** Beranda › Destinasi › Kawah Putih. */
export function detailBreadcrumbs({ copy, listPath }: TrailList<'label'>, title: string): Crumb[] {
  return pageBreadcrumbs(title, [{ label: copy.label, href: listPath }]);
}
