// The relief. Heights are made from spot heights, ridges and peaks of geography.json; contours are cut out of
// them like paper.
const hash = (x, y) => {
  const sine = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return sine - Math.floor(sine);
};
const smooth = (share) => share * share * (3 - 2 * share);
function noise(x, y) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const shareX = smooth(x - i);
  const shareY = smooth(y - j);
  const upper = hash(i, j) * (1 - shareX) + hash(i + 1, j) * shareX;
  const lower = hash(i, j + 1) * (1 - shareX) + hash(i + 1, j + 1) * shareX;
  return upper * (1 - shareY) + lower * shareY - 0.5;
}

/** (lat, lon) => metres */
export function relief(geo) {
  const kmPerLongitude = 111.32 * Math.cos(7 * (Math.PI / 180));
  const spots = geo.spots.map(([lat, lon, metres]) => [lat * 110.57, lon * kmPerLongitude, metres]);
  const peaks = geo.peaks.map((peak, i) => ({
    ...peak,
    y: peak.at[0] * 110.57,
    x: peak.at[1] * kmPerLongitude,
    phase: i * 1.7,
  }));
  const ridges = geo.ridges.map((ridge) => ({
    w: ridge.w,
    line: ridge.line.map(([lat, lon, metres]) => [lat * 110.57, lon * kmPerLongitude, metres]),
  }));
  const soft = (first, second, width) => {
    const share = Math.max(0, Math.min(1, 0.5 + (first - second) / (2 * width)));
    return second * (1 - share) + first * share + width * share * (1 - share);
  };
  return (lat, lon) => {
    const y = lat * 110.57;
    const x = lon * kmPerLongitude;
    let sum = 0;
    let weight = 0;
    for (const [spotY, spotX, metres] of spots) {
      const distance = (spotY - y) ** 2 + (spotX - x) ** 2 + 0.9;
      const influence = 1 / distance ** 1.55;
      sum += influence * metres;
      weight += influence;
    }
    const base = sum / weight;
    let elevation = base;
    for (const { w: width, line } of ridges)
      for (let i = 1; i < line.length; i++) {
        const [ay, ax, fromMetres] = line[i - 1];
        const [by, bx, toMetres] = line[i];
        const dx = bx - ax;
        const dy = by - ay;
        const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        const distance = Math.hypot(ax + share * dx - x, ay + share * dy - y);
        if (distance > width * 3) continue;
        const crest = fromMetres + share * (toMetres - fromMetres);
        if (crest > base)
          elevation = soft(elevation, base + (crest - base) * Math.exp(-((distance / width) ** 1.5)), 60);
      }
    for (const peak of peaks) {
      let distance = Math.hypot(peak.x - x, peak.y - y);
      if (distance > peak.r * 2.4) continue;
      const turn = Math.atan2(peak.y - y, peak.x - x);
      distance *= 1 + 0.1 * Math.cos(7 * turn + peak.phase) + 0.06 * Math.cos(12 * turn - peak.phase * 2);
      if (peak.m > base)
        elevation = soft(
          elevation,
          base + (peak.m - base) * Math.exp(-((distance / (peak.r * 0.56)) ** 1.25)),
          50,
        );
    }
    // Gullies in the slopes, none on the plain.
    const steep = Math.max(0, Math.min(1, (elevation - 760) / 500));
    elevation +=
      steep * (90 * noise(x / 1.7, y / 1.7) + 46 * noise(x / 0.7 + 9, y / 0.7)) +
      16 * noise(x / 2.6 + 3, y / 2.6);
    return elevation;
  };
}

/** Samples a function of a sheet's x and y on a grid of `step` units, one cell beyond its edges. */
export function grid(sheet, step, at) {
  const cols = Math.ceil(sheet.width / step) + 3;
  const rows = Math.ceil((sheet.height - sheet.top) / step) + 3;
  const heights = new Float64Array(cols * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) heights[j * cols + i] = at((i - 1) * step, sheet.top + (j - 1) * step);
  return { cols, rows, step, heights, x0: -step, y0: sheet.top - step };
}

/** Rings around everything at or above `level` (marching squares; the sheet's edge closes open ones). */
export function contour(field, level) {
  const { cols, rows, heights, step, x0, y0 } = field;
  const at = (i, j) => (i <= 0 || j <= 0 || i >= cols - 1 || j >= rows - 1 ? -1e9 : heights[j * cols + i]);
  const raw = (i, j) =>
    heights[Math.min(rows - 1, Math.max(0, j)) * cols + Math.min(cols - 1, Math.max(0, i))];
  const next = new Map();
  const cut = (i1, j1, i2, j2) => {
    const edge = at(i1, j1) < -1e8 || at(i2, j2) < -1e8;
    const from = edge ? raw(i1, j1) : at(i1, j1);
    const to = edge ? raw(i2, j2) : at(i2, j2);
    const share = edge ? (at(i1, j1) < -1e8 ? 0.02 : 0.98) : (level - from) / (to - from || 1);
    return [x0 + (i1 + (i2 - i1) * share) * step, y0 + (j1 + (j2 - j1) * share) * step];
  };
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < cols - 1; i++) {
      const topLeft = at(i, j) >= level;
      const topRight = at(i + 1, j) >= level;
      const bottomRight = at(i + 1, j + 1) >= level;
      const bottomLeft = at(i, j + 1) >= level;
      const code = (topLeft ? 8 : 0) | (topRight ? 4 : 0) | (bottomRight ? 2 : 0) | (bottomLeft ? 1 : 0);
      if (code === 0 || code === 15) continue;
      // The four sides of the cell, each with a name of its own.
      const top = () => [`h${i},${j}`, cut(i, j, i + 1, j)];
      const right = () => [`v${i + 1},${j}`, cut(i + 1, j, i + 1, j + 1)];
      const bottom = () => [`h${i},${j + 1}`, cut(i, j + 1, i + 1, j + 1)];
      const left = () => [`v${i},${j}`, cut(i, j, i, j + 1)];
      const add = ([from, point], [to]) => next.set(from, [point, to]);
      // Each piece has the high ground on its left.
      switch (code) {
        case 1:
          add(left(), bottom());
          break;
        case 2:
          add(bottom(), right());
          break;
        case 3:
          add(left(), right());
          break;
        case 4:
          add(right(), top());
          break;
        case 5:
          add(left(), top());
          add(right(), bottom());
          break;
        case 6:
          add(bottom(), top());
          break;
        case 7:
          add(left(), top());
          break;
        case 8:
          add(top(), left());
          break;
        case 9:
          add(top(), bottom());
          break;
        case 10:
          add(top(), right());
          add(bottom(), left());
          break;
        case 11:
          add(top(), right());
          break;
        case 12:
          add(right(), left());
          break;
        case 13:
          add(right(), bottom());
          break;
        case 14:
          add(bottom(), left());
          break;
      }
    }
  const rings = [];
  while (next.size) {
    const [first] = next.keys();
    const ring = [];
    let here = first;
    while (next.has(here)) {
      const [point, to] = next.get(here);
      next.delete(here);
      ring.push(point);
      here = to;
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}

export const areaOfRing = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** Douglas–Peucker for an open line. */
export function straighten(points, tolerance) {
  if (points.length < 3) return points;
  const [ax, ay] = points[0];
  const [bx, by] = points[points.length - 1];
  const length = Math.hypot(bx - ax, by - ay) || 1e-9;
  let far = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const distance = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (distance > far) [far, index] = [distance, i];
  }
  if (far <= tolerance) return [points[0], points[points.length - 1]];
  return [
    ...straighten(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...straighten(points.slice(index), tolerance),
  ];
}

/** The same for a closed ring. */
export function simplify(ring, tolerance) {
  if (ring.length < 8) return ring;
  const half = Math.floor(ring.length / 2);
  return [
    ...straighten(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...straighten([...ring.slice(half), ring[0]], tolerance).slice(0, -1),
  ];
}
