import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { ListFailure } from '@/components/lists/list-page/list-failure';
import { FoodTour } from '@/components/pages/food-tour/food-tour';
import { ListItems } from '@/components/lists/list-items/list-items';
import { FilterBar } from '@/components/lists/filter-bar/filter-bar';
import { PageHead, type PageHeadProps } from '@/components/ui/page-head/page-head';
import { FoodCarousel } from '@/components/cards/food-carousel/food-carousel';
import { Carousel, CarouselArrows } from '@/components/cards/food-carousel/food-carousel.island';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { LoadedList } from '@/lib/data/load-list';
import type { CardView } from '@/lib/entities/card';
import { RESTAURANTS as PLACE } from '@/lib/entities/kuliner';
import { makanan } from '@/lib/entities/makanan/makanan';
import { restoran } from '@/lib/entities/restoran/restoran';
import type { Site } from '@/lib/settings/site';
import { pageBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import styles from './kuliner-page.module.scss';

interface Props {
  head: Pick<PageHeadProps, 'title' | 'intro'>;
  /** All foods, because search links to each of them here; null when they failed to load. */
  foods: CardView[] | null;
  /** One page of the restaurants; null when they failed to load. */
  restaurants: LoadedList | null;
  site: Pick<Site, 'name' | 'foodTour' | 'admins'>;
}

/** `/kuliner` (spec §2, "Food"). One failed part does not affect the others. */
export function KulinerPage({ head, foods, restaurants, site }: Props) {
  return (
    <main id="isi" tabIndex={-1}>
      <PageHead {...head} art="kopi-strip" trail={<Breadcrumbs items={pageBreadcrumbs(head.title)} />} />
      <section className={`section ${styles.foods}`}>
        <div className="wrap">
          <Carousel>
            <SectionHead title={makanan.copy.listTitle}>
              {foods && foods.length > 0 && <CarouselArrows />}
            </SectionHead>
            <Foods cards={foods} />
          </Carousel>
        </div>
      </section>
      <section className={`section ${styles.restaurants}`} id={PLACE.slice(1)}>
        <div className="wrap">
          <SectionHead title={restoran.copy.listTitle} />
        </div>
        {restaurants?.choosing && (
          <FilterBar
            choosing={restaurants.choosing}
            base={restoran.listPath}
            label={restaurants.label}
            noun={restoran.copy.noun}
            total={restaurants.total}
          />
        )}
        <div className={`wrap ${styles.cards}`}>
          <Restaurants list={restaurants} />
        </div>
      </section>
      <div className={`wrap ${styles.tour}`}>
        <FoodTour {...site} />
      </div>
    </main>
  );
}

function Foods({ cards }: { cards: CardView[] | null }) {
  if (!cards) return <ListFailure copy={makanan.copy} />;
  if (cards.length === 0) return <EmptyState text={makanan.copy.empty} />;
  return <FoodCarousel label="Makanan khas, dapat digeser" cards={cards} first />;
}

function Restaurants({ list }: { list: Props['restaurants'] }) {
  if (!list) return <ListFailure copy={restoran.copy} />;
  return <ListItems description={restoran} list={list} first={false} place={PLACE} />;
}
