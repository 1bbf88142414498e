import { EmptyState } from '@/components/states/empty-state/empty-state';
import { TransportasiCard } from '@/components/cards/transportasi-card/transportasi-card';
import { QuickChoices } from '@/components/lists/category-chips/quick-choices';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { Quick } from '@/lib/data/choosing';
import type { CardView } from '@/lib/entities/card';
import { routes } from '@/lib/addresses/routes';
import styles from './home-transportasi.module.scss';

interface Props {
  cards: CardView[];
  total: number;
  quick: readonly Quick[];
}

/** 'Transportasi Terbaik': rows on a phone, a line-up on a desk (spec §2, "Home"). */
export function HomeTransportasi({ cards, total, quick }: Props) {
  return (
    <section className="section band near">
      <div className="wrap">
        <SectionHead
          title="Transportasi Terbaik"
          seeAll={total >= 3 ? { href: routes.transportasi, text: 'Lihat Semua' } : null}
        />
        <QuickChoices choices={quick} />
        {cards.length === 0 ? (
          <EmptyState />
        ) : (
          <ul className={styles.road}>
            {cards.map((card) => (
              <li key={card.id}>
                <TransportasiCard card={card} labelled={false} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
