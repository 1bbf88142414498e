import {
  Card,
  CardBody,
  CardPicture,
  Kicker,
  Meta,
  Price,
  type CardProps,
} from '@/components/cards/card/card';
import { Directions } from '@/components/ui/directions/directions';
import { Expandable } from '@/components/ui/expandable/expandable.island';
import styles from './restoran-card.module.scss';

/**
 * A restaurant over a round foot; long address and text are cut until 'lihat lebih lanjut' (spec §2, §9).
 * Search results and redirects lead to its id on /kuliner.
 */
export function RestoranCard({ card, sizes, eager }: CardProps) {
  return (
    <Card id={card.href.split('#')[1]}>
      <CardPicture card={card} eager={eager} sizes={sizes} className={styles.bowl} />
      <CardBody className={styles.body}>
        <Kicker {...card} place={card.area?.label ?? null} />
        <h3>{card.title}</h3>
        <Price price={card.price} />
        <Meta facts={card.facts} rating={card.rating} />
        <Expandable address={card.place} text={card.summary} of={card.title}>
          {(card.point || card.place) && (
            <Directions
              to={card.point}
              address={`${card.title}, ${card.place ?? ''}`}
              title={card.title}
              bare
            />
          )}
        </Expandable>
      </CardBody>
    </Card>
  );
}
