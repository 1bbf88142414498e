import { MakananCard } from '@/components/cards/makanan-card/makanan-card';
import type { CardView } from '@/lib/entities/card';
import styles from './food-carousel.module.scss';

interface Props {
  /** The id by which `CarouselArrows` find the track. */
  id: string;
  /** What the track holds, for screen readers: 'Makanan khas'. */
  label: string;
  cards: CardView[];
  /** The track is at the top of the page: its first picture loads at once. */
  first?: boolean;
}

/**
 * The row of food cards: scrolls by hand, by keys and by `CarouselArrows` (spec §2, "Food": a looping
 * carousel in steps of 300 px).
 */
export function FoodCarousel({ id, label, cards, first = false }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={styles.track} id={id} role="region" aria-label={label} tabIndex={0}>
      <ul className={styles.plates}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <MakananCard card={card} eager={first && index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
