import type { Position } from './position';

/** The Earth's mean radius in kilometres. */
const RADIUS_KM = 6371;

/** A degree of latitude, in kilometres. */
export const DEGREE_KM = (2 * Math.PI * RADIUS_KM) / 360;

/** The great-circle distance in kilometres: haversine on a sphere of the Earth's mean radius. */
export function kilometres(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * rad) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(a.lon, b.lon);
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** '12,5 km', '16 km'; with so many digits behind the comma '16,0 km'. */
export function kilometreText(km: number, digits?: number): string {
  return `${(digits === undefined ? String(km) : km.toFixed(digits)).replace('.', ',')} km`;
}

/** '± 3 km', where one end is no exact position. */
export function roughKilometreText(km: number): string {
  return `± ${kilometreText(Math.max(1, Math.round(km)))}`;
}
