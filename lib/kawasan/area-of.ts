import { DEFAULT_PLACE } from '../entities/define';
import type { Position } from '../rich-text/map-embed';
import type { Area } from './areas';

/** What tells where an item is. */
export interface Located {
  /** The point of its map address. */
  position?: Position | null;
  /** The words of its location. */
  place?: string | null;
}

type Bordered = Pick<Area, 'batas' | 'kata' | 'kata_cadangan'>;
type Gazetteer = Pick<Area, 'titik'>;

/**
 * Whether a point lies within a ring of [lat, lon]: a line from it to the west crosses the border an odd
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
 * The area of an item: that in whose border its position lies, else the one that the longest word of its
 * location means, else none. A position that is known by its district alone counts after the words; 'Bandung'
 * by itself stands where a record names no place and is none either.
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

/** The point that a location names, where an area's file knows it; rough, because it is not the door. */
export function namedPoint(place: string | null, areas: readonly Gazetteer[]): Position | null {
  if (!place) return null;
  const known = areas.flatMap(({ titik = [] }) => titik);
  const found = longestSaid(
    plain(place),
    known.map((one) => ({ of: one, words: one.kata })),
  );
  return found && { lat: found.koordinat[0], lon: found.koordinat[1] };
}

/** Whose word is the longest that is said. */
function longestSaid<T>(said: string, candidates: readonly { of: T; words: readonly string[] }[]): T | null {
  let best: T | null = null;
  let length = 0;
  for (const { of, words } of candidates)
    for (const word of words)
      if (word.length > length && said.includes(plain(word))) [best, length] = [of, word.length];
  return best;
}

const written = new Map<string, string>();
/** More texts than this are written anew each time. */
const MOST_WRITTEN = 2000;

/** Words with single spaces between and around them: 'Jl. Raya Lembang' → ' jl raya lembang '. */
function plain(text: string): string {
  const known = written.get(text);
  if (known !== undefined) return known;
  const words = ` ${text
    .slice(0, 400)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  if (written.size < MOST_WRITTEN) written.set(text, words);
  return words;
}
