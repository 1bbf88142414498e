import '@/styles/globals.scss';
import type { ComponentType } from 'react';
import { BlogCard } from '@/components/cards/blog-card/blog-card';
import { RestoranCard } from '@/components/cards/restoran-card/restoran-card';
import type { ListCardProps } from '@/components/cards/card/card';
import { EventCard } from '@/components/cards/event-card/event-card';
import { FasilitasCard } from '@/components/cards/fasilitas-card/fasilitas-card';
import { MakananCard } from '@/components/cards/makanan-card/makanan-card';
import { TripCard } from '@/components/cards/trip-card/trip-card';
import { TransportasiCard } from '@/components/cards/transportasi-card/transportasi-card';
import { AtraksiCard } from '@/components/cards/atraksi-card/atraksi-card';
import { AkomodasiCard } from '@/components/cards/akomodasi-card/akomodasi-card';
import { TiketCard } from '@/components/cards/tiket-card/tiket-card';
import type { Kind } from '@/lib/entities/kinds';

/** The card of each kind in a list. */
const CARDS: Record<Kind, ComponentType<ListCardProps>> = {
  destinasi: TripCard,
  paket: TripCard,
  akomodasi: AkomodasiCard,
  transportasi: TransportasiCard,
  event: EventCard,
  tiket: TiketCard,
  fasilitas: FasilitasCard,
  restoran: RestoranCard,
  makanan: MakananCard,
  blog: BlogCard,
  atraksi: AtraksiCard,
};

/**
 * Renders a card of any kind: for lists, and for Load More, which does not know the kind of the cards it
 * gets.
 */
export function KindCard({ card, sizes, eager }: ListCardProps) {
  const Found = CARDS[card.kind];
  return <Found card={card} sizes={sizes} eager={eager} />;
}
