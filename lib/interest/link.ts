import { INTEREST } from '../addresses/routes';

/** The action of a link. */
export const ACTIONS = ['pesan', 'chat', 'telepon', 'rute'] as const;
/** The part of the page with the link. */
export const PLACES = ['kartu', 'bar', 'jendela', 'kaki', 'kontak', 'artikel', 'food-tour', 'peta'] as const;

export type Action = (typeof ACTIONS)[number];
export type Place = (typeof PLACES)[number];

/** The place of an order that a form sent, which no link names. */
export const FORM_PLACE = 'formulir';

/** The `ping` of a link: '/api/minat?pesan=kartu'. */
export function interestHref(action: Action, place: Place): string {
  return `${INTEREST}?${action}=${place}`;
}
