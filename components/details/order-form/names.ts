/* What the parts of an order's form agree on. */

/** The form's id, by which the order bar opens it. */
export const ORDER_FORM = 'pesan';
/** The id of the words that describe the date. */
export const DATE_WORDS = 'pesan-kapan';
/** Under this name the tab keeps the last date and the last number of each unit. */
export const ORDER_KEPT = 'pesan';
