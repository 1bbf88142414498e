import type { ComponentType } from 'react';
import { BlogCard } from '@/components/blog-card/blog-card';
import { BowlCard } from '@/components/bowl-card/bowl-card';
import type { ListCardProps } from '@/components/card/card';
import { EventCard } from '@/components/event-card/event-card';
import { GearCard } from '@/components/gear-card/gear-card';
import { PlateCard } from '@/components/plate-card/plate-card';
import { PosterCard } from '@/components/poster-card/poster-card';
import { RideCard } from '@/components/ride-card/ride-card';
import { SightCard } from '@/components/sight-card/sight-card';
import { StayCard } from '@/components/stay-card/stay-card';
import { TicketCard } from '@/components/ticket-card/ticket-card';
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
