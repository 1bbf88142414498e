import type { ComponentType } from 'react';
import { BlogCard } from '@/components/cards/blog-card/blog-card';
import { BowlCard } from '@/components/cards/restoran-card/restoran-card';
import type { ListCardProps } from '@/components/cards/card/card';
import { EventCard } from '@/components/cards/event-card/event-card';
import { GearCard } from '@/components/cards/fasilitas-card/fasilitas-card';
import { PlateCard } from '@/components/cards/makanan-card/makanan-card';
import { PosterCard } from '@/components/cards/trip-card/trip-card';
import { RideCard } from '@/components/cards/transportasi-card/transportasi-card';
import { SightCard } from '@/components/cards/atraksi-card/atraksi-card';
import { StayCard } from '@/components/cards/akomodasi-card/akomodasi-card';
import { TicketCard } from '@/components/cards/tiket-card/tiket-card';
import type { Kind } from '@/lib/entities/kinds';

/** The card of each kind in a list. */
const CARDS: Record<Kind, ComponentType<ListCardProps>> = {
  destinasi: PosterCard,
  paket: PosterCard,
  akomodasi: StayCard,
  transportasi: RideCard,
  event: EventCard,
  tiket: TicketCard,
  fasilitas: GearCard,
  restoran: BowlCard,
  makanan: PlateCard,
  blog: BlogCard,
  atraksi: SightCard,
};

/** Draws a card of any kind: for lists, and for Load More, which gets cards of a kind it does not know. */
export function CardFor({ card, sizes, eager }: ListCardProps) {
  const Found = CARDS[card.kind];
  return <Found card={card} sizes={sizes} eager={eager} />;
}
