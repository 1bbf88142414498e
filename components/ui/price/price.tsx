import type { PriceView } from '@/lib/entities/card';
import { Amount } from './amount';
import styles from './price.module.scss';

interface Props {
  price: PriceView | null;
  /** A line below: the duration, 'per event'. */
  note?: string | null;
  /** The smaller variant of the order bar, for a place within a line or a button. */
  compact?: boolean;
}

/** The price of a detail page in the formats of spec §9; without a price it says where to ask. */
export function BigPrice({ price, note = null, compact = false }: Props) {
  const className = compact ? `${styles.price} ${styles.compact}` : styles.price;
  const Tag = compact ? 'span' : 'p';
  const below = note ? <span className={styles.line}> {note}</span> : null;
  if (!price)
    return (
      <Tag className={className}>
        Harga: tanyakan lewat WhatsApp
        {below}
      </Tag>
    );
  return (
    <Tag className={className}>
      {price.prefix ? (
        <span className={styles.line} lang="en">
          {price.prefix}{' '}
        </span>
      ) : null}
      <b>
        <Amount text={price.amount} />
      </b>
      {price.suffix ? (
        <>
          <wbr />
          <span className={styles.suffix}>{price.suffix}</span>
        </>
      ) : null}
      {below}
    </Tag>
  );
}
