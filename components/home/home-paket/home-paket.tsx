import { EmptyState } from '@/components/states/empty-state/empty-state';
import { TripCard } from '@/components/cards/trip-card/trip-card';
import { CardRow } from '@/components/ui/card-row/card-row';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { QuickChoices } from '@/components/lists/category-chips/quick-choices';
import type { Quick } from '@/lib/data/choosing';
import type { CardView } from '@/lib/entities/card';
import { routes } from '@/lib/addresses/routes';

interface Props {
  cards: CardView[];
  total: number;
  quick: readonly Quick[];
}

/** 'Paket Tour Terbaik': the first three packages as posters, hung at two heights (spec §2, "Home"). */
export function HomePaket({ cards, total, quick }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title="Paket Tour Terbaik"
          seeAll={total >= 3 ? { href: routes.paket, text: 'Lihat Semua' } : null}
        />
        <QuickChoices choices={quick} />
        {cards.length === 0 ? (
          <EmptyState />
        ) : (
          <CardRow hang>
            {cards.map((card) => (
              <li key={card.id}>
                <TripCard card={card} hue="terra" hung />
              </li>
            ))}
          </CardRow>
        )}
      </div>
    </section>
  );
}
