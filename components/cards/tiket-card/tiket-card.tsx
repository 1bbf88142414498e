import {
  Badge,
  Card,
  CardBody,
  CardPicture,
  Meta,
  MoreLink,
  Price,
  Summary,
  type CardProps,
} from '@/components/cards/card/card';
import styles from './tiket-card.module.scss';

/** A ticket with its stub: price and link below the perforation, the stock above it (spec §2, "Tickets"). */
export function TiketCard({ card, sizes, eager }: CardProps) {
  return (
    <Card className={styles.ticket} hung>
      <div className={styles.paper}>
        <CardPicture
          card={card}
          eager={eager}
          sizes={sizes}
          className={styles.picture}
          missing={
            <p className={styles.none} lang="en">
              No Image
            </p>
          }
        >
          <Badge deep>{card.category}</Badge>
        </CardPicture>
        <CardBody className={styles.body}>
          <h3>{card.title}</h3>
          <Meta facts={card.facts} rating={card.rating} area={card.area} />
          <Summary text={card.summary} />
          {card.past && <p className="small">{card.past}</p>}
          {card.stock && !card.past && (
            <p className={`small ${card.stock.out ? styles.out : styles.stock}`}>{card.stock.text}</p>
          )}
        </CardBody>
        <div className={styles.stub}>
          <Price price={card.price} className={styles.price} />
          <MoreLink card={card} look="button" />
        </div>
      </div>
    </Card>
  );
}
