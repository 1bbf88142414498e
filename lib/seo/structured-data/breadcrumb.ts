import type { BreadcrumbList } from 'schema-dts';
import { listBreadcrumbs, detailBreadcrumbs, type Crumb } from '../../addresses/breadcrumbs';
import type { Item } from '../../entities/define';
import type { AnyKind } from '../../entities/registry';
import { itemHref, listHref } from '../../addresses/routes';
import { absolute } from '../../addresses/absolute';
import { listed } from './parts';

/**
 * The breadcrumbs of a page, exactly as shown; `path` is the page's own. The last step is the page itself and
 * needs no URL (search-visibility.md A2, "All but home").
 */
export function breadcrumbNode(path: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absolute(path)}#breadcrumb`,
    itemListElement: listed(trail, ({ label, href }) => ({
      name: label,
      item: href === undefined ? undefined : absolute(href),
    })),
  };
}

/** The breadcrumbs of an item's page: Beranda › Destinasi › Kawah Putih. */
export function detailBreadcrumb(description: AnyKind, item: Item): BreadcrumbList {
  return breadcrumbNode(itemHref(description, item.key), detailBreadcrumbs(description, item.title));
}

/** The breadcrumbs of one page of a list: Beranda › Destinasi Wisata Bandung [› Alam]. */
export function listBreadcrumb(description: AnyKind, label: string, page: number): BreadcrumbList {
  const trail = listBreadcrumbs(description, label);
  return breadcrumbNode(listHref(description.listPath, label, page), trail);
}
