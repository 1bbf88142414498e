import { BigPrice } from '@/components/ui/price/price';
import { interestHref } from '@/lib/addresses/interest';
import type { PriceView } from '@/lib/entities/card';
import { orderLabel } from '@/lib/entities/prices';
import styles from './order-bar.module.scss';

interface Props {
  price: PriceView | null;
  /** The item's title, part of the button's accessible name. */
  title: string;
  orderHref: string;
}

/**
 * Price and order button at the bottom of a phone's screen; hidden from 64rem, where the price card stays in
 * view. The page's <main> carries `data-docked`, which moves the floating chat to the free place at the bar's
 * left.
 */
export function OrderBar({ price, title, orderHref }: Props) {
  const [verb, ...rest] = orderLabel(price).split(' ');
  return (
    <section className={styles.bar} aria-label="Pesan" data-order-bar="">
      <BigPrice price={price} compact />
      <a
        className="btn btn--order"
        href={orderHref}
        ping={interestHref('pesan', 'bar')}
        target="_blank"
        rel="noopener"
        aria-label={`${orderLabel(price)}: ${title}`}
      >
        {verb} <span>{rest.join(' ')}</span>
      </a>
    </section>
  );
}
