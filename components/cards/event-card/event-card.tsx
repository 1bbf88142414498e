import {
  Badge,
  Card,
  CardBody,
  CardPicture,
  MoreLink,
  PlaceName,
  Summary,
  type ListCardProps,
} from '@/components/cards/card/card';
import { Icon } from '@/components/ui/icon/icon';
import styles from './event-card.module.scss';

/**
 * An event of the list: price and category on the picture, two lines of text, date, place and capacity (spec
 * §2, "Events"; the card data hold the texts for a missing date or place). A past event says so in place of
 * its price.
 */
export function EventCard({ card, sizes, eager }: ListCardProps) {
  return (
    <Card className={styles.show}>
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
        <ul className={styles.lines}>
          {card.facts.map((fact) => (
            <li key={fact.icon}>
              <Icon name={fact.icon} />
              <PlaceName text={fact.text} area={fact.icon === 'pin' ? card.area : null} />
            </li>
          ))}
        </ul>
        <MoreLink card={card} look="button" />
      </CardBody>
    </Card>
  );
}
