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
import styles from './transportasi-card.module.scss';

interface Props extends CardProps {
  /** Facility labels too; the home page leaves them out. */
  labelled?: boolean;
}

/** A vehicle with a round nose (design README, "Ride"). */
export function TransportasiCard({ card, sizes, eager, labelled = true }: Props) {
  return (
    <Card>
      <CardPicture
        card={card}
        eager={eager}
        sizes={sizes ?? '(min-width: 48rem) 30vw, 44vw'}
        className={styles.nose}
      />
      <CardBody className={styles.body}>
        <Kicker category={card.category} />
        <h3>{card.title}</h3>
        <Meta facts={card.facts} rating={card.rating} />
        {labelled && <Labels labels={card.labels} />}
        <Price price={card.price} />
        <MoreLink card={card} look="text" />
      </CardBody>
    </Card>
  );
}
