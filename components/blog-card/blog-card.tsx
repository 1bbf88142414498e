import { Card, CardBody, CardPicture, Kicker, Meta, MoreLink, type CardProps } from '@/components/card/card';
import styles from './blog-card.module.scss';

/** An article: category, title, first lines, date and minutes (spec §2, "Blog"). */
export function BlogCard({ card, sizes, eager }: CardProps) {
  return (
    <Card>
      <CardPicture
        card={card}
        eager={eager}
        sizes={sizes ?? '(min-width: 64rem) 30vw, 50vw'}
        className={styles.picture}
      />
      <CardBody className={styles.body}>
        <Kicker category={card.category} />
        <h3>{card.title}</h3>
        {card.summary && <p className={`muted small ${styles.summary}`}>{card.summary}</p>}
        <Meta facts={card.facts} rating={card.rating} />
        <MoreLink card={card} look="text" />
      </CardBody>
    </Card>
  );
}
