// Numbers, curves and lettering as short SVG.

export const randomFrom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};
export const tenths = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.');
export const thousandths = (number) => String(Math.round(number * 1000) / 1000).replace(/^(-?)0\./, '$1.');
/** Whole numbers with as few separators as SVG needs. */
export const integers = (list) =>
  list
    .map((number) => Math.round(number))
    .reduce((text, number) => text + (text && number >= 0 ? ' ' : '') + number, '');

/**
 * A closed ring as smooth curves through the middles of its sides, in whole units; `grain` draws it that much
 * smaller. The control points are those that SVG mirrors by itself, so only the middles are written.
 */
export function blob(points, grain = 1) {
  // Long sides keep their corners: a point near each end.
  const near = 14;
  const ring = points
    .flatMap(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length];
      const long = Math.hypot(nextX - x, nextY - y);
      if (long < near * 5) return [[x, y]];
      const share = near / long;
      return [
        [x, y],
        [x + (nextX - x) * share, y + (nextY - y) * share],
        [nextX - (nextX - x) * share, nextY - (nextY - y) * share],
      ];
    })
    .map(([x, y]) => [x / grain, y / grain]);
  const count = ring.length;
  let control = ring[1 % count].map(Math.round);
  const start = [0, 1].map((axis) => Math.round((ring[0][axis] + control[axis]) / 2));
  let here = start;
  let path = `M${integers(start)}q`;
  for (let i = 1; i <= count; i++) {
    const next = ring[(i + 1) % count];
    const middle = i === count ? start : [0, 1].map((axis) => Math.round((control[axis] + next[axis]) / 2));
    if (i === 1 || i === count)
      path += `${i === count ? 'q' : ''}${integers([control[0] - here[0], control[1] - here[1], middle[0] - here[0], middle[1] - here[1]])}${i === 1 && count > 2 ? 't' : ''}`;
    else {
      const two = integers([middle[0] - here[0], middle[1] - here[1]]);
      path += path.endsWith('t') || two.startsWith('-') ? two : ` ${two}`;
    }
    control = [0, 1].map((axis) => 2 * middle[axis] - control[axis]);
    here = middle;
  }
  return `${path}z`;
}

/**
 * An open line through all its points (Catmull–Rom, whose first controls SVG mirrors by itself), in whole
 * units.
 */
export function curve(points) {
  let [x, y] = points[0].map(Math.round);
  let path = `M${integers([x, y])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[i - 1] ?? points[i];
    const [p1, p2] = [points[i], points[i + 1]];
    const p3 = points[i + 2] ?? p2;
    const all = [
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    ].map((value, index) => Math.round(value) - (index % 2 ? y : x));
    const text = integers(i ? all.slice(2) : all);
    path += i === 0 ? `c${text}` : i === 1 ? `s${text}` : text.startsWith('-') ? text : ` ${text}`;
    x += all[4];
    y += all[5];
  }
  return path;
}

/** Lengths along a line, and the point at a length. */
export function ruler(points) {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(
      lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
    );
  return {
    total: lengths[lengths.length - 1],
    at(length) {
      let i = 1;
      while (i < lengths.length - 1 && lengths[i] < length) i++;
      const share = (length - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
      const [from, to] = [points[i - 1], points[i]];
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    },
  };
}

/** The commands of a glyph's skeleton: [command, ...numbers], absolute. */
function skeleton(path) {
  const out = [];
  for (const [, command, rest] of path.matchAll(/([MLA])([^MLA]*)/g)) {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    const size = command === 'A' ? 7 : 2;
    for (let i = 0; i < numbers.length; i += size) out.push([command, ...numbers.slice(i, i + size)]);
  }
  return out;
}

/**
 * Lettering in the display face. Map letters are drawn as the strokes the face is made of, all of one colour
 * and size in one path; the title is set from its summaries. Sheets therefore need no font.
 */
export class Lettering {
  /** Letters are written at a third of a unit. */
  static FINE = 3;
  constructor(face) {
    this.face = face;
    this.runs = new Map();
    this.used = new Set();
    /** The area that the letters cover, for pins to keep clear of. */
    this.boxes = [];
  }
  measure(text, cap, track = 0.06) {
    let x = 0;
    let before = '';
    const at = [];
    for (const raw of text.toUpperCase()) {
      const glyph = this.face.strokes[raw] ? raw : ' ';
      x += this.face.kern[before + glyph] ?? 0;
      at.push([glyph, x]);
      x += this.face.glyphs[glyph][0] + track * 100;
      before = glyph;
    }
    return { at, width: ((x - track * 100) * cap) / 100 };
  }
  /** Writes one glyph with its top left corner at (x, y), turned by `turn` degrees. */
  #glyph(group, cap, glyph, x, y, turn = 0) {
    const key = `${group} ${Math.round(cap * 10) / 10}`;
    const run = this.runs.get(key) ?? { group, cap, d: '', x: 0, y: 0 };
    this.runs.set(key, run);
    const scale = (cap / 100) * Lettering.FINE;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const put = (glyphX, glyphY) => [
      Math.round(x * Lettering.FINE + (glyphX * cos - glyphY * sin) * scale),
      Math.round(y * Lettering.FINE + (glyphX * sin + glyphY * cos) * scale),
    ];
    for (const [command, ...numbers] of skeleton(this.face.strokes[glyph])) {
      const [toX, toY] = put(numbers[numbers.length - 2], numbers[numbers.length - 1]);
      const [dx, dy] = [toX - run.x, toY - run.y];
      if (command === 'M') run.d += run.d ? `m${integers([dx, dy])}` : `M${integers([toX, toY])}`;
      else if (command === 'L') run.d += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${integers([dx, dy])}`;
      else
        run.d +=
          `a${integers([numbers[0] * scale, numbers[1] * scale])} ${Math.round(turn)} ${numbers[3]} ${numbers[4]} ${integers([dx, dy])}`.replace(
            / (?=-)/g,
            '',
          );
      [run.x, run.y] = [toX, toY];
    }
  }
  /** Straight lettering with its foot at y; `anchor` is start, middle or end. */
  line(group, text, cap, x, y, { anchor = 'middle', track = 0.06, keep = true } = {}) {
    const { at, width } = this.measure(text, cap, track);
    const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
    if (keep) this.boxes.push([left - cap * 0.3, y - cap * 1.25, left + width + cap * 0.3, y + cap * 0.3]);
    for (const [glyph, glyphX] of at)
      if (glyph !== ' ') this.#glyph(group, cap, glyph, left + (glyphX * cap) / 100, y - cap);
    return width;
  }
  /** Lettering along a line of points; false when it does not fit. */
  along(group, text, cap, points, { track = 0.3, centre = 0.5 } = {}) {
    const { at, width } = this.measure(text, cap, track);
    const way = ruler(points);
    const start = way.total * centre - width / 2;
    if (start < 0 || start + width > way.total) return false;
    for (const [glyph, glyphX] of at) {
      if (glyph === ' ') continue;
      const half = (this.face.glyphs[glyph][0] / 200) * cap;
      const distance = start + (glyphX * cap) / 100 + half;
      const [x, y] = way.at(distance);
      const [ax, ay] = way.at(Math.max(0, distance - cap * 1.2));
      const [bx, by] = way.at(Math.min(way.total, distance + cap * 1.2));
      const turn = Math.atan2(by - ay, bx - ax);
      this.#glyph(
        group,
        cap,
        glyph,
        x - half * Math.cos(turn) + cap * Math.sin(turn),
        y - half * Math.sin(turn) - cap * Math.cos(turn),
        (turn * 180) / Math.PI,
      );
      this.boxes.push([x - cap * 0.6, y - cap * 1.1, x + cap * 0.6, y + cap * 0.35]);
    }
    return true;
  }
  /** The title, from summaries: markup and the summaries it uses. */
  title(text, cap, x, y, track) {
    const { at } = this.measure(text, cap, track);
    const uses = at
      .filter(([glyph]) => glyph !== ' ')
      .map(
        ([glyph, glyphX]) => (
          this.used.add(glyph),
          `<use href="#${glyph}"${glyphX ? ` x="${Math.round(glyphX)}"` : ''}/>`
        ),
      );
    return `<g transform="translate(${tenths(x)} ${tenths(y - cap)})scale(${thousandths(cap / 100)})">${uses.join('')}</g>`;
  }
  defs() {
    return [...this.used]
      .sort()
      .map((glyph) => `<path id="${glyph}" d="${this.face.glyphs[glyph][1]}"/>`)
      .join('');
  }
  /** Everything written since the last call, in the inks of its groups: { group: [ink, halo] }. */
  paint(letters, order, prefix = 't') {
    const runs = [...this.runs.values()].sort(
      (first, second) => order.indexOf(first.group) - order.indexOf(second.group),
    );
    this.runs.clear();
    const strokeWidth = (number) => Math.round(number * Lettering.FINE * 2) / 2;
    const halos = [];
    const lines = runs.map(({ group, cap, d: path }, i) => {
      const [ink, halo] = letters[group];
      const width = (cap * this.face.stroke) / 100;
      if (!halo) return `<path stroke="${ink}" stroke-width="${strokeWidth(width)}" d="${path}"/>`;
      halos.push(
        `<g stroke="${halo}" stroke-width="${strokeWidth(width + cap * 0.36)}"><path id="${prefix}${i}" d="${path}"/></g>`,
      );
      return `<use href="#${prefix}${i}" stroke="${ink}" stroke-width="${strokeWidth(width)}"/>`;
    });
    if (!lines.length) return '';
    return `<g fill="none" stroke-miterlimit="2" transform="scale(${thousandths(1 / Lettering.FINE)})"><g stroke-linejoin="round" stroke-linecap="round">${halos.join('')}</g>${lines.join('')}</g>`;
  }
}
