import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { KeepButton } from '@/components/ui/keep-button/keep-button';
import { Amount } from '@/components/ui/price/amount';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CardView } from '@/lib/entities/card';
import { shortPlace } from '@/lib/format/short-place';
import { planName } from '@/lib/plan/codes';
import styles from './card.module.scss';

/*
 * The parts that every card is made of. Cards are rendered on the server and, by Load More, in the browser.
 * Lists style the cards in them (rows on a phone, a large first one) through the `data-part` attributes, so
 * that a card need not know where it is.
 */

/** The props of every card; only the list knows how large and how early its picture shows. */
export interface CardProps {
  card: CardView;
  sizes: string;
  /** The first card of a page: its picture loads at once. */
  eager?: boolean;
}

interface FrameProps {
  className?: string;
  id?: string;
  /** The label hangs from the picture, which is large at every width; otherwise it stands in the corner. */
  hung?: boolean;
  children: ReactNode;
}

/** The article around a card; one link inside covers all of it (see `MoreLink`). */
export function Card({ className = '', id, hung = false, children }: FrameProps) {
  const look = [styles.card, hung && styles.hung, className].filter(Boolean).join(' ');
  return (
    <article className={look} id={id} data-part="card">
      {children}
    </article>
  );
}

interface CardPictureProps extends CardProps {
  upTo?: number;
  className?: string;
  /** Replaces a missing picture, where the default placeholder does not fit. */
  missing?: ReactNode;
  children?: ReactNode;
}

/**
 * The card's picture, or a placeholder (spec §3); decorative where the title names the item already. On it
 * the luggage label 'Simpan', but not of kinds that are no part of a trip and of past items.
 */
export function CardPicture({ card, sizes, eager, upTo, className, missing, children }: CardPictureProps) {
  const { kind, id, title, past, isSample } = card;
  return (
    <>
      <PictureFrame className={className}>
        {card.picture || !missing ? (
          <Picture
            picture={card.picture}
            sizes={sizes}
            eager={eager}
            upTo={upTo}
            decorative={card.picture?.alt === title}
          />
        ) : (
          missing
        )}
        {children}
        {isSample && <SampleMark />}
      </PictureFrame>
      <KeepButton className={styles.keep} name={past ? null : planName(kind, id)} title={title} />
    </>
  );
}

/** What cuts a card's picture to shape. */
export function PictureFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`${styles.picture} ${className}`.trim()} data-part="picture">
      {children}
    </div>
  );
}

/** The text half of a card. */
export function CardBody({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`${styles.body} ${className}`.trim()} data-part="body">
      {children}
    </div>
  );
}

/** The name of a place; in an area it is the link to its page, above the link that covers the card. */
function PlaceName({ place, area }: { place: string; area?: CardView['area'] }) {
  const text = shortPlace(place);
  if (!area) return <span>{text}</span>;
  return (
    <a className={styles.area} href={area.href}>
      {text}
    </a>
  );
}

type KickerProps = Pick<CardView, 'category' | 'area'> & Partial<Pick<CardView, 'place'>>;

/** 'Thematic · Ciwidey': the category and the place, each only where given; the place links to its area. */
export function Kicker({ category, place, area }: KickerProps) {
  return (
    <p className={`dotted ${styles.kicker}`}>
      {category && <span>{category}</span>}
      {place && <PlaceName place={place} area={area} />}
    </p>
  );
}

type MetaProps = Partial<Pick<CardView, 'facts' | 'rating' | 'area'>>;

/** Short facts with icons and the rating; renders nothing when there are none. A place links to its area. */
export function Meta({ facts = [], rating = null, area }: MetaProps) {
  if (facts.length === 0 && rating === null) return null;
  return (
    <ul className={styles.meta}>
      {facts.map((fact) => (
        <li key={fact.icon + fact.text}>
          <Icon name={fact.icon} />
          {fact.icon === 'pin' ? <PlaceName place={fact.text} area={area} /> : <span>{fact.text}</span>}
        </li>
      ))}
      {rating !== null && (
        <li className={styles.star} data-part="rating">
          <Icon name="star" />
          <span className="vh">Rating </span>
          {rating}
        </li>
      )}
    </ul>
  );
}

/** The item's first lines, two at most; renders nothing when there are none. */
export function Summary({ text }: { text: string | null }) {
  if (!text) return null;
  return <p className={`muted small ${styles.summary}`}>{text}</p>;
}

/** The price, the heaviest text of a card (spec §9, "Prices"); renders nothing when it is unknown. */
export function Price({ price, className = '' }: Pick<CardView, 'price'> & { className?: string }) {
  if (!price) return null;
  const inside = price.suffix.startsWith('/');
  return (
    <p className={`${styles.price} ${className}`.trim()} data-part="price">
      {price.prefix && <span lang="en">{price.prefix} </span>}
      <b>
        <Amount text={price.amount} />
        {inside && (
          <>
            <wbr />
            {price.suffix}
          </>
        )}
      </b>
      {!inside && price.suffix}
    </p>
  );
}

/** What several people pay together, where that is asked, and the price of the place sold the other way. */
export function OtherPrices({ total, otherWay }: Pick<CardView, 'total' | 'otherWay'>) {
  return (
    <>
      {total && (
        <p className={styles.way}>
          <b>{total}</b>
        </p>
      )}
      {otherWay && <p className={styles.way}>{otherWay}</p>}
    </>
  );
}

interface MoreLinkProps {
  card: Pick<CardView, 'href' | 'title'>;
  /** An outlined button, a text with an arrow, or the text alone. */
  look: 'button' | 'text' | 'plain';
  words?: string;
}

/** 'Lihat Detail' (spec §2): the link that covers a card; visually hidden text names the item. */
export function MoreLink({ card, look, words = 'Lihat Detail' }: MoreLinkProps) {
  const button = look === 'button';
  return (
    <a
      className={`${styles.more} ${button ? `btn btn--line btn--s ${styles.button}` : styles.text}`}
      href={card.href}
      data-part="more"
    >
      <span>
        {words}
        <span className="vh">: {card.title}</span>
      </span>
      {look === 'text' && <Icon name="go" className="i--s" />}
    </a>
  );
}

/** Facility labels as quiet capsules, at most three and '+N lainnya' (spec §9). */
export function Labels({ labels }: { labels: string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className={styles.labels} data-part="labels">
      {labels.map((label, index) => (
        <li key={index}>{label}</li>
      ))}
    </ul>
  );
}

/** A word on a picture, with its own background. */
export function Badge({ deep = false, children }: { deep?: boolean; children: ReactNode }) {
  return <span className={`${styles.badge} ${deep ? styles.deep : ''}`.trim()}>{children}</span>;
}
