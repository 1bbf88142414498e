import {
  Card,
  CardBody,
  CardPicture,
  Kicker,
  Labels,
  Meta,
  MoreLink,
  OtherPrices,
  Price,
  Summary,
  type CardProps,
} from '@/components/cards/card/card';
import styles from './open-card.module.scss';

interface Props extends CardProps {
  /** Facility labels too. */
  labelled?: boolean;
}

/** A stay, a ride, a sight or an article: no paper, the picture in the shape of its kind. */
export function OpenCard({ card, sizes, eager, labelled = true }: Props) {
  const { kind } = card;
  return (
    <Card>
      <CardPicture card={card} eager={eager} sizes={sizes} className={styles[kind]} />
      <CardBody className={styles.body}>
        {/* The place of a ride is where it is rented, which is no matter. */}
        <Kicker {...card} place={kind === 'transportasi' ? null : card.place} />
        <h3>{card.title}</h3>
        {kind === 'blog' && <Summary text={card.summary} />}
        <Meta facts={card.facts} rating={card.rating} />
        {labelled && <Labels labels={card.labels} />}
        <Price price={card.price} />
        <OtherPrices {...card} />
        <MoreLink card={card} look={kind === 'akomodasi' ? 'button' : 'text'} />
      </CardBody>
    </Card>
  );
}
