import { ORDER } from '@/lib/addresses/routes';
import { DRIVER_WORDS } from '@/lib/format/driver';
import { today } from '@/lib/base/jakarta';
import { lastDeparture, MAX_NUMBER, UNTOUCHED, type OrderFields } from '@/lib/order/order';
import { aheadOf, HINT, sumOf } from '@/lib/order/sum';
import { OrderPart, OrderSheet } from '@/components/details/order-scope/order-scope.island';
import { DATE_WORDS, ORDER_FORM } from './names';
import styles from './order-form.module.scss';

/** So many numbers stand one by one, from the least on. */
const ONE_BY_ONE = 20;
/** The usual sizes of larger groups. */
const ROUND = [25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90, 100, 120, 150, 200, 250, 300, 400, 500];

/**
 * The optional date and number of an order (docs/decisions/0027-an-order-with-date-and-people.md): a form
 * that leads to WhatsApp without script. With script the sum stands in the place of its button from the start
 * (shown-order.tsx), unless its code did not come. On a phone the order bar opens it as a sheet.
 */
export function OrderForm({ fields }: { fields: OrderFields }) {
  const { dateLabel, unit, min, max, hasDays, rooms, hasDriver } = fields;
  const first = today();
  return (
    <OrderSheet
      fields={fields}
      id={ORDER_FORM}
      popover="auto"
      action={ORDER}
      target="_blank"
      rel="noopener"
      className={styles.order}
      plain={`${styles.order} ${styles.plain}`}
      aria-label="Rincian pesanan"
    >
      <input type="hidden" name="jenis" value={fields.kind} />
      <input type="hidden" name="item" value={fields.key} />
      <h2 className="ruled">Rincian pesanan</h2>
      {dateLabel && (
        <label className={hasDays || rooms ? styles.wide : undefined}>
          {dateLabel}
          <input
            type="date"
            name="tanggal"
            min={first}
            max={lastDeparture(first)}
            aria-describedby={DATE_WORDS}
          />
        </label>
      )}
      <Numbers label={`Jumlah ${unit}`} name="jumlah" isWide={!dateLabel} min={min} max={max} />
      {hasDays && <Numbers label="Durasi (hari)" name="lama" min={1} max={MAX_NUMBER} />}
      {rooms && <Numbers label={`Jumlah ${rooms.unit}`} name="kamar" min={1} max={rooms.max} />}
      {hasDriver && (
        <label className={styles.wide}>
          Pengemudi
          <select name="pengemudi">
            <option value="">Pilih</option>
            {Object.entries(DRIVER_WORDS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
      {dateLabel && (
        <OrderPart of="days">
          <div>
            <small id={DATE_WORDS}>{aheadOf(fields)}</small>
          </div>
        </OrderPart>
      )}
      <p className={styles.sum} role="status">
        <OrderPart of="sum">
          <button className="btn btn--line btn--wide">
            Pesan dengan {dateLabel ? 'tanggal & jumlah' : 'jumlah'}
          </button>
          <span>{sumOf(fields, UNTOUCHED).text}</span>
          <small>{HINT}</small>
        </OrderPart>
      </p>
    </OrderSheet>
  );
}

interface NumbersProps {
  label: string;
  name: string;
  min: number;
  max: number;
  isWide?: boolean;
}

/** Numbers to choose from, without typing and without script. */
function Numbers({ label, name, min, max, isWide = false }: NumbersProps) {
  const oneByOne = Array.from({ length: ONE_BY_ONE }, (_none, index) => min + index);
  const round = ROUND.filter((number) => number >= min + ONE_BY_ONE);
  const options = [...oneByOne, ...round].filter((number) => number <= max);
  return (
    <label className={isWide ? styles.wide : undefined}>
      {label}
      <select name={name}>
        <option value="">Pilih</option>
        {options.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </label>
  );
}
