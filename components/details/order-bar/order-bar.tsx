import { BigPrice } from '@/components/ui/price/price';
import { interestHref } from '@/lib/interest/link';
import { OrderLink, OrderPart } from '@/components/details/order-scope/order-scope.island';
import { ORDER_FORM } from '@/components/details/order-form/names';
import type { PriceView } from '@/lib/entities/card';
import { orderLabel } from '@/lib/entities/prices';
import type { PageOrder } from '@/lib/order/fields';
import { UNTOUCHED } from '@/lib/order/order';
import { barLine } from '@/lib/order/sum';
import styles from './order-bar.module.scss';

interface Props extends Pick<PageOrder, 'orderHref'>, Partial<Pick<PageOrder, 'fields'>> {
  price: PriceView | null;
  /** The item's title, part of the button's accessible name. */
  title: string;
  label?: string;
}

/**
 * Price and order button at the bottom of a phone's screen; hidden from 64rem, where the price card stays in
 * view. The floating chat moves to the free place at its left (chat.module.scss).
 */
export function OrderBar({ price, title, orderHref, label = orderLabel(price), fields = null }: Props) {
  if (orderHref === null) return null;
  const [verb, ...rest] = label.split(' ');
  return (
    <section className={styles.bar} aria-label="Pesan" data-order-bar="">
      {fields ? (
        <button type="button" popoverTarget={ORDER_FORM}>
          <span className={styles.price}>
            <OrderPart of="price">
              <BigPrice price={price} compact />
            </OrderPart>
          </span>
          <span className={styles.line}>
            <span>
              <OrderPart of="line">{barLine(fields, UNTOUCHED)}</OrderPart>
            </span>{' '}
            <span aria-hidden="true">↑</span>
          </span>
        </button>
      ) : (
        <BigPrice price={price} compact />
      )}
      <OrderLink
        className="btn btn--order"
        href={orderHref}
        ping={interestHref('pesan', 'bar')}
        target="_blank"
        rel="noopener"
        aria-label={`${label}: ${title}`}
      >
        {verb} <span>{rest.join(' ')}</span>
      </OrderLink>
    </section>
  );
}
