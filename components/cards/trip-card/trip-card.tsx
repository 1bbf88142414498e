import {
  Card,
  CardBody,
  CardPicture,
  Kicker,
  Meta,
  MoreLink,
  Price,
  type CardProps,
} from '@/components/cards/card/card';
import { Divider } from '@/components/ui/divider/divider';
import styles from './trip-card.module.scss';

interface Props extends CardProps {
  /** The colour of the three lines: terracotta for packages, turquoise for destinations. */
  hue?: 'terra' | 'turq';
}

/** A package or a destination as a framed travel poster (design README, "Poster"). */
export function TripCard({ card, hue = card.kind === 'destinasi' ? 'turq' : 'terra', sizes, eager }: Props) {
  return (
    <Card className={`${styles.poster} ${styles[hue]}`}>
      <CardPicture
        card={card}
        eager={eager}
        sizes={sizes ?? '(min-width: 48rem) 30vw, 74vw'}
        className={styles.picture}
      />
      <div className={styles.lines} data-part="trio">
        <Divider small />
      </div>
      <CardBody className={styles.body}>
        <Kicker category={card.category} place={card.place} area={card.area} />
        <h3>{card.title}</h3>
        <Meta facts={card.facts} rating={card.rating} />
        <Price price={card.price} />
        <MoreLink card={card} look="button" />
      </CardBody>
    </Card>
  );
}
