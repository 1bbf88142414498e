import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { CardRow } from '@/components/ui/card-row/card-row';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { TripCard } from '@/components/cards/trip-card/trip-card';
import { OpenCard } from '@/components/cards/open-card/open-card';
import { AgendaRow } from '@/components/cards/agenda-row/agenda-row';
import { FoodCarousel } from '@/components/cards/food-carousel/food-carousel';
import { Carousel, CarouselArrows } from '@/components/cards/food-carousel/food-carousel.island';
import { QuickChoices } from '@/components/lists/category-chips/quick-choices';
import type { Quick } from '@/lib/data/choosing';
import type { CardView } from '@/lib/entities/card';
import { routes } from '@/lib/addresses/routes';
import styles from './home-sections.module.scss';

interface Items {
  cards: CardView[];
  /** The length of the whole list. */
  total: number;
}

interface QuickItems extends Items {
  quick: readonly Quick[];
}

/** The link to a whole list, which a section has from three items on (spec §2, "Home"). */
export function seeAll(total: number, href: string, text = 'Lihat Semua') {
  return total >= 3 ? { href, text } : null;
}

/** 'Paket Tour Terbaik': the first three packages as posters, hung at two heights. */
export function HomePaket(items: QuickItems) {
  return (
    <Section
      {...items}
      className="section"
      title="Paket Tour Terbaik"
      href={routes.paket}
      list={(rows) => <CardRow hang>{rows}</CardRow>}
      row={(card) => <TripCard card={card} sizes="(min-width: 48rem) 30vw, 74vw" hung />}
    />
  );
}

/** 'Akomodasi Terbaik': three windows in an arcade. */
export function HomeAkomodasi(items: Items) {
  return (
    <Section
      {...items}
      className="section near"
      title="Akomodasi Terbaik"
      hue="rose"
      href={routes.akomodasi}
      list={(rows) => <CardRow narrow>{rows}</CardRow>}
      row={(card) => <OpenCard card={card} sizes="(min-width: 48rem) 30vw, 62vw" />}
    />
  );
}

/** 'Transportasi Terbaik': rows on a phone, a line-up on a desk. */
export function HomeTransportasi(items: QuickItems) {
  return (
    <Section
      {...items}
      className="section band near"
      title="Transportasi Terbaik"
      href={routes.transportasi}
      list={(rows) => <ul className={styles.road}>{rows}</ul>}
      row={(card) => <OpenCard card={card} sizes="(min-width: 48rem) 30vw, 44vw" labelled={false} />}
    />
  );
}

/** 'Event Terdekat': an agenda; its link is /event (product-decisions.md, "URLs"). */
export function HomeEvent(items: Items) {
  return (
    <Section
      {...items}
      className="section near"
      title="Event Terdekat"
      hue="sulphur"
      href={routes.event}
      list={(rows) => <ul>{rows}</ul>}
      row={(card) => <AgendaRow card={card} />}
    />
  );
}

/** The food carousel; renders nothing without foods, or when they failed to load (spec §8). */
export function HomeKuliner({ cards, total }: Items) {
  if (cards.length === 0) return null;
  return (
    <section className="section band near">
      <div className="wrap">
        <Carousel>
          <SectionHead title="Kuliner Khas Bandung" seeAll={seeAll(total, routes.kuliner)}>
            <CarouselArrows />
          </SectionHead>
          <FoodCarousel label="Kuliner khas Bandung, dapat digeser" cards={cards} />
        </Carousel>
      </div>
    </section>
  );
}

interface SectionProps extends Items, Pick<ComponentProps<typeof SectionHead>, 'title' | 'hue'> {
  className: string;
  href: string;
  quick?: readonly Quick[];
  list: (rows: ReactNode) => ReactNode;
  row: (card: CardView) => ReactNode;
}

/** The first items of a kind; without any, that there is nothing. */
function Section({ className, title, hue, href, quick = [], cards, total, list, row }: SectionProps) {
  return (
    <section className={className}>
      <div className="wrap">
        <SectionHead title={title} hue={hue} seeAll={seeAll(total, href)} />
        <QuickChoices choices={quick} />
        {cards.length === 0 ? <EmptyState /> : list(cards.map((card) => <li key={card.id}>{row(card)}</li>))}
      </div>
    </section>
  );
}
