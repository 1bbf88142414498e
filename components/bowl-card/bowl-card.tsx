import { Address } from '@/components/address/address';
import { Card, CardBody, CardPicture, Kicker, Meta, Price, type ListCardProps } from '@/components/card/card';
import { Expandable } from '@/components/expandable/expandable.island';
import { cardAnchor } from '@/components/expandable/cut';
import styles from './bowl-card.module.scss';

/** A restaurant over a round foot; long address and text are cut until 'lihat lebih lanjut' (spec §2, §9). */
export function BowlCard({ card, sizes, eager }: ListCardProps) {
  return (
    <Card id={cardAnchor(card.href)}>
      <CardPicture card={card} eager={eager} sizes={sizes} className={styles.picture} />
      <CardBody className={styles.body}>
        <Kicker category={card.category} />
        <h3>{card.title}</h3>
        <Meta rating={card.rating} />
        <Address text={card.place} title={card.title} />
        {card.summary && (
          <p className="muted small">
            <Expandable text={card.summary} limit={100} of={card.title} />
          </p>
        )}
        <Price price={card.price} />
      </CardBody>
    </Card>
  );
}
