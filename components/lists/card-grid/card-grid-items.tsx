import type { ReactNode } from 'react';
import { KindCard } from '@/components/cards/kind-card/kind-card';
import type { CardView } from '@/lib/entities/card';
import type { Kind } from '@/lib/entities/kinds';
import { PAGE_SIZE } from '@/lib/addresses/category';

interface Props {
  cards: CardView[];
  marks?: readonly ReactNode[];
  /** The number of items before these. */
  start?: number;
  /** Loads the first card's picture at once. */
  eager?: boolean;
}

/** The layout of each kind's list (design README, "List"); but for 'even' the first of six is larger. */
export const FRAMES: Record<Kind, 'posters' | 'rows' | 'even' | 'bowls'> = {
  destinasi: 'posters',
  paket: 'posters',
  akomodasi: 'rows',
  transportasi: 'rows',
  atraksi: 'rows',
  blog: 'rows',
  event: 'even',
  tiket: 'even',
  fasilitas: 'even',
  restoran: 'bowls',
  makanan: 'bowls',
};

const LEAD = '(min-width: 64rem) 600px, (min-width: 48rem) 50vw, calc(100vw - 2rem)';
const OTHER = '(min-width: 64rem) 400px, (min-width: 48rem) 50vw, 128px';
const EVEN = '(min-width: 64rem) 400px, (min-width: 48rem) 50vw, calc(100vw - 2rem)';

/** The cards of a list: the first page's are rendered on the server, later ones in the browser. */
export function CardGridItems({ cards, marks, start = 0, eager = false }: Props) {
  return cards.map((card, index) => {
    const leads = (start + index) % PAGE_SIZE === 0;
    const sizes = FRAMES[card.kind] === 'even' ? EVEN : leads ? LEAD : OTHER;
    return (
      <li key={card.id}>
        {marks?.[index]}
        <KindCard card={card} sizes={sizes} eager={eager && index === 0} />
      </li>
    );
  });
}
