import {
  Badge,
  Card,
  CardBody,
  CardPicture,
  Meta,
  MoreLink,
  Summary,
  type CardProps,
} from '@/components/cards/card/card';
import styles from './event-card.module.scss';

/** An event of the list (spec §2, "Events"). A past one says so in place of its price. */
export function EventCard({ card, sizes, eager }: CardProps) {
  return (
    <Card className={styles.show} hung>
      <CardPicture card={card} eager={eager} sizes={sizes} className={styles.picture}>
        <div className={styles.badges}>
          {card.past && <Badge>{card.past}</Badge>}
          {card.price && (
            <Badge>
              <span>
                <span lang="en">{card.price.prefix}</span> {card.price.amount}
              </span>
            </Badge>
          )}
          <Badge deep>{card.category}</Badge>
        </div>
      </CardPicture>
      <CardBody className={styles.body}>
        <h3>{card.title}</h3>
        <Summary text={card.summary} />
        <Meta facts={card.facts} area={card.area} />
        <MoreLink card={card} look="button" />
      </CardBody>
    </Card>
  );
}
