import { notFound } from 'next/navigation';
import { cache } from 'react';
import { whenDown, type AdminApiError } from '../admin-api/errors';
import { loadItems } from '../items/lists';
import { plainCard, type CardView } from '../entities/card';
import type { Item } from '../entities/define';
import type { ItemList } from '../entities/item-list';
import { GALERI_KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { galeriPart, galeriParts, galeriItems, TILES_PER_PAGE, type GaleriItem } from './galeri';

/** A page of the gallery. While a list is missing it is partial, and the number of pages is unknown. */
export interface GaleriPage {
  state: 'ok' | 'partial';
  /** The label of the part shown, and of all parts on offer: 'Semua', 'Destinasi'. */
  label: string;
  chips: string[];
  cards: CardView[];
  page: number;
  pages: number;
  total: number;
}

interface FoundPage extends Omit<GaleriPage, 'cards'> {
  hung: GaleriItem[];
  lists: ReadonlyMap<Kind, ItemList>;
}

function listOf(kind: Kind): Promise<ItemList | AdminApiError> {
  return whenDown(loadItems<Item>(registry[kind]), (error) => error);
}

/**
 * Page N of a part of the gallery, given as texts: its slug, its number. Page 1 of every part exists, as does
 * page 1 of every category of a list.
 */
export async function findGaleri(
  kategori: string,
  page: string,
): Promise<FoundPage | { state: 'absent' } | { state: 'failed'; error: AdminApiError }> {
  const part = galeriPart(kategori);
  if (!part) return { state: 'absent' };
  const answers = await Promise.all(GALERI_KINDS.map(async (kind) => ({ kind, answer: await listOf(kind) })));
  const lists = new Map<Kind, ItemList>(
    answers.flatMap(({ kind, answer }) => ('summaries' in answer ? [[kind, answer]] : [])),
  );
  const summaries = Object.fromEntries([...lists].map(([kind, list]) => [kind, list.summaries]));
  const hung = galeriItems(summaries, part.kinds);
  const number = Number(page);
  const pages = Math.max(1, Math.ceil(hung.length / TILES_PER_PAGE));
  const exists = Number.isInteger(number) && number >= 1 && number <= pages;
  const [error] = answers.flatMap(({ kind, answer }) =>
    !('summaries' in answer) && part.kinds.includes(kind) ? [answer] : [],
  );
  const hasNone = !part.kinds.some((kind) => lists.has(kind));
  if (error && (hasNone || !exists)) return { state: 'failed', error };
  if (!exists) return { state: 'absent' };
  return {
    state: lists.size === GALERI_KINDS.length ? 'ok' : 'partial',
    label: part.label,
    chips: galeriParts(summaries).map(({ label }) => label),
    page: number,
    pages,
    total: hung.length,
    hung: hung.slice((number - 1) * TILES_PER_PAGE, number * TILES_PER_PAGE),
    lists,
  };
}

/** The tiles of a page that was found. */
export function galeriPage({ hung, lists, ...page }: FoundPage): GaleriPage {
  return { ...page, cards: hung.flatMap((one) => tileOf(one, lists.get(one.kind))) };
}

/** A page of the gallery, once per request: head and page share it. */
export const loadGaleriOnce = cache(async (kategori: string, page: string): Promise<GaleriPage> => {
  const found = await findGaleri(kategori, page);
  if (found.state === 'failed') throw found.error;
  return found.state === 'absent' ? notFound() : galeriPage(found);
});

/** A card with only the fields that a tile shows. Its category is the label of the kind: 'Destinasi'. */
function tileOf({ kind, summary }: GaleriItem, list: ItemList | undefined): CardView[] {
  if (!list) return [];
  const { copy, toCard } = registry[kind];
  const item = list.read(summary);
  const { href } = toCard(item);
  // Items of different kinds may share a key, so the URL is the id.
  return [{ ...plainCard(kind, href, item), id: href, category: copy.label }];
}
