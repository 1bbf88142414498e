/** What orders and narrows a list, in the order of its URL (docs/decisions/0028-sort-and-filter.md). */
export const CHOICES = ['urut', 'harga', 'orang', 'hari', 'pengemudi', 'makan', 'kawasan'] as const;
export type ChoiceName = (typeof CHOICES)[number];

/** The sheet of filters, which is open while the address names it or one of its groups: '#saring-hari'. */
export const SHEET = 'saring';
/** The row that opens it. Closing leads there, so that the browser itself moves the focus back to it. */
export const ROW = 'urutan';

/** The parameters that are set, in the order of CHOICES; none for a list as the specification has it. */
export type ListChoice = { readonly [Name in ChoiceName]?: string };

/** The parameters among these, in their order, without missing and empty ones. Values are not checked. */
export function choiceOf(values: { readonly [Name in ChoiceName]?: string | null }): ListChoice {
  return Object.fromEntries(CHOICES.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

/** The choice with another value of one parameter; null removes it. */
export function withChoice(choice: ListChoice, name: ChoiceName, value: string | null): ListChoice {
  return choiceOf({ ...choice, [name]: value });
}

/** Is anything chosen? */
export function hasChoice(choice: ListChoice): boolean {
  return CHOICES.some((name) => choice[name]);
}
