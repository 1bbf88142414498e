import type { ListItemLeaf } from 'schema-dts';
import type { CardView } from '../../entities/card';
import type { AnyKind } from '../../entities/registry';
import { isChosen, listHeading } from '../list-head';
import type { LoadedList } from '../../data/load-list';
import { listHref, routes } from '../../addresses/routes';
import { GALLERY, listBreadcrumbs } from '../../addresses/breadcrumbs';
import { absolute } from '../../addresses/absolute';
import { breadcrumbNode, listBreadcrumb } from './breadcrumb';
import type { Node } from './json-ld';
import { collectionPage, listed } from './parts';

type ListedCard = Pick<CardView, 'href' | 'title' | 'picture' | 'isSample'>;

/** The shown items without samples (search-visibility.md A2, "Lists"). */
function entries(shown: readonly ListedCard[], pictures = false): ListItemLeaf[] {
  const real = shown.filter(({ isSample }) => !isSample);
  return listed(real, ({ href, title, picture }) => ({
    url: absolute(href),
    name: title,
    image: pictures && picture ? absolute(picture.src) : undefined,
  }));
}

/**
 * A list of any kind: its page with exactly the shown items, and its breadcrumbs; without the page for a list
 * as a visitor ordered or narrowed it.
 */
export function listNodes(description: AnyKind, list: LoadedList): Node[] {
  const trail = listBreadcrumb(description, list.label, list.page);
  const shown = entries(list.items);
  if (!shown.length || isChosen(list)) return [trail];
  const path = listHref(description.listPath, list.label, list.page);
  return [collectionPage(path, listHeading(description, list), shown), trail];
}

/** A page of the gallery: its pictures, each with a link to its item. */
export function galleryNodes(
  head: { title: string; intro: string; label: string },
  tiles: readonly ListedCard[],
  page: number,
): Node[] {
  const path = listHref(routes.galeri, head.label, page);
  const trail = breadcrumbNode(path, listBreadcrumbs(GALLERY, head.label));
  const shown = entries(tiles, true);
  return shown.length ? [collectionPage(path, head, shown, 'ImageGallery'), trail] : [trail];
}
