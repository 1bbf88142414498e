/** Kilometres per degree of latitude, and per degree of longitude at the equator. */
const KM_LAT = 110.574;
const KM_LON = 111.32;

/**
 * The projection of a drawn sheet (equirectangular, linear in both directions), shared by the drawing
 * (tools/maps) and the pins on it.
 * @param {{ n: number, s: number, w: number, e: number }} bounds its edges, in degrees
 * @param {number} width in the sheet's own units, which y has too
 * @param {number} [top] the height above the northern edge: the sky of the wall map
 */
export function projection(bounds, width, top = 0) {
  const kmLon = KM_LON * Math.cos(((bounds.n + bounds.s) / 2) * (Math.PI / 180));
  const unit = width / ((bounds.e - bounds.w) * kmLon);
  return {
    height: Math.round((bounds.n - bounds.s) * KM_LAT * unit) + top,
    /** Units per kilometre. */
    unit,
    /** @param {number} lon */
    x: (lon) => (lon - bounds.w) * kmLon * unit,
    /** @param {number} lat */
    y: (lat) => top + (bounds.n - lat) * KM_LAT * unit,
    /** @param {number} x */
    lon: (x) => bounds.w + x / (kmLon * unit),
    /** @param {number} y */
    lat: (y) => bounds.n - (y - top) / (KM_LAT * unit),
  };
}
