/*
 * What the form of an order shows before anything is set. It stands alone in this file, because the browser
 * loads the arithmetic of an order late (view.ts).
 */

/** The form's id, by which the order bar opens it. */
export const ORDER_FORM = 'pesan';

/** Under this name the tab keeps the last date and the last number of each unit. */
export const ORDER_KEPT = 'pesan';

/** What the fields are for, while nothing is set. */
export const HINT = 'Semua boleh dikosongkan. Yang diisi ikut tertulis di pesan WhatsApp.';

/** An order less than so many days ahead is asked about first. */
export const NEAR_DAYS = 7;

/** What the form says about the date, without script too. */
export const AHEAD = `Sebaiknya pesan ${NEAR_DAYS} hari sebelumnya. Lebih dekat? Tanyakan dulu.`;

/** So many numbers stand one by one, from the least on. */
const ONE_BY_ONE = 20;
const ROUND = [30, 40, 50, 100];

/** The numbers that the form offers, from the least to the greatest. */
export function numbersBetween(min: number, max = Infinity): number[] {
  const oneByOne = Array.from({ length: ONE_BY_ONE }, (_none, index) => min + index);
  const round = ROUND.filter((number) => number >= min + ONE_BY_ONE);
  return [...oneByOne, ...round].filter((number) => number <= max);
}
