import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardView } from '@/lib/entities/card';
import { cardsHref } from '@/lib/addresses/routes';
import { recall, remember } from './memory';
import type { ListPlace } from './place';

/** More pages than anyone reads; going back requests each of them again. */
const MOST_RESTORED = 20;

/** Renders cards: those of a list, or the gallery's tiles. */
type Draw = ComponentType<{ cards: CardView[]; start: number }>;

interface More {
  /** Loaded with the first response, because the first page is rendered on the server. */
  Items: Draw | null;
  cards: CardView[];
  /** The last page shown. */
  page: number;
}

type Answer = More & { Items: Draw };

async function fetchDraw(kind: ListPlace['kind']): Promise<Draw> {
  if (kind === 'galeri') return (await import('@/components/cards/tiles/tiles')).Tiles;
  return (await import('@/components/lists/card-grid/card-grid-items')).CardGridItems;
}

/** Rejects where it fails, and where the list grew or shrank: a card between the pages would be on none. */
async function fetchPage({ kind, label, choice, total }: ListPlace, page: number): Promise<Answer> {
  const [response, Items] = await Promise.all([fetch(cardsHref(kind, label, page, choice)), fetchDraw(kind)]);
  const answer = (await response.json()) as Pick<ListPlace, 'total'> & Pick<Answer, 'cards'>;
  // An error has no total.
  if (answer.total !== total) throw new Error('another list');
  return { Items, cards: answer.cards, page };
}

/**
 * Appends pages to the first, whose cards are `ids`. No card is shown twice: it may have moved to a later
 * page meanwhile, or its page was asked for twice, by the visitor while it was on its way to be shown again.
 */
function append({ ids }: ListPlace, more: More, answers: Answer[]): More {
  const known = new Set([...ids, ...more.cards.map((card) => card.id)]);
  const cards = answers
    .flatMap((answer) => answer.cards)
    .filter((card) => !known.has(card.id) && known.add(card.id));
  const { Items, page } = answers.at(-1) ?? more;
  return { Items, cards: [...more.cards, ...cards], page: Math.max(more.page, page) };
}

/**
 * The pages after the first of a list. `load` appends the next one and rejects when it fails. When the
 * visitor comes back from a detail page, the pages are fetched again and the window scrolls to where it was.
 */
export function useMoreCards(place: ListPlace) {
  const [more, setMore] = useState<More>({ Items: null, cards: [], page: place.page });
  const scrollTo = useRef<number | null>(null);
  const start = useRef(place);

  useEffect(() => {
    const shown = recall();
    const from = start.current;
    const last = Math.min(shown?.page ?? 0, from.pages, from.page + MOST_RESTORED);
    if (!shown || last <= from.page) return;
    const end = new AbortController();
    const once = { once: true, passive: true, signal: end.signal };
    /* Do not restore the position of a visitor who scrolls meanwhile, nor that of cards that do not come. */
    const keepStill = () => (scrollTo.current = null);
    scrollTo.current = shown.y;
    window.addEventListener('wheel', keepStill, once);
    window.addEventListener('touchmove', keepStill, once);
    const missing = Array.from({ length: last - from.page }, (_, index) => from.page + 1 + index);
    Promise.all(missing.map((page) => fetchPage(from, page))).then((answers) => {
      if (!end.signal.aborted) setMore((before) => append(from, before, answers));
    }, keepStill);
    return () => end.abort();
  }, []);

  useLayoutEffect(() => {
    if (more.cards.length === 0 || scrollTo.current === null) return;
    window.scrollTo({ top: scrollTo.current, behavior: 'instant' });
    scrollTo.current = null;
  }, [more.cards]);

  useEffect(() => {
    if (more.page === start.current.page) return;
    const note = () => remember(more.page);
    note();
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [more.page]);

  const load = async () => {
    const answer = await fetchPage(place, more.page + 1);
    setMore((before) => append(place, before, [answer]));
  };
  return { ...more, load };
}
