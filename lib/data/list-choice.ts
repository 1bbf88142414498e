import { CHOICES, choiceOf, type ChoiceName, type ListChoice } from '../addresses/list-choice';
import type { AnyKind } from '../entities/registry';
import { areaBySlug, areas } from '../kawasan/areas';
import { isMapped } from '../kawasan/mapped';
import { MEAL_PRICES, OPTIONS, TOTALS } from '../listing/choice-values';

type Described = Pick<AnyKind, 'kind' | 'choices'>;

/** The parameters that the list of a kind has, in their order; none for a kind without prices. */
export function choicesOf({ kind, choices }: Described): readonly ChoiceName[] {
  const has: Record<ChoiceName, boolean> = {
    urut: choices !== null,
    harga: choices !== null,
    orang: Boolean(choices?.unit),
    hari: Boolean(choices?.days),
    pengemudi: Boolean(choices?.drivers),
    makan: Boolean(choices?.diets),
    kawasan: choices !== null && isMapped(kind),
  };
  return CHOICES.filter((name) => has[name]);
}

/** The values that a parameter has on the list of a kind; limits of price are others for several people. */
export function optionsOf(
  { kind, choices }: Described,
  name: ChoiceName,
  { orang }: ListChoice = {},
): readonly string[] {
  if (name === 'harga' && kind === 'restoran') return MEAL_PRICES;
  if (name === 'harga' && orang) return TOTALS;
  if (name === 'kawasan') return areas().map(({ slug }) => slug);
  return OPTIONS[name].filter((value) => value !== 'rating' || choices?.rating);
}

/** The name of an area in a list's words: 'Lembang'. */
export function areaName(slug: string): string {
  return areaBySlug(slug)?.nama_pendek ?? slug;
}

/**
 * The choice that a query asks for; null when the list of the kind has no such parameter, or the parameter no
 * such value. `valueOf` gives a parameter's value; null and '' mean that it is not there. A list of several
 * kinds has no description and no choice.
 */
export function readChoice(
  description: Described | null,
  valueOf: (name: ChoiceName) => string | null,
): ListChoice | null {
  const choice = choiceOf(Object.fromEntries(CHOICES.map((name) => [name, valueOf(name)])));
  const optionsFor = (name: ChoiceName) =>
    description && choicesOf(description).includes(name) ? optionsOf(description, name, choice) : [];
  return CHOICES.every((name) => !choice[name] || optionsFor(name).includes(choice[name])) ? choice : null;
}
