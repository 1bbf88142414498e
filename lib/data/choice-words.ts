import { CHOICES, type ChoiceName, type ListChoice } from '../addresses/list-choice';
import { DRIVER_WORDS } from '../format/driver';
import { briefRupiah } from '../format/rupiah';
import { areaName } from './list-choice';

/* The orders and filters of lists in words: for their links, for what is set, for heads and headings. */

/** What is shown as set: all but the order. */
export type ShownName = Exclude<ChoiceName, 'urut'>;
export const SHOWN: readonly ShownName[] = CHOICES.filter((name) => name !== 'urut');

/** The values of `pengemudi` and `makan` in words. */
const FACTS: Record<string, string> = { ...DRIVER_WORDS, vegetarian: 'Tanpa daging', halal: 'Halal' };
const SORTS: Record<string, string> = { harga: 'Harga terendah', rating: 'Rating' };

/** A value in the row of choices: '250 rb', '3+ hari', 'Lembang'; of a parameter that is not set 'Semua'. */
export function optionText(name: ChoiceName, value: string | null): string {
  if (value === null) return name === 'urut' ? 'Terbaru' : 'Semua';
  if (name === 'urut') return SORTS[value] ?? value;
  if (name === 'harga') return briefRupiah(Number(value));
  if (name === 'orang') return value;
  if (name === 'hari') return `${value === '3' ? '3+' : value} hari`;
  return FACTS[value] ?? areaName(value);
}

/** Behind a price that is for one person. */
export const PER_PERSON = '/orang';

/** 'Rp 250 rb', 'Rp 1 jt'. */
export const limitText = (value: string) => `Rp ${briefRupiah(Number(value))}`;

/** ' untuk 4 orang', behind a total. */
export const forPeople = (orang: string | undefined) => (orang ? ` untuk ${orang} orang` : '');

/** A value that is set, by itself: 'Sampai Rp 1 jt untuk 4 orang', '3 hari atau lebih', 'Lembang'. */
export function filterText(name: ShownName, value: string, { orang }: ListChoice): string {
  if (name === 'harga') return `Sampai ${limitText(value)}${forPeople(orang)}`;
  if (name === 'orang') return `Untuk ${value} orang`;
  if (name === 'hari') return value === '3' ? '3 hari atau lebih' : `${value} hari`;
  return FACTS[value] ?? areaName(value);
}

/** The order in words after the count: 'harga terendah dahulu'; null for the newest first. */
export function orderText({ urut }: ListChoice): string | null {
  if (urut === 'harga') return 'harga terendah dahulu';
  return urut === 'rating' ? 'rating tertinggi dahulu' : null;
}

/** The whole choice in words, the people once: 'Sampai Rp 1 jt, 2 hari, harga terendah dahulu'. */
export function choiceText(choice: ListChoice): string {
  const names = choice.harga ? SHOWN.filter((name) => name !== 'orang') : SHOWN;
  const shown = names.flatMap((name) => (choice[name] ? [filterText(name, choice[name], choice)] : []));
  return [...shown, orderText(choice)].filter(Boolean).join(', ');
}
