// A sheet: its measures, what is drawn on it so far, and what must stay free. The steps of draw.mjs take it
// and add to it.
import { projection } from '../../lib/kawasan/projection.mjs';
import { inks } from './inks.mjs';
import { curve, tenths, integers, Lettering } from './pen.mjs';
import { straighten } from './terrain.mjs';

/** All sheets are 1000 units wide. `px` is the width on a screen for which letters and lines are set. */
export const WIDTH = 1000;
export const SIZES = {
  lebar: { suffix: '', px: { wall: 780, area: 690, kota: 690, pusat: 520 } },
  saku: { suffix: '-saku', px: { wall: 358, area: 358, kota: 358, pusat: 358 } },
};

/** How much a sheet shows: by kind of sheet, then [lebar, saku]. */
const DETAIL = {
  wall: {
    towns: [3, 2],
    peaks: [3, 2],
    names: [2, 1],
    rivers: [2, 1],
    roads: [2, 1],
    caps: [
      { 1: 17, 2: 10.5, 3: 8.6 },
      { 1: 11, 2: 7.6 },
    ],
    peak: [1.08, 0.6],
    mark: [0.72, 0],
    tree: [0.62, 0.36],
    step: 0.44,
  },
  area: {
    towns: [4, 4],
    peaks: [4, 4],
    names: [4, 3],
    rivers: [3, 2],
    roads: [3, 3],
    caps: [
      { 1: 15, 2: 11, 3: 9, 4: 8 },
      { 1: 10.5, 2: 8.4, 3: 7.4, 4: 6.6 },
    ],
    peak: [1.5, 0.95],
    mark: [0.95, 0.62],
    tree: [0.8, 0.5],
    step: 0.24,
  },
  kota: {
    towns: [4, 4],
    peaks: [3, 3],
    names: [3, 2],
    rivers: [2, 2],
    roads: [2, 2],
    caps: [
      { 1: 15, 2: 10.5, 3: 8.6, 4: 7.8 },
      { 1: 10, 2: 7.8, 3: 6.8, 4: 6.4 },
    ],
    peak: [1.2, 0.85],
    mark: [0.85, 0.58],
    tree: [0.7, 0.44],
    step: 0.26,
  },
  pusat: {
    towns: [0, 0],
    peaks: [0, 0],
    names: [0, 0],
    rivers: [2, 2],
    roads: [0, 0],
    caps: [{}, {}],
    peak: [1, 1],
    mark: [0.95, 0.85],
    tree: [0.8, 0.6],
    step: 1,
  },
};

/** Whether [x, y] lies in a ring. */
export const inRing = ([x, y], ring) => {
  let isInside = false;
  ring.forEach(([xi, yi], i) => {
    const [xj, yj] = ring[(i + ring.length - 1) % ring.length];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) isInside = !isInside;
  });
  return isInside;
};

/**
 * A new sheet of one place in a size ('lebar', 'saku') and a theme ('siang', 'malam'). `geo` is
 * geography.json, `face` the letters, `height` the relief.
 */
export function sheetOf(
  { slug, bounds, exits = [], inset = null, kind },
  size,
  theme,
  { geo, face, height },
) {
  const palette = inks[theme];
  const pocket = size === 'saku';
  const detail = Object.fromEntries(
    Object.entries(DETAIL[kind]).map(([name, value]) => [
      name,
      Array.isArray(value) ? value[pocket ? 1 : 0] : value,
    ]),
  );
  const pixel = WIDTH / SIZES[size].px[kind]; // units per pixel
  const city = kind === 'kota' || kind === 'pusat';
  const margin = Math.round((pocket ? 8 : 12) * pixel);
  const inner = WIDTH - 2 * margin;
  const sky = kind === 'wall' ? Math.round(inner * (pocket ? 0.15 : 0.135)) : 0;
  const projected = projection(bounds, inner, sky);
  const sheetHeight = projected.height + 2 * margin;
  const top = margin + sky;
  const km = projected.unit;
  const at = ([lat, lon]) => [projected.x(lon) + margin, projected.y(lat) + margin];
  const near = ([x, y], pad) =>
    x > -pad && y > top - margin - pad && x < WIDTH + pad && y < sheetHeight + pad;
  const within = ([x, y], pad = 0) =>
    x > margin + pad && y > top + pad && x < WIDTH - margin - pad && y < sheetHeight - margin - pad;

  const defs = [];
  const out = [];
  const lettering = new Lettering(face);
  const strokeWidth = (number) => tenths(number * pixel * (pocket ? 0.86 : 1));

  /** The parts of a line that can be seen. */
  const parts = (line) => {
    const points = line.map(at);
    const keep = points.map((point) => near(point, 90));
    const found = [];
    points.forEach((point, i) => {
      if (!(keep[i] || keep[i - 1] || keep[i + 1])) return;
      if (i && (keep[i - 1] || keep[i]) && found.length) found[found.length - 1].push(point);
      else found.push([point]);
    });
    return found.filter((part) => part.length > 1);
  };
  const paths = (list) =>
    list
      .flatMap((item) => parts(item.line))
      .map((part) => curve(straighten(part, 1.1 * pixel)))
      .join('');
  /** A line with a casing: drawn twice, written once. */
  const cased = (path, edge, ink, width, casing) => {
    if (!path) return;
    const id = `r${defs.length}`;
    defs.push(`<path id="${id}" d="${path}"/>`);
    out.push(
      `<g fill="none" stroke-linecap="round"><use href="#${id}" stroke="${edge}" stroke-width="${strokeWidth(width + casing)}"/><use href="#${id}" stroke="${ink}" stroke-width="${strokeWidth(width)}"/></g>`,
    );
  };

  /** Many of one thing: a line that is not drawn, with the thing at each of its points. */
  const strew = (art, box, points) => {
    if (!points.length) return;
    const id = `k${defs.length}`;
    const [, , boxWidth, boxHeight] = box;
    defs.push(
      `<marker id="${id}" viewBox="${box.join(' ')}" markerWidth="${tenths(boxWidth * points.scale)}" markerHeight="${tenths(boxHeight * points.scale)}" markerUnits="userSpaceOnUse">${art}</marker>`,
    );
    let [lastX, lastY] = [0, 0];
    let path = '';
    points.forEach(([pointX, pointY], i) => {
      const [nextX, nextY] = [Math.round(pointX), Math.round(pointY)];
      const two = integers([nextX - lastX, nextY - lastY]);
      path += i ? (two.startsWith('-') || i === 1 ? two : ` ${two}`) : `M${integers([nextX, nextY])}l`;
      [lastX, lastY] = [nextX, nextY];
    });
    out.push(
      `<path fill="none" marker-start="url(#${id})" marker-mid="url(#${id})" marker-end="url(#${id})" d="${path}"/>`,
    );
  };

  const elevation = ([x, y]) =>
    kind === 'pusat' ? 0 : height(projected.lat(y - margin), projected.lon(x - margin));

  /* ── everything that must stay free, in units ── */
  const taken = [];
  const soft = []; // mountains: only the names of larger towns may cross them
  const hits = (box, list = taken) =>
    list.some(([x0, y0, x1, y1]) => box[0] < x1 && box[2] > x0 && box[1] < y1 && box[3] > y0);
  const allowed = [
    margin + 3 * pixel,
    top + 2 * pixel,
    WIDTH - margin - 3 * pixel,
    sheetHeight - margin - 3 * pixel,
  ];
  const fits = (box) =>
    box[0] >= allowed[0] && box[1] >= allowed[1] && box[2] <= allowed[2] && box[3] <= allowed[3];
  const ways = [
    ...geo.roads.filter((way) => way.rank <= detail.roads),
    ...geo.tolls,
    ...geo.rails,
    ...(city ? geo.streets : []),
  ].flatMap((way) => parts(way.line));
  const onWay = ([x, y], pad) =>
    ways.some((part) =>
      part.some(([bx, by], i) => {
        if (!i) return false;
        const [ax, ay] = part[i - 1];
        const share = Math.max(
          0,
          Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)),
        );
        return Math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y) < pad;
      }),
    );
  return {
    slug,
    bounds,
    exits,
    inset,
    kind,
    theme,
    palette,
    pocket,
    detail,
    pixel,
    city,
    margin,
    inner,
    sky,
    projected,
    sheetHeight,
    top,
    km,
    at,
    near,
    within,
    defs,
    out,
    lettering,
    strokeWidth,
    parts,
    paths,
    cased,
    strew,
    elevation,
    taken,
    soft,
    hits,
    fits,
    onWay,
    geo,
    height,
  };
}
