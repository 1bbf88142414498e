import { FoodCarousel } from '@/components/cards/food-carousel/food-carousel';
import { CarouselArrows } from '@/components/cards/food-carousel/food-carousel.island';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { CardView } from '@/lib/entities/card';
import { routes } from '@/lib/addresses/routes';

const TRACK = 'kuliner-piring';

/**
 * The food carousel of the home page; renders nothing without foods, or when they failed to load (spec §2,
 * §8).
 */
export function HomeKuliner({ cards, total }: { cards: CardView[]; total: number }) {
  if (cards.length === 0) return null;
  return (
    <section className="section band near">
      <div className="wrap">
        <SectionHead
          title="Kuliner Khas Bandung"
          seeAll={total >= 3 ? { href: routes.kuliner, text: 'Lihat Semua' } : null}
        >
          <CarouselArrows track={TRACK} />
        </SectionHead>
        <FoodCarousel id={TRACK} label="Kuliner khas Bandung, dapat digeser" cards={cards} />
      </div>
    </section>
  );
}
