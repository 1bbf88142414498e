import { MakananCard } from '@/components/cards/makanan-card/makanan-card';
import type { CardView } from '@/lib/entities/card';
import { CarouselTrack } from './food-carousel.island';
import styles from './food-carousel.module.scss';

interface Props {
  label: string;
  cards: CardView[];
  /** The track is at the top of the page: its first picture loads at once. */
  first?: boolean;
}

/** The row of food cards, in a `Carousel` (spec §2, "Food"). */
export function FoodCarousel({ label, cards, first = false }: Props) {
  return (
    <CarouselTrack label={label}>
      <ul className={styles.plates}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <MakananCard card={card} eager={first && index === 0} />
          </li>
        ))}
      </ul>
    </CarouselTrack>
  );
}
