import { Card, CardBody, CardPicture, Meta, MoreLink, Price, type CardProps } from '@/components/card/card';
import { Icon } from '@/components/icon/icon';
import styles from './agenda-row.module.scss';

/**
 * An event of the home page: the date as a large numeral, said in full to a screen reader. Without a date a calendar stands there
 * and 'Tanggal belum ditentukan' is visible (design README, "Agenda row").
 */
export function AgendaRow({ card }: CardProps) {
  const date = card.facts.find((fact) => fact.icon === 'cal');
  const facts = card.leaf ? card.facts.filter((fact) => fact !== date) : card.facts;
  return (
    <Card className={styles.row}>
      <p className={styles.date} aria-hidden="true">
        {card.leaf ? (
          <>
            <b>{card.leaf.day}</b>
            <span>{card.leaf.month}</span>
          </>
        ) : (
          <Icon name="cal" className={styles.undated ?? ''} />
        )}
      </p>
      <CardBody>
        <p className={styles.tag}>{card.category}</p>
        <h3>{card.title}</h3>
        {card.leaf && date && <p className="vh">{date.text}</p>}
        <Meta facts={facts} />
        <Price price={card.price} />
      </CardBody>
      <div className={styles.side}>
        <MoreLink card={card} look="text" />
      </div>
      <CardPicture card={card} sizes="15rem" className={styles.picture} />
    </Card>
  );
}
