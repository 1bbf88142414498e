import { LRUCache } from 'lru-cache';
import { processWide } from '../base/process-wide.mjs';
import type { Position } from '../geo/position';
import { placePins, type PlacedPin, type Room } from './pins';
import type { Sheets } from './sheets';

/** The shipped content has 111 sets, of lists, areas, overview; a thousand of forty places are 7 MB. */
const MAX_SETS = 1000;

const shared = processWide as { placedPins?: LRUCache<string, PlacedPin[]> };
const placed = (shared.placedPins ??= new LRUCache({ max: MAX_SETS }));

type Place = Position & { size?: number };

/**
 * `placePins`, cached per set of places, whatever their order: they seldom change, and placing forty takes
 * some 30 ms. A set is placed from north to south, so that the same places stand the same on every page.
 */
export function placeOnce(
  positions: readonly Place[],
  sheets: Sheets,
  size: 'wide' | 'pocket',
  room: Room,
): PlacedPin[] {
  const entries = positions.map((place, index) => ({ place, index })).toSorted(fromNorth);
  const names = entries.map(({ place }) => `${place.lat},${place.lon},${place.size ?? ''}`);
  const name = [sheets.name, size, room.px, room.size, ...names].join(' ');
  const sorted = entries.map(({ place }) => place);
  const pins = placed.get(name) ?? placePins(sorted, sheets[size], room);
  placed.set(name, pins);
  return entries
    .flatMap(({ index }, rank) => (pins[rank] ? [{ index, pin: pins[rank] }] : []))
    .toSorted((a, b) => a.index - b.index)
    .map(({ pin }) => pin);
}

function fromNorth({ place: a }: { place: Place }, { place: b }: { place: Place }): number {
  return b.lat - a.lat || a.lon - b.lon || (a.size ?? 0) - (b.size ?? 0);
}
