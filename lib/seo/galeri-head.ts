import type { Metadata } from 'next';
import { ALL } from '../addresses/category';
import { listHref, routes } from '../addresses/routes';
import type { GaleriPage } from '../data/load-galeri';
import { pageHead } from './head';
import { pageSharePicture } from './share-picture';

const TITLE = 'Galeri';
const INTRO =
  'Kawah, kebun teh, gedung tua, panggung, dan kamar menginap. Pilih gambar untuk melihatnya besar.';

/** The heading of the gallery and the sentence below it; names the category, if one is chosen. */
export function galeriHeading(label: string): { title: string; intro: string; label: string } {
  return { title: label === ALL ? TITLE : `${TITLE}: ${label}`, intro: INTRO, label };
}

/**
 * The head of a gallery page, like that of a list (product-decisions.md, "Lists"): every category and page
 * has its own title, description and canonical; a category without pictures is not indexed.
 */
export function galeriHead({ label, page, cards }: GaleriPage): Metadata {
  const { title } = galeriHeading(label);
  const full = page === 1 ? title : `${title}, Halaman ${page}`;
  const titles = cards.map((card) => card.title).join(', ');
  return pageHead({
    title: full,
    description: `${full}. Gambar Bandung: ${titles || INTRO}`,
    path: listHref(routes.galeri, label, page),
    picture: pageSharePicture('galeri'),
    index: cards.length > 0,
  });
}
