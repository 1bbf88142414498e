import {
  Card,
  CardBody,
  CardPicture,
  Kicker,
  Meta,
  MoreLink,
  Summary,
  type ListCardProps,
} from '@/components/cards/card/card';
import styles from './blog-card.module.scss';

/** An article: category, title, first lines, date and minutes (spec §2, "Blog"). */
export function BlogCard({ card, sizes, eager }: ListCardProps) {
  return (
    <Card>
      <CardPicture card={card} eager={eager} sizes={sizes} className={styles.bowl} />
      <CardBody className={styles.body}>
        <Kicker category={card.category} />
        <h3>{card.title}</h3>
        <Summary text={card.summary} />
        <Meta facts={card.facts} rating={card.rating} />
        <MoreLink card={card} look="text" />
      </CardBody>
    </Card>
  );
}
