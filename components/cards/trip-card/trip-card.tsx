import type { ReactNode } from 'react';
import {
  Card,
  CardBody,
  CardPicture,
  Kicker,
  Meta,
  MoreLink,
  OtherPrices,
  Price,
  type CardProps,
} from '@/components/cards/card/card';
import { Divider } from '@/components/ui/divider/divider';
import styles from './trip-card.module.scss';

interface PosterProps {
  /** The colour of the three lines: terracotta for packages, turquoise for destinations. */
  hue?: 'terra' | 'turq';
  hung?: boolean;
  picture: ReactNode;
  children: ReactNode;
}

/** The frame of a travel poster: the picture, the three lines, the words. */
export function Poster({ hue = 'terra', hung, picture, children }: PosterProps) {
  return (
    <Card className={`${styles.poster} ${styles[hue]}`} hung={hung}>
      {picture}
      <div className={styles.lines} data-part="trio">
        <Divider small />
      </div>
      <CardBody className={styles.body}>{children}</CardBody>
    </Card>
  );
}

/** A package or a destination as a framed travel poster (design README, "Poster"). */
export function TripCard({ card, sizes, eager, hung }: CardProps & Pick<PosterProps, 'hung'>) {
  return (
    <Poster
      hue={card.kind === 'destinasi' ? 'turq' : 'terra'}
      hung={hung}
      picture={<CardPicture card={card} sizes={sizes} eager={eager} className={styles.picture} />}
    >
      <Kicker {...card} />
      <h3>{card.title}</h3>
      <Meta facts={card.facts} rating={card.rating} />
      <Price price={card.price} />
      <OtherPrices {...card} />
      <MoreLink card={card} look="button" />
    </Poster>
  );
}
