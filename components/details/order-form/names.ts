import type { ReactNode } from 'react';

/* What the parts of an order's form agree on. */

/** The form's id, by which the order bar opens it. */
export const ORDER_FORM = 'pesan';
/** The id of the words that describe the date. */
export const DATE_WORDS = 'pesan-kapan';
/** Under this name the tab keeps the last date and the last number of each unit. */
export const ORDER_KEPT = 'pesan';

/** What a page shows of the order in its form (shown-order.tsx). */
export interface ShownOrder {
  /** The line in the order bar. */
  line: string;
  /** Takes the place of the price in the order bar: what all of it costs; null while that is not known. */
  price: ReactNode;
  /** Takes the place of the form's button. */
  sum: ReactNode;
  /** Takes the place of the words below the date. */
  days: ReactNode;
  /** An order link with date, number and estimate. */
  hrefOf: (untouched: string) => string;
}
