import { Card, CardBody, CardPicture, Meta, Price, type CardProps } from '@/components/cards/card/card';
import { Expandable } from '@/components/ui/expandable/expandable.island';
import styles from './makanan-card.module.scss';

/** A food on a plate; search results and redirects lead to its id on /kuliner (spec §2, "Food"). */
export function MakananCard({ card, eager }: Omit<CardProps, 'sizes'>) {
  return (
    <Card className={styles.plate} id={card.href.split('#')[1]}>
      <CardPicture card={card} eager={eager} sizes="220px" upTo={672} className={styles.picture} />
      <CardBody className={styles.body}>
        <h3>{card.title}</h3>
        <Price price={card.price} className={styles.price} />
        <Meta rating={card.rating} />
        <Expandable address={card.place} text={card.summary} of={card.title} />
      </CardBody>
    </Card>
  );
}
