/** A position on the map, in degrees. */
export interface Position {
  lat: number;
  lon: number;
  /** Of its district, or of a place that its location names: good for what is near, not for directions. */
  isRough?: true;
}

/** Alun-Alun Bandung, from which the site measures its distances. */
export const CENTRE: Position = { lat: -6.9218, lon: 107.607 };

/** Bandung's main station, on its northern side. */
export const STATION: Position = { lat: -6.9139, lon: 107.6025 };
