import type { Metadata } from 'next';
import { ALL } from '../addresses/category';
import { hasChoice, type ListChoice } from '../addresses/list-choice';
import { listHref, routes } from '../addresses/routes';
import { choiceText } from '../data/choice-words';
import type { Kuliner } from '../data/load-kuliner';
import { pageHead } from './head';
import { pageSharePicture } from './share-picture';

/** The heading of /kuliner and the sentence below it. */
export const KULINER_HEAD = {
  title: 'Kuliner Khas Bandung',
  intro: 'Pedas, gurih, dan hangat untuk udara 18 sampai 28 derajat.',
};

/** The head of /kuliner; page and choice are those of the restaurants. */
export function kulinerHead({ foods, restaurants }: Kuliner, page: string, choice: ListChoice): Metadata {
  const { title, intro } = KULINER_HEAD;
  const picture = pageSharePicture('kuliner');
  if (hasChoice(choice))
    return pageHead({
      title: `${title} (${choiceText(choice)})`,
      description: intro,
      path: routes.kuliner,
      picture,
      index: false,
    });
  const first = page === '1';
  const titles = [...(first ? (foods ?? []) : []), ...(restaurants?.items ?? [])].map((card) => card.title);
  return pageHead({
    title: first ? title : `${title}, Halaman ${page}`,
    description: `${first ? intro : `Halaman ${page}:`} ${titles.join(', ')}`,
    path: listHref(routes.kuliner, ALL, Number(page)),
    picture,
  });
}
