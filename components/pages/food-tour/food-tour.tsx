import { Icon } from '@/components/ui/icon/icon';
import { Divider } from '@/components/ui/divider/divider';
import { rupiah } from '@/lib/format/rupiah';
import type { Site } from '@/lib/settings/site';
import { interestHref } from '@/lib/interest/link';
import { concernedFirst } from '@/lib/order/concerned';
import { whatsappLink } from '@/lib/order/whatsapp';
import styles from './food-tour.module.scss';

type Props = Pick<Site, 'name' | 'foodTour' | 'admins'>;

/** The Food Tour of the operator's file and its booking button (spec §1). */
export function FoodTour({ name, foodTour: tour, admins }: Props) {
  const facts = [
    { what: 'durasi tur', value: tour.hours },
    { what: 'tempat makan', value: tour.spots },
    { what: 'orang per grup', value: `Maks. ${tour.groupSize}` },
    { what: 'pemandu lokal', value: '1' },
  ];
  return (
    <section className={`on-deep ${styles.tour}`} aria-labelledby="food-tour">
      <picture className={styles.picture}>
        <source type="image/avif" media="(max-width: 47.99rem)" srcSet="/art/jajanan-lebar.avif" />
        <source type="image/avif" srcSet="/art/jajanan.avif" />
        <img
          src="/art/jajanan.webp"
          width={640}
          height={800}
          alt="Gerobak jajanan dan lampion di jalan malam"
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div className={styles.text}>
        <h2 id="food-tour">Food Tour</h2>
        <Divider />
        <p>Berjalan kaki dari warung ke warung bersama pemandu lokal. Makanan dan minuman sudah termasuk.</p>
        <dl className={styles.facts}>
          {facts.map(({ what, value }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.price}>{rupiah(tour.price)}</p>
        <a
          className={`btn ${styles.button}`}
          href={whatsappLink(concernedFirst(admins, 'kuliner')[0].phone, bookingMessage(name, tour))}
          ping={interestHref('pesan', 'food-tour')}
          target="_blank"
          rel="noopener"
          data-order=""
        >
          <Icon name="wa" />
          Pesan Food Tour
        </a>
      </div>
    </section>
  );
}

function bookingMessage(siteName: string, { price, hours, spots, groupSize }: Site['foodTour']): string {
  return [
    `Halo ${siteName}, saya ingin memesan Food Tour seharga ${rupiah(price)}`,
    `(${hours}, ${spots} tempat makan, paling banyak ${groupSize} orang).`,
    'Mohon info jadwal yang tersedia. Terima kasih.',
  ].join(' ');
}
