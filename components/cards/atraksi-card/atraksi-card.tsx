import {
  Card,
  CardBody,
  CardPicture,
  Kicker,
  Meta,
  MoreLink,
  OtherPrices,
  Price,
  type ListCardProps,
} from '@/components/cards/card/card';
import styles from './atraksi-card.module.scss';

/** An attraction under a quarter sun; 'Gratis' stands in the place of the price (design README, "Sight"). */
export function AtraksiCard({ card, sizes, eager }: ListCardProps) {
  return (
    <Card>
      <CardPicture card={card} eager={eager} sizes={sizes} className={styles.fan} />
      <CardBody className={styles.body}>
        <Kicker category={card.category} place={card.place} area={card.area} />
        <h3>{card.title}</h3>
        <Meta facts={card.facts} rating={card.rating} />
        <Price price={card.price} />
        <OtherPrices card={card} />
        <MoreLink card={card} look="text" />
      </CardBody>
    </Card>
  );
}
