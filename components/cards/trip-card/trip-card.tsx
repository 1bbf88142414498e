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

/** The colour of the three lines: terracotta for packages, turquoise for destinations. */
type Hue = 'terra' | 'turq';

interface Props extends CardProps {
  hue?: Hue;
  /** The label hangs from the picture, which is large at every width. */
  hung?: boolean;
}

interface PosterProps extends Pick<Props, 'hung'> {
  hue: Hue;
  picture: ReactNode;
  children: ReactNode;
}

/** The frame of a travel poster: the picture, the three lines, the words. */
export function Poster({ hue, hung = false, picture, children }: PosterProps) {
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
export function TripCard({
  card,
  hue = card.kind === 'destinasi' ? 'turq' : 'terra',
  hung = false,
  sizes,
  eager,
}: Props) {
  return (
    <Poster
      hue={hue}
      hung={hung}
      picture={
        <CardPicture
          card={card}
          eager={eager}
          sizes={sizes ?? '(min-width: 48rem) 30vw, 74vw'}
          className={styles.picture}
        />
      }
    >
      <Kicker category={card.category} place={card.place} area={card.area} />
      <h3>{card.title}</h3>
      <Meta facts={card.facts} rating={card.rating} />
      <Price price={card.price} />
      <OtherPrices card={card} />
      <MoreLink card={card} look="button" />
    </Poster>
  );
}
