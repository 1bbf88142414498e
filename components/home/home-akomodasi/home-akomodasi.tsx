import { EmptyState } from '@/components/states/empty-state/empty-state';
import { CardRow } from '@/components/ui/card-row/card-row';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { AkomodasiCard } from '@/components/cards/akomodasi-card/akomodasi-card';
import type { CardView } from '@/lib/entities/card';
import { routes } from '@/lib/addresses/routes';

/** 'Akomodasi Terbaik': three windows in an arcade (spec §2, "Home"). */
export function HomeAkomodasi({ cards, total }: { cards: CardView[]; total: number }) {
  return (
    <section className="section near">
      <div className="wrap">
        <SectionHead
          title="Akomodasi Terbaik"
          seeAll={total >= 3 ? { href: routes.akomodasi, text: 'Lihat Semua' } : null}
          hue="rose"
        />
        {cards.length === 0 ? (
          <EmptyState />
        ) : (
          <CardRow narrow>
            {cards.map((card) => (
              <li key={card.id}>
                <AkomodasiCard card={card} />
              </li>
            ))}
          </CardRow>
        )}
      </div>
    </section>
  );
}
