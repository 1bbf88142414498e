import '@/styles/globals.scss';
import type { ComponentType } from 'react';
import { RestoranCard } from '@/components/cards/restoran-card/restoran-card';
import type { CardProps } from '@/components/cards/card/card';
import { EventCard } from '@/components/cards/event-card/event-card';
import { FasilitasCard } from '@/components/cards/fasilitas-card/fasilitas-card';
import { MakananCard } from '@/components/cards/makanan-card/makanan-card';
import { TripCard } from '@/components/cards/trip-card/trip-card';
import { OpenCard } from '@/components/cards/open-card/open-card';
import { TiketCard } from '@/components/cards/tiket-card/tiket-card';
import type { Kind } from '@/lib/entities/kinds';

const CARDS: Record<Kind, ComponentType<CardProps>> = {
  destinasi: TripCard,
  paket: TripCard,
  akomodasi: OpenCard,
  transportasi: OpenCard,
  event: EventCard,
  tiket: TiketCard,
  fasilitas: FasilitasCard,
  restoran: RestoranCard,
  makanan: MakananCard,
  blog: OpenCard,
  atraksi: OpenCard,
};

/** A card of any kind: for lists, and for Load More, which does not know the kind of the cards it gets. */
export function KindCard(props: CardProps) {
  const Found = CARDS[props.card.kind];
  return <Found {...props} />;
}
