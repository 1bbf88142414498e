/*
 * What visitors press (docs/decisions/0025-what-visitors-ask-for.md). A link names in its `ping` what it does
 * and where it stands; the browser tells the site as it is pressed, without any script.
 */

export const INTEREST = '/api/minat';

/** What a link does. */
export const ACTIONS = ['pesan', 'chat', 'telepon', 'rute'] as const;
/** Where it stands. */
export const PLACES = ['kartu', 'bar', 'jendela', 'kaki', 'kontak', 'artikel', 'food-tour', 'peta'] as const;

export type Action = (typeof ACTIONS)[number];
export type Place = (typeof PLACES)[number];

/** For a link's `ping`: '/api/minat?pesan=kartu'. */
export function interestHref(action: Action, place: Place): string {
  return `${INTEREST}?${action}=${place}`;
}
