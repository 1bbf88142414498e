import type { CollectionPageLeaf, ImageGalleryLeaf, ListItemLeaf } from 'schema-dts';
import type { CardView } from '../../entities/card';
import type { AnyKind } from '../../entities/registry';
import { isChosen, listHeading } from '../list-head';
import type { LoadedList } from '../../data/load-list';
import { listHref, routes } from '../../addresses/routes';
import { GALLERY, listBreadcrumbs } from '../../addresses/breadcrumbs';
import { absolute } from '../../addresses/absolute';
import { breadcrumbNode, listBreadcrumb } from './breadcrumb';
import type { Node } from './json-ld';

type ListedCard = Pick<CardView, 'href' | 'title' | 'picture' | 'isSample'>;

/**
 * The shown items in order, without samples: positions count from 1 on every page (search-visibility.md A2,
 * "Lists").
 */
function entries(shown: readonly ListedCard[], pictures = false): ListItemLeaf[] {
  return shown
    .filter(({ isSample }) => !isSample)
    .map(({ href, title, picture }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
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
  if (list.items.every(({ isSample }) => isSample) || isChosen(list)) return [trail];
  const { title, intro } = listHeading(description, list);
  const url = absolute(listHref(description.listPath, list.label, list.page));
  const page: CollectionPageLeaf = {
    '@type': 'CollectionPage',
    '@id': `${url}#daftar`,
    url,
    name: title,
    description: intro,
    inLanguage: 'id',
    mainEntity: { '@type': 'ItemList', itemListElement: entries(list.items) },
  };
  return [page, trail];
}

/** A page of the gallery: its pictures, each with a link to its item. */
export function galleryNodes(
  head: { title: string; intro: string; label: string },
  tiles: readonly ListedCard[],
  page: number,
): Node[] {
  const path = listHref(routes.galeri, head.label, page);
  const trail = breadcrumbNode(path, listBreadcrumbs(GALLERY, head.label));
  if (tiles.every(({ isSample }) => isSample)) return [trail];
  const url = absolute(path);
  const gallery: ImageGalleryLeaf = {
    '@type': 'ImageGallery',
    '@id': `${url}#daftar`,
    url,
    name: head.title,
    description: head.intro,
    inLanguage: 'id',
    mainEntity: { '@type': 'ItemList', itemListElement: entries(tiles, true) },
  };
  return [gallery, trail];
}
