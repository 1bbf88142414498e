import type { Metadata } from 'next';
import { NOT_FOUND_TITLE } from '@/components/states/not-found/words';
import { listHref, routes } from '@/lib/addresses/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { ALL } from '@/lib/addresses/category';
import type { GaleriPage } from '@/lib/data/load-galeri';

const TITLE = 'Galeri';
const INTRO =
  'Kawah, kebun teh, gedung tua, panggung, dan kamar menginap. Pilih gambar untuk melihatnya besar.';

/** The heading of the gallery and the sentence below it; names the category, if one is chosen. */
export function galeriHeading(label: string): { title: string; intro: string; label: string } {
  return { title: label === ALL ? TITLE : `${TITLE}: ${label}`, intro: INTRO, label };
}

/**
 * The metadata of a gallery page in each of its cases, like that of a list (product-decisions.md, "Lists"):
 * every category and page has its own title, description and canonical; a category without pictures is not
 * indexed. `params` are those of the URL.
 */
export function galeriHead(shown: GaleriPage, params: { kategori: string; page: string }): Metadata {
  const { state } = shown;
  if (state === '404' || state === '503') {
    const path = `${routes.galeri}?kategori=${params.kategori}&page=${params.page}`;
    const title = state === '404' ? NOT_FOUND_TITLE : TITLE;
    return pageHead({
      title,
      description: state === '404' ? 'Halaman tidak ditemukan.' : INTRO,
      path,
      state,
    });
  }
  const { label, page, cards } = shown;
  const { title } = galeriHeading(label);
  const full = page === 1 ? title : `${title}, Halaman ${page}`;
  const titles = cards.map((card) => card.title).join(', ');
  return pageHead({
    title: full,
    description: `${full}. Gambar Bandung: ${titles || INTRO}`,
    path: listHref(routes.galeri, label, page),
    picture: pageSharePicture('galeri'),
    state,
    index: cards.length > 0,
  });
}
