import {
  Card,
  CardBody,
  CardPicture,
  Meta,
  MoreLink,
  Price,
  type CardProps,
} from '@/components/cards/card/card';
import { Icon } from '@/components/ui/icon/icon';
import { KindTag } from '@/components/ui/kind-tag/kind-tag';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import styles from './agenda-row.module.scss';

/** An event of the home page and of the agenda: its date as a large numeral (design README, "Agenda row"). */
export function AgendaRow({ card }: Pick<CardProps, 'card'>) {
  const date = card.facts.find((fact) => fact.icon === 'cal');
  // The numeral stands for one day: several are a fact besides.
  const isWhole = card.leaf !== null && !card.days;
  const facts = isWhole ? card.facts.filter((fact) => fact !== date) : card.facts;
  return (
    <Card className={styles.row}>
      <p className={`${styles.date} ${card.past ? styles.past : ''}`.trim()} aria-hidden="true">
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
        <KindTag label={card.category} href={card.href} />
        <h3>
          {card.title}
          {card.isSample && <SampleMark />}
        </h3>
        {isWhole && date && <p className="vh">{date.text}</p>}
        <Meta facts={facts} area={card.area} />
        {card.past && <p className="small">{card.past}</p>}
        <Price price={card.price} />
      </CardBody>
      <div className={styles.side}>
        <MoreLink card={card} look="text" />
      </div>
      {/* On a phone the picture is too narrow for a badge: it stands beside the title. */}
      <CardPicture card={{ ...card, isSample: false }} sizes="15rem" className={styles.picture} />
    </Card>
  );
}
