import {
  Card,
  CardBody,
  CardPicture,
  Kicker,
  Labels,
  Meta,
  MoreLink,
  Price,
  type CardProps,
} from '@/components/cards/card/card';
import styles from './akomodasi-card.module.scss';

/** Accommodation in an arched window, with up to three facilities (design README, "Stay"; spec §9). */
export function AkomodasiCard({ card, sizes, eager }: CardProps) {
  return (
    <Card>
      <CardPicture
        card={card}
        eager={eager}
        sizes={sizes ?? '(min-width: 48rem) 30vw, 62vw'}
        className={styles.window}
      />
      <CardBody className={styles.body}>
        <Kicker category={card.category} place={card.place} area={card.area} />
        <h3>{card.title}</h3>
        <Meta facts={card.facts} rating={card.rating} />
        <Labels labels={card.labels} />
        <Price price={card.price} />
        <MoreLink card={card} look="button" />
      </CardBody>
    </Card>
  );
}
