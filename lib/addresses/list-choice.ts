/**
 * The parameters that order and narrow a list (docs/decisions/0028-sort-and-filter.md), in the order in which
 * its URL has them between `kategori` and `page`.
 */
export const CHOICES = ['urut', 'harga', 'orang', 'hari', 'pengemudi', 'makan', 'kawasan'] as const;
export type ChoiceName = (typeof CHOICES)[number];

/** The parameters that are set, in the order of CHOICES; none for a list as the specification has it. */
export type ListChoice = { readonly [Name in ChoiceName]?: string };

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

/** The parameters among these, in their order, without missing and empty ones. Values are not checked. */
export function choiceOf(values: { readonly [Name in ChoiceName]?: string | null }): ListChoice {
  return Object.fromEntries(
    CHOICES.flatMap((name) => {
      const value = values[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** The choice with another value of one parameter; null removes it. */
export function withChoice(choice: ListChoice, name: ChoiceName, value: string | null): ListChoice {
  return choiceOf({ ...choice, [name]: value });
}

/** Is anything chosen? */
export function hasChoice(choice: ListChoice): boolean {
  return CHOICES.some((name) => choice[name]);
}
