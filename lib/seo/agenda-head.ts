import type { Metadata } from 'next';
import { listHref } from '../addresses/routes';
import type { ShownAgenda } from '../data/load-agenda';
import { event } from '../entities/event/event';
import { monthText } from '../format/tanggal';
import { pageHead } from './head';
import { pageSharePicture } from './share-picture';

/** The heading of the agenda: 'Event & MICE Bandung: Agenda Desember 2026'. */
export function agendaTitle(month: string | null): string {
  return `${event.copy.listTitle}: Agenda${month ? ` ${monthText(month)}` : ''}`;
}

/**
 * The head of the agenda. The agenda is the event list in another order, so the list is its
 * canonical page and the one in the index.
 */
export function agendaHead(agenda: ShownAgenda): Metadata {
  const title = agendaTitle(agenda.month);
  const titles = agenda.parts.flatMap(({ items }) => items.map((card) => card.title));
  return pageHead({
    title,
    description: [title, titles.join(', ')].filter(Boolean).join(': '),
    path: listHref(event.listPath),
    index: false,
    picture: pageSharePicture('event'),
  });
}
