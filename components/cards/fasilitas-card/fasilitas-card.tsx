import {
  Card,
  CardBody,
  CardPicture,
  Kicker,
  Meta,
  MoreLink,
  Price,
  Summary,
  type CardProps,
} from '@/components/cards/card/card';
import styles from './fasilitas-card.module.scss';

/** A facility as a line of the inventory: octagon, 'Qty: N', price per unit (spec §2, "Facilities"). */
export function FasilitasCard({ card }: Pick<CardProps, 'card'>) {
  return (
    <Card className={styles.gear}>
      <CardPicture card={card} sizes="104px" className={styles.picture} />
      <CardBody>
        <Kicker category={card.category} />
        <h3>{card.title}</h3>
        <Summary text={card.summary} />
        {card.stock && <Meta facts={[{ icon: 'box', text: card.stock.text }]} />}
        <Price price={card.price} />
        <MoreLink card={card} look="text" />
      </CardBody>
    </Card>
  );
}
