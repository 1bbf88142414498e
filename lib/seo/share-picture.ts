import type { Item } from '../entities/define';
import type { Kind } from '../entities/kinds';
import { shareVersion } from '../pictures/share-format';
import type { Area } from '../kawasan/areas';
import { areaSharePage, isSharePage, SHARE_PAGES, type SharePage } from '../pictures/share-pages';
import { SHARE_FALLBACK, SHARE_PAGE_KIND, shareHref } from '../addresses/routes';
import { site } from '../settings/site';

/** The picture of a page in link previews (search-visibility.md, C3). */
export interface SharePicture {
  /** A path of this site: '/og/destinasi/kawah-putih.jpg?v=1a2b3c4d'. */
  path: string;
  alt: string;
}

/** The brand's picture, for every page without its own. */
export function brandSharePicture(): SharePicture {
  return { path: SHARE_FALLBACK, alt: site().name };
}

/** Made of an item's first picture; without one its URL serves the brand's until there is one. */
export function itemSharePicture(
  kind: Kind,
  { key, pictures }: Pick<Item, 'key' | 'pictures'>,
): SharePicture {
  const [first] = pictures;
  return {
    path: shareHref(kind, key, shareVersion(first?.src ?? '')),
    alt: first?.alt ?? site().name,
  };
}

/** The picture of an area: its map sheet. */
export function areaSharePicture({ slug, peta }: Pick<Area, 'slug' | 'peta'>): SharePicture {
  return pagePicture(areaSharePage(slug), peta.teks);
}

/** The picture of a page, or of a kind's list. */
export function pageSharePicture(page: SharePage | Kind): SharePicture {
  return isSharePage(page) ? pagePicture(page, SHARE_PAGES[page]) : brandSharePicture();
}

function pagePicture(page: string, alt: string): SharePicture {
  return { path: shareHref(SHARE_PAGE_KIND, page, shareVersion(page)), alt };
}
