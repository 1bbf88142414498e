import { oncePer } from '../base/once-per';
import { DEFAULT_PLACE, type Item } from '../entities/define';
import type { Position } from '../geo/position';
import type { Area } from './areas';

/** What locates an item. */
export type Located = Pick<Item, 'position' | 'place'>;

type Bordered = Pick<Area, 'batas' | 'kata' | 'kata_cadangan'>;

/**
 * Is a position inside a ring of [lat, lon]? A line from it in one direction then crosses the border an odd
 * number of times.
 */
export function isInside({ lat, lon }: Position, ring: Area['batas']): boolean {
  let inside = false;
  for (const [index, [y, x]] of ring.entries()) {
    const [before, left] = ring.at(index - 1) ?? [y, x];
    if (y > lat !== before > lat && lon < ((left - x) * (lat - y)) / (before - y) + x) inside = !inside;
  }
  return inside;
}

/**
 * The area of an item: the one whose border contains its position, else the one meant by the longest matching
 * word of its location, else none. A position derived from the district counts only after the words.
 * 'Bandung' by itself is the default for records without a location and means no area.
 */
export function areaOf<A extends Bordered>({ position, place }: Located, areas: readonly A[]): A | null {
  const exact = position && !position.isRough ? around(position, areas) : null;
  return exact ?? byWords(place, areas) ?? (position ? around(position, areas) : null);
}

function around<A extends Bordered>(position: Position, areas: readonly A[]): A | null {
  return areas.find(({ batas }) => isInside(position, batas)) ?? null;
}

function byWords<A extends Bordered>(place: string | null | undefined, areas: readonly A[]): A | null {
  if (!place || place === DEFAULT_PLACE) return null;
  const said = plain(place);
  const longest = (list: 'kata' | 'kata_cadangan') =>
    longestSaid(
      said,
      areas.map((area) => ({ of: area, words: area[list] ?? [] })),
    );
  return longest('kata') ?? longest('kata_cadangan');
}

/** The position of a place named in a location, if an area's file has it; not the exact address. */
export function namedPoint(place: string | null, areas: readonly Pick<Area, 'titik'>[]): Position | null {
  if (!place) return null;
  const known = areas.flatMap(({ titik = [] }) => titik);
  const found = longestSaid(
    plain(place),
    known.map((one) => ({ of: one, words: one.kata })),
  );
  return found && { lat: found.koordinat[0], lon: found.koordinat[1] };
}

/** The words of an area by which a text names it: in 'Shuttle Pagi Bandung–Ciwidey' Ciwidey. */
export function wordsNamed({ kata }: Pick<Area, 'kata'>, text: string): string[] {
  const said = plain(text);
  return oncePer(kata, plainWords).filter((word) => said.includes(word));
}

/** The candidate with the longest word that occurs in the text. */
function longestSaid<T>(said: string, candidates: readonly { of: T; words: readonly string[] }[]): T | null {
  let best: T | null = null;
  let length = 0;
  for (const { of, words } of candidates)
    // Once, because every item is compared with all of them.
    for (const word of oncePer(words, plainWords))
      if (word.length > length && said.includes(word)) [best, length] = [of, word.length];
  return best;
}

/** The words of an area as `plain` writes them. */
function plainWords(words: readonly string[]): readonly string[] {
  return words.map(plain);
}

/** Lower-case words with single spaces between and around them: 'Jl. Raya Lembang' → ' jl raya lembang '. */
function plain(text: string): string {
  return ` ${text
    .slice(0, 400)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}
