import { BigPrice } from '@/components/ui/price/price';
import { Icon } from '@/components/ui/icon/icon';
import { OrderLink } from '@/components/details/order-scope/order-scope.island';
import { OrderForm } from '@/components/details/order-form/order-form';
import { Divider } from '@/components/ui/divider/divider';
import { interestHref } from '@/lib/interest/link';
import type { PriceView } from '@/lib/entities/card';
import { orderLabel } from '@/lib/entities/prices';
import type { PageOrder } from '@/lib/order/fields';
import type { Site } from '@/lib/settings/site';
import { telLink, whatsappLink } from '@/lib/order/whatsapp';
import styles from './price-card.module.scss';

interface Props extends Pick<PageOrder, 'orderHref'>, Partial<Pick<PageOrder, 'closed' | 'fields'>> {
  price: PriceView | null;
  /** A line below the price: the duration, 'per event'. */
  note?: string | null;
  /** The item's title, part of the button's accessible name. */
  title: string;
  label?: string;
  site: Pick<Site, 'admins' | 'email'>;
}

/**
 * The side card of a detail page: price, order button, reservation contacts (spec §2). A link that stands in
 * the place of the order's has no `closed` and orders nothing.
 */
export function PriceCard({
  price,
  note = null,
  title,
  orderHref,
  closed,
  label = orderLabel(price),
  fields = null,
  site,
}: Props) {
  const [first, second = first] = site.admins;
  return (
    <div className={styles.card}>
      <Divider />
      <BigPrice price={price} note={note} />
      {fields && <OrderForm fields={fields} />}
      {orderHref === null ? (
        <p>{closed}</p>
      ) : (
        <>
          <OrderLink
            className="btn btn--order btn--wide"
            href={orderHref}
            ping={interestHref('pesan', 'kartu')}
            target="_blank"
            rel="noopener"
            data-order={closed === null ? 'own' : ''}
            aria-label={`${label}: ${title}`}
          >
            <Icon name="wa" />
            {label}
          </OrderLink>
          <p className="small muted">
            Terbuka di WhatsApp dengan pesan yang sudah terisi. Belum ada pembayaran.
          </p>
        </>
      )}
      <ul className={styles.contacts} aria-label="Kontak reservasi">
        <li>
          <a
            href={whatsappLink(first.phone, `Halo, saya ingin bertanya tentang "${title}".`)}
            ping={interestHref('chat', 'kartu')}
            target="_blank"
            rel="noopener"
          >
            <Icon name="wa" />
            <span className="vh">WhatsApp </span>
            {first.phone}
          </a>
        </li>
        <li>
          <a href={telLink(second.phone)} ping={interestHref('telepon', 'kartu')}>
            <Icon name="phone" />
            <span className="vh">Telepon </span>
            {second.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${site.email}`}>
            <Icon name="mail" />
            <span className="vh">Email </span>
            {site.email}
          </a>
        </li>
      </ul>
    </div>
  );
}
