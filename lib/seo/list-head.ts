import type { Metadata } from 'next';
import type { AnyKind } from '../entities/registry';
import { listHref } from '../addresses/routes';
import { pageHead } from './head';
import { pageSharePicture } from './share-picture';
import { ALL } from '../addresses/category';
import { hasChoice } from '../addresses/list-choice';
import { choiceText } from '../data/choice-words';
import { categoryPhrase } from '../listing/category-phrase';
import type { ListQuery } from '../listing/list-state';
import { loadList, type LoadedList } from '../data/load-list';

/**
 * The heading and the sentence below it: those of the list, or of a category, which is a landing page of its
 * own. Null is a list that failed.
 */
export function listHeading({ copy }: AnyKind, list: LoadedList | null): { title: string; intro: string } {
  if (list === null || list.label === ALL) return { title: copy.listTitle, intro: copy.listIntro };
  // The sentence is about all of the category.
  const intro = isChosen(list) ? copy.listIntro : sentence(copy.noun, list);
  return { title: `${copy.listTitle}: ${list.label}`, intro };
}

/** Is the list as a visitor ordered or narrowed it? Then search engines see the list itself instead. */
export function isChosen(list: LoadedList): boolean {
  return hasChoice(list.choosing?.choice ?? {});
}

/** '3 destinasi alam di Bandung: Kawah Putih, Situ Patenggang, Tangkuban Parahu.' */
function sentence(noun: string, list: LoadedList): string {
  const titles = list.items.map((card) => card.title).slice(0, 3);
  const count = list.total ? `${list.total} ` : '';
  return `${count}${categoryPhrase(noun, list.label)} di Bandung${titles.length ? `: ${titles.join(', ')}` : ''}.`;
}

/**
 * The head of a list page (product-decisions.md, "Lists"): every state of the list has its own
 * title, description and canonical. An empty category is kept out of the index, and so is a list as a visitor
 * ordered or narrowed it, whose canonical page is the category.
 */
export async function listHead(description: AnyKind, query: Promise<ListQuery>): Promise<Metadata> {
  const list = await loadList(description, query);
  const { title, intro } = listHeading(description, list);
  if (isChosen(list))
    return pageHead({
      title: `${title} (${choiceText(list.choosing?.choice ?? {})})`,
      description: intro,
      path: listHref(description.listPath, list.label),
      index: false,
      picture: pageSharePicture(description.kind),
    });
  const first = list.page === 1;
  const titles = list.items.map((card) => card.title).join(', ');
  return pageHead({
    title: first ? title : `${title}, Halaman ${list.page}`,
    description:
      first && list.label === ALL
        ? `${intro} ${titles}`
        : first
          ? intro
          : `${title}, halaman ${list.page} dari ${list.pages}: ${titles}`,
    path: listHref(description.listPath, list.label, list.page),
    index: list.items.length > 0,
    picture: pageSharePicture(description.kind),
    feed: description.kind === 'blog',
  });
}
