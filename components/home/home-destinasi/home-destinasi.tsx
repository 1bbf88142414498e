import { Card, CardBody, CardPicture, Kicker, Meta, MoreLink, Price } from '@/components/cards/card/card';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { Art } from '@/components/ui/art/art';
import { Icon } from '@/components/ui/icon/icon';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { seeAll } from '@/components/home/home-sections/home-sections';
import type { CardView } from '@/lib/entities/card';
import { routes } from '@/lib/addresses/routes';
import styles from './home-destinasi.module.scss';

interface Props {
  cards: CardView[];
  total: number;
  /** The destinations failed to load: shows the banner of spec §8 instead of the cards. */
  failed?: boolean;
}

const LEAD = '(min-width: 64rem) 700px, 100vw';
const ROW = '(min-width: 64rem) 220px, 128px';

/** 'Destinasi Populer di Bandung': the basin under the ridge, a lead and two rows (spec §2, "Home"). */
export function HomeDestinasi({ cards, total, failed = false }: Props) {
  return (
    <section className={`section on-deep ${styles.basin}`}>
      <Art className={styles.ridge} name="ridge" height={220} />
      <div className="wrap near">
        <SectionHead
          title="Destinasi Populer di Bandung"
          seeAll={seeAll(total, routes.destinasi, 'Lihat Lebih Banyak')}
        />
        {failed && (
          <p className={`round--card ${styles.failure}`} role="alert">
            <Icon name="info" /> Error: Gagal memuat data destinasi
          </p>
        )}
        {!failed && cards.length === 0 && <EmptyState text="Tidak ada data destinasi" />}
        {!failed && cards.length > 0 && (
          <ul className={styles.places}>
            {cards.map((card, index) => (
              <li key={card.id}>
                <Card hung={index === 0}>
                  <CardPicture card={card} sizes={index === 0 ? LEAD : ROW} className={styles.picture} />
                  <CardBody>
                    <Kicker {...card} />
                    <h3>{card.title}</h3>
                    <Meta facts={card.facts} rating={card.rating} />
                    <Price price={card.price} className={styles.price} />
                    <MoreLink card={card} look="text" />
                  </CardBody>
                </Card>
              </li>
            ))}
          </ul>
        )}
        {cards.length > 0 && (
          <a className="link" href={routes.kawasan}>
            <Icon name="pin" /> Lihat semuanya di peta kawasan
          </a>
        )}
      </div>
    </section>
  );
}
