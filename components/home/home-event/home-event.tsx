import { AgendaRow } from '@/components/cards/agenda-row/agenda-row';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { CardView } from '@/lib/entities/card';
import { routes } from '@/lib/addresses/routes';

/** 'Event Terdekat': an agenda; its link is /event (product-decisions.md, "URLs"; spec §2, "Home"). */
export function HomeEvent({ cards, total }: { cards: CardView[]; total: number }) {
  return (
    <section className="section near">
      <div className="wrap">
        <SectionHead
          title="Event Terdekat"
          seeAll={total >= 3 ? { href: routes.event, text: 'Lihat Semua' } : null}
          hue="sulphur"
        />
        {cards.length === 0 ? (
          <EmptyState />
        ) : (
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <AgendaRow card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
