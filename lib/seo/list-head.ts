import type { Metadata } from 'next';
import { ALL } from '../addresses/category';
import { hasChoice, type ListChoice } from '../addresses/list-choice';
import { listHref, routes } from '../addresses/routes';
import { choiceText } from '../data/choice-words';
import type { ShownAgenda } from '../data/load-agenda';
import type { GaleriPage } from '../data/load-galeri';
import type { Kuliner } from '../data/load-kuliner';
import { loadList, type LoadedList } from '../data/load-list';
import type { CardView } from '../entities/card';
import { event } from '../entities/event/event';
import type { AnyKind } from '../entities/registry';
import { monthText } from '../format/tanggal';
import { categoryPhrase } from '../listing/category-phrase';
import type { ListQuery } from '../listing/list-state';
import { pageHead } from './head';
import { pageSharePicture } from './share-picture';

/*
 * The headings and heads of lists (product-decisions.md, "Lists"): every category and page has its own title,
 * description and canonical; one without items is not indexed.
 */

/** The heading of a list or a category, and the sentence below it. */
interface Heading {
  title: string;
  intro: string;
}

/**
 * The heading and the sentence below it: those of the list, or of a category, which is a landing page of its
 * own. Null is a list that failed.
 */
export function listHeading({ copy }: AnyKind, list: LoadedList | null): Heading {
  if (list === null || list.label === ALL) return { title: copy.listTitle, intro: copy.listIntro };
  // The sentence is about all of the category, and says nothing of one without an item that is no sample.
  const intro = isChosen(list) || list.real === 0 ? copy.listIntro : sentence(copy.noun, list);
  return { title: `${copy.listTitle}: ${list.label}`, intro };
}

/** Is the list as a visitor ordered or narrowed it? Then search engines see the list itself instead. */
export function isChosen(list: LoadedList): boolean {
  return hasChoice(list.choosing?.choice ?? {});
}

/** '3 destinasi alam di Bandung: Kawah Putih, Situ Patenggang, Tangkuban Parahu.' */
function sentence(noun: string, list: LoadedList): string {
  const titles = titlesOf(list.items, 3);
  return `${list.real} ${categoryPhrase(noun, list.label)} di Bandung${titles && `: ${titles}`}.`;
}

/** The head of a list page. */
export async function listHead(description: AnyKind, query: Promise<ListQuery>): Promise<Metadata> {
  const list = await loadList(description, query);
  const { kind, listPath } = description;
  const { label, page, items } = list;
  const heading = listHeading(description, list);
  const picture = pageSharePicture(kind);
  if (isChosen(list))
    return chosenHead(heading, list.choosing?.choice ?? {}, page, listHref(listPath, label), picture);
  const { title, intro } = heading;
  const titles = titlesOf(items);
  // A category without a sentence of its own has its title there, because descriptions are unique.
  const whole = label === ALL ? `${intro} ${titles}` : list.real === 0 ? `${title}. ${intro}` : intro;
  const paged = `${title}, halaman ${page} dari ${list.pages}`;
  return pageHead({
    title: pagedTitle(title, page),
    description: page === 1 ? whole : [paged, titles].filter(Boolean).join(': '),
    path: listHref(listPath, label, page),
    index: items.length > 0,
    picture,
    feed: kind === 'blog',
  });
}

/** The head of a list as a visitor ordered or narrowed it: `path` is its canonical page. */
function chosenHead(
  { title, intro }: Heading,
  choice: ListChoice,
  page: number,
  path: string,
  picture: ReturnType<typeof pageSharePicture>,
): Metadata {
  return pageHead({
    title: pagedTitle(`${title} (${choiceText(choice)})`, page),
    description: intro,
    path,
    index: false,
    picture,
  });
}

/** 'Galeri, Halaman 2' */
export function pagedTitle(title: string, page: number): string {
  return page > 1 ? `${title}, Halaman ${page}` : title;
}

/** The titles of cards, `most` at most, without samples: a sentence shows no mark. */
function titlesOf(cards: readonly Pick<CardView, 'title' | 'isSample'>[], most?: number): string {
  const titles = cards.flatMap(({ title, isSample }) => (isSample ? [] : title));
  return titles.slice(0, most).join(', ');
}

/** The heading of /kuliner and the sentence below it. */
export const KULINER_HEAD = {
  title: 'Kuliner Khas Bandung',
  intro: 'Pedas, gurih, dan hangat untuk udara 18 sampai 28 derajat.',
};

/** The head of /kuliner; page and choice are those of the restaurants. */
export function kulinerHead({ foods, restaurants }: Kuliner, page: string, choice: ListChoice): Metadata {
  const { title, intro } = KULINER_HEAD;
  const picture = pageSharePicture('kuliner');
  if (hasChoice(choice)) return chosenHead(KULINER_HEAD, choice, Number(page), routes.kuliner, picture);
  const first = page === '1';
  const titles = titlesOf([...(first ? (foods ?? []) : []), ...(restaurants?.items ?? [])]);
  return pageHead({
    title: pagedTitle(title, Number(page)),
    description: `${first ? intro : `Halaman ${page}:`} ${titles}`,
    path: listHref(routes.kuliner, ALL, Number(page)),
    picture,
  });
}

const GALERI = 'Galeri';
const GALERI_INTRO =
  'Kawah, kebun teh, gedung tua, panggung, dan kamar menginap. Pilih gambar untuk melihatnya besar.';

/** The heading of the gallery and the sentence below it; names the category, if one is chosen. */
export function galeriHeading(label: string): Heading & { label: string } {
  return { title: label === ALL ? GALERI : `${GALERI}: ${label}`, intro: GALERI_INTRO, label };
}

/** The head of a gallery page. */
export function galeriHead({ label, page, cards }: GaleriPage): Metadata {
  const title = pagedTitle(galeriHeading(label).title, page);
  return pageHead({
    title,
    description: `${title}. Gambar Bandung: ${titlesOf(cards) || GALERI_INTRO}`,
    path: listHref(routes.galeri, label, page),
    picture: pageSharePicture('galeri'),
    index: cards.length > 0,
  });
}

/** The heading of the agenda: 'Event & MICE Bandung: Agenda Desember 2026'. */
export function agendaTitle(month: string | null): string {
  return `${event.copy.listTitle}: Agenda${month ? ` ${monthText(month)}` : ''}`;
}

/** The head of the agenda, which is the event list in another order: that one is indexed. */
export function agendaHead({ month, parts }: ShownAgenda): Metadata {
  const title = agendaTitle(month);
  const titles = titlesOf(parts.flatMap(({ items }) => items));
  return pageHead({
    title,
    description: titles ? `${title}: ${titles}` : title,
    path: listHref(event.listPath),
    index: false,
    picture: pageSharePicture('event'),
  });
}
