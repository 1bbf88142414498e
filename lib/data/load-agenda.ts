import { notFound } from 'next/navigation';
import { cache } from 'react';
import { loadItems, listIfThere } from '../items/lists';
import type { CardView } from '../entities/card';
import { cardInArea } from '../kawasan/area-link';
import { isOver } from '../entities/days';
import { event, nearestFirst } from '../entities/event/event';
import { agendaOf, type Agenda } from './agenda';

/** An agenda that has its list. */
export type ShownAgenda = { state: 'ok' } & Agenda<CardView>;

/**
 * The agenda of one month ('2026-12'), or of all months (null), once per request: head and page share it. The
 * middleware has answered where there is no such month or no list.
 */
export const loadAgendaOnce = cache(async (bulan: string | null): Promise<ShownAgenda> => {
  const { summaries, read } = await loadItems(event);
  const found = agendaOf(summaries, bulan, Date.now()) ?? notFound();
  const cardsOf = (items: typeof found.services) => items.map((item) => cardInArea(event, read(item)));
  const parts = found.parts.map(({ title, items }) => ({ title, items: cardsOf(items) }));
  return { ...found, state: 'ok', parts, services: cardsOf(found.services) };
});

/** The number of upcoming events named above the list. */
const NEAREST = 2;

/** The cards of the next events, no samples, soonest first; empty while the list is unavailable. */
export async function loadNearest(): Promise<CardView[]> {
  const list = await listIfThere(event);
  if (!list) return [];
  const now = Date.now();
  const real = list.summaries.filter(({ isExample }) => !isExample);
  return nearestFirst(real, now)
    .slice(0, NEAREST)
    .filter((item) => typeof item.startsAt === 'number' && !isOver(item, now))
    .map((item) => event.toCard(list.read(item)));
}
