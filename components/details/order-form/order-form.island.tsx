'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useOrder } from '@/components/details/order-scope/order-scope.island';
import { ORDER } from '@/lib/addresses/routes';
import { AHEAD, HINT, numbersBetween, ORDER_FORM } from '@/lib/order/form';
import type { OrderValues } from '@/lib/order/view';
import styles from './order-form.module.scss';

/** The id of the words that describe the date. */
const DATE_WORDS = 'pesan-kapan';

/**
 * The optional date and number of an order (docs/decisions/0027-an-order-with-date-and-people.md): a form
 * that leads to WhatsApp without script. With script the sum stands in the place of its button, which is as
 * high. On a phone the order bar opens it as a sheet. `first` and `last` bound the date.
 */
export function OrderForm({ first, last }: { first: string; last: string }) {
  const order = useOrder();
  const form = useRef<HTMLFormElement>(null);
  const begin = useEffectEvent(() => order?.begin(new FormData(form.current ?? undefined)));
  useEffect(() => {
    begin();
  }, []);

  if (!order) return null;
  const { fields, values, late, view, load, touch, set } = order;
  const { dateLabel, unit, min, max, hasDays } = fields;
  const field = (name: keyof OrderValues) => ({
    name,
    value: values[name],
    onFocus: touch,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <form
      id={ORDER_FORM}
      popover="auto"
      action={ORDER}
      target="_blank"
      rel="noopener"
      className={styles.order}
      aria-label="Rincian pesanan"
      ref={form}
      onFocus={load}
      onPointerEnter={load}
      onToggle={load}
    >
      <input type="hidden" name="jenis" value={fields.kind} />
      <input type="hidden" name="item" value={fields.key} />
      <h2 className="ruled">Rincian pesanan</h2>
      {dateLabel && (
        <label className={hasDays ? styles.wide : undefined}>
          {dateLabel}
          <input type="date" min={first} max={last} aria-describedby={DATE_WORDS} {...field('tanggal')} />
        </label>
      )}
      <label className={dateLabel ? undefined : styles.wide}>
        {`Jumlah ${unit}`}
        <select {...field('jumlah')}>{options(min, max)}</select>
      </label>
      {hasDays && (
        <label>
          Lama (hari)
          <select {...field('lama')}>{options(1)}</select>
        </label>
      )}
      {dateLabel && (
        <div {...(late && { role: 'group', 'aria-label': 'Sabtu terdekat' })}>
          <small id={DATE_WORDS} className={late ? 'vh' : undefined}>
            {AHEAD}
          </small>
          {late?.nextSaturdays(last).map(({ day, label }) => (
            <button
              key={day}
              type="button"
              aria-pressed={day === values.tanggal}
              onClick={() => set({ tanggal: day === values.tanggal ? '' : day })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <p className={styles.sum} role="status">
        {view ? (
          <>
            <span>{view.sum.total ? `${view.sum.text} =` : view.sum.text}</span>{' '}
            {view.sum.total && <b>{view.sum.total}</b>} <small>{view.sum.note}</small>
          </>
        ) : (
          <>
            <button className="btn btn--line btn--wide">
              Pesan dengan {dateLabel ? 'tanggal & jumlah' : 'jumlah'}
            </button>
            <small>{HINT}</small>
          </>
        )}
      </p>
    </form>
  );
}

/** Numbers to choose from, without typing and without script. */
function options(min: number, max?: number) {
  return [
    <option key="" value="">
      Pilih
    </option>,
    ...numbersBetween(min, max).map((number) => <option key={number}>{number}</option>),
  ];
}
