import stops from '../../content/halte.json';
import { DEGREE_KM, kilometres } from '../geo/distance';
import type { Position } from '../geo/position';

/** A bus stop within a walk: '250 m' by the crow, in steps of 50, and how many routes stop there. */
export interface BusStop {
  name: string;
  metres: number;
  routes: number;
}

/** Nobody is sent further than this, in a straight line, to a stop. */
const NEAR_KM = 0.8;

/**
 * The bus stop nearest to a position at which a route is known to stop; null without one nearby, and for a
 * district's position. The stops are OpenStreetMap's (content/halte.json: name, latitude, longitude, number
 * of routes).
 */
export function nearestStop(at: Position | null | undefined): BusStop | null {
  if (!at || at.isRough) return null;
  let nearest: BusStop | null = null;
  for (const [name, lat, lon, routes] of stops as [string, number, number, number][]) {
    if (!routes || Math.abs(lat - at.lat) * DEGREE_KM > NEAR_KM) continue;
    const metres = kilometres(at, { lat, lon }) * 1_000;
    if (metres <= NEAR_KM * 1_000 && metres < (nearest?.metres ?? Infinity))
      nearest = { name, metres, routes };
  }
  return nearest && { ...nearest, metres: Math.max(50, Math.round(nearest.metres / 50) * 50) };
}
