// The relief. Heights are made from spot heights, ridges and peaks of geography.json; contours are cut out of
// them like paper.
const hash = (x, y) => {
  const s = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - Math.floor(s);
};
const smooth = (t) => t * t * (3 - 2 * t);
function noise(x, y) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(x - i);
  const v = smooth(y - j);
  const a = hash(i, j) * (1 - u) + hash(i + 1, j) * u;
  const b = hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u;
  return a * (1 - v) + b * v - 0.5;
}

/** (lat, lon) => metres */
export function relief(geo) {
  const k = 111.32 * Math.cos(7 * (Math.PI / 180));
  const spots = geo.spots.map(([a, o, m]) => [a * 110.57, o * k, m]);
  const peaks = geo.peaks.map((p, i) => ({ ...p, y: p.at[0] * 110.57, x: p.at[1] * k, phase: i * 1.7 }));
  const ridges = geo.ridges.map((r) => ({ w: r.w, line: r.line.map(([a, o, m]) => [a * 110.57, o * k, m]) }));
  const soft = (a, b, s) => {
    const h = Math.max(0, Math.min(1, 0.5 + (a - b) / (2 * s)));
    return b * (1 - h) + a * h + s * h * (1 - h);
  };
  return (lat, lon) => {
    const y = lat * 110.57;
    const x = lon * k;
    let sum = 0;
    let weight = 0;
    for (const [py, px, m] of spots) {
      const d = (py - y) ** 2 + (px - x) ** 2 + 0.9;
      const w = 1 / d ** 1.55;
      sum += w * m;
      weight += w;
    }
    const base = sum / weight;
    let z = base;
    for (const { w, line } of ridges)
      for (let i = 1; i < line.length; i++) {
        const [ay, ax, am] = line[i - 1];
        const [by, bx, bm] = line[i];
        const dx = bx - ax;
        const dy = by - ay;
        const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        const d = Math.hypot(ax + t * dx - x, ay + t * dy - y);
        if (d > w * 3) continue;
        const h = am + t * (bm - am);
        if (h > base) z = soft(z, base + (h - base) * Math.exp(-((d / w) ** 1.5)), 60);
      }
    for (const p of peaks) {
      let d = Math.hypot(p.x - x, p.y - y);
      if (d > p.r * 2.4) continue;
      const turn = Math.atan2(p.y - y, p.x - x);
      d *= 1 + 0.1 * Math.cos(7 * turn + p.phase) + 0.06 * Math.cos(12 * turn - p.phase * 2);
      if (p.m > base) z = soft(z, base + (p.m - base) * Math.exp(-((d / (p.r * 0.56)) ** 1.25)), 50);
    }
    // Gullies in the slopes, none on the plain.
    const steep = Math.max(0, Math.min(1, (z - 760) / 500));
    z +=
      steep * (90 * noise(x / 1.7, y / 1.7) + 46 * noise(x / 0.7 + 9, y / 0.7)) +
      16 * noise(x / 2.6 + 3, y / 2.6);
    return z;
  };
}

/** Samples a function of a sheet's x and y on a grid of `step` units, one cell beyond its edges. */
export function grid(sheet, step, at) {
  const cols = Math.ceil(sheet.width / step) + 3;
  const rows = Math.ceil((sheet.height - sheet.top) / step) + 3;
  const z = new Float64Array(cols * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) z[j * cols + i] = at((i - 1) * step, sheet.top + (j - 1) * step);
  return { cols, rows, step, z, x0: -step, y0: sheet.top - step };
}

/** Rings around everything at or above `level` (marching squares; the sheet's edge closes open ones). */
export function contour(field, level) {
  const { cols, rows, z, step, x0, y0 } = field;
  const at = (i, j) => (i <= 0 || j <= 0 || i >= cols - 1 || j >= rows - 1 ? -1e9 : z[j * cols + i]);
  const raw = (i, j) => z[Math.min(rows - 1, Math.max(0, j)) * cols + Math.min(cols - 1, Math.max(0, i))];
  const next = new Map();
  const cut = (i1, j1, i2, j2) => {
    const edge = at(i1, j1) < -1e8 || at(i2, j2) < -1e8;
    const a = edge ? raw(i1, j1) : at(i1, j1);
    const b = edge ? raw(i2, j2) : at(i2, j2);
    const t = edge ? (at(i1, j1) < -1e8 ? 0.02 : 0.98) : (level - a) / (b - a || 1);
    return [x0 + (i1 + (i2 - i1) * t) * step, y0 + (j1 + (j2 - j1) * t) * step];
  };
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < cols - 1; i++) {
      const a = at(i, j) >= level;
      const b = at(i + 1, j) >= level;
      const c = at(i + 1, j + 1) >= level;
      const d = at(i, j + 1) >= level;
      const code = (a ? 8 : 0) | (b ? 4 : 0) | (c ? 2 : 0) | (d ? 1 : 0);
      if (code === 0 || code === 15) continue;
      // The four sides of the cell, each with a name of its own.
      const T = () => [`h${i},${j}`, cut(i, j, i + 1, j)];
      const R = () => [`v${i + 1},${j}`, cut(i + 1, j, i + 1, j + 1)];
      const B = () => [`h${i},${j + 1}`, cut(i, j + 1, i + 1, j + 1)];
      const L = () => [`v${i},${j}`, cut(i, j, i, j + 1)];
      const add = ([from, p], [to]) => next.set(from, [p, to]);
      // Each piece has the high ground on its left.
      switch (code) {
        case 1:
          add(L(), B());
          break;
        case 2:
          add(B(), R());
          break;
        case 3:
          add(L(), R());
          break;
        case 4:
          add(R(), T());
          break;
        case 5:
          add(L(), T());
          add(R(), B());
          break;
        case 6:
          add(B(), T());
          break;
        case 7:
          add(L(), T());
          break;
        case 8:
          add(T(), L());
          break;
        case 9:
          add(T(), B());
          break;
        case 10:
          add(T(), R());
          add(B(), L());
          break;
        case 11:
          add(T(), R());
          break;
        case 12:
          add(R(), L());
          break;
        case 13:
          add(R(), B());
          break;
        case 14:
          add(B(), L());
          break;
      }
    }
  const rings = [];
  while (next.size) {
    const [first] = next.keys();
    const ring = [];
    let here = first;
    while (next.has(here)) {
      const [p, to] = next.get(here);
      next.delete(here);
      ring.push(p);
      here = to;
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}

export const areaOfRing = (ring) =>
  Math.abs(
    ring.reduce((s, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length];
      return s + x * v - u * y;
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
    const d = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (d > far) [far, index] = [d, i];
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
