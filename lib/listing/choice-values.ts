/** The values of a parameter; `kawasan` has the slugs of the areas. */
export const OPTIONS = {
  /** Lowest price first, best rating first; absent: newest first. */
  urut: ['harga', 'rating'],
  /** At most so many rupiah; a meal has its own. */
  harga: ['250000', '500000', '1000000', '2000000'],
  /** For so many people, whose totals the cards name; the price is then at most what all of them pay. */
  orang: Array.from({ length: 20 }, (_none, index) => String(index + 1)),
  /** So many days; the last means that many or more. */
  hari: ['1', '2', '3'],
  /** Who drives a vehicle. */
  pengemudi: ['dengan', 'lepas'],
  /** For whom a restaurant cooks. */
  makan: ['vegetarian', 'halal'],
} as const;

/** The limits of a meal's price, which is far below those of others. */
export const MEAL_PRICES = ['25000', '50000', '75000'] as const;

/** The limits of what several people pay together; a list offers those that tell its totals apart. */
export const TOTALS = [
  ...OPTIONS.harga,
  ...['3000000', '4000000', '5000000', '8000000', '10000000', '15000000', '20000000', '50000000'],
] as const;
