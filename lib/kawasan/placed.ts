import { LRUCache } from 'lru-cache';
import type { Position } from '../rich-text/map-embed';
import { placePins, type Placed, type Room } from './pins';
import type { Sheets } from './sheets';

const placed = new LRUCache<string, Placed[]>({ max: 64 });

/** `placePins`, cached per set of places: they seldom change, and placing forty takes some 30 ms. */
export function placeOnce(
  positions: readonly (Position & { size?: number })[],
  sheets: Sheets,
  size: 'wide' | 'pocket',
  room: Room,
): Placed[] {
  const name = JSON.stringify([
    sheets.name,
    size,
    room,
    positions.map(({ lat, lon, size: own }) => [lat, lon, own]),
  ]);
  const known = placed.get(name) ?? placePins(positions, sheets[size], room);
  placed.set(name, known);
  return known;
}
