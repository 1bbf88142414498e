import type { OrderFields } from './order';

/** For tests: the fields of an order of a package whose price is for one person, two at least. */
export const PAKET: OrderFields = {
  kind: 'paket',
  key: 'ciwidey',
  dateLabel: 'Tanggal',
  day: null,
  lastDay: null,
  unit: 'orang',
  min: 2,
  max: 999,
  hasDays: false,
  rooms: null,
  hasDriver: false,
  price: 1_250_000,
  isWhole: false,
};
