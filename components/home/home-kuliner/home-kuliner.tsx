import { FoodCarousel } from '@/components/cards/food-carousel/food-carousel';
import { Carousel, CarouselArrows } from '@/components/cards/food-carousel/food-carousel.island';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { CardView } from '@/lib/entities/card';
import { routes } from '@/lib/addresses/routes';

/**
 * The food carousel of the home page; renders nothing without foods, or when they failed to load (spec §2,
 * §8).
 */
export function HomeKuliner({ cards, total }: { cards: CardView[]; total: number }) {
  if (cards.length === 0) return null;
  return (
    <section className="section band near">
      <div className="wrap">
        <Carousel>
          <SectionHead
            title="Kuliner Khas Bandung"
            seeAll={total >= 3 ? { href: routes.kuliner, text: 'Lihat Semua' } : null}
          >
            <CarouselArrows />
          </SectionHead>
          <FoodCarousel label="Kuliner khas Bandung, dapat digeser" cards={cards} />
        </Carousel>
      </div>
    </section>
  );
}
