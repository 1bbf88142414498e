// Numbers, curves and lettering as short SVG.

export const rnd = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export const f1 = (n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');
export const f3 = (n) => String(Math.round(n * 1000) / 1000).replace(/^(-?)0\./, '$1.');
/** Whole numbers with as few separators as SVG needs. */
export const ints = (list) =>
  list.map((n) => Math.round(n)).reduce((s, n) => s + (s && n >= 0 ? ' ' : '') + n, '');

/**
 * A closed ring as smooth curves through the middles of its sides, in whole units; `grain` draws it that much
 * smaller. The control points are those that SVG mirrors by itself, so only the middles are written.
 */
export function blob(points, grain = 1) {
  // Long sides keep their corners: a point near each end.
  const near = 14;
  const ring = points
    .flatMap(([x, y], i) => {
      const [u, v] = points[(i + 1) % points.length];
      const long = Math.hypot(u - x, v - y);
      if (long < near * 5) return [[x, y]];
      const f = near / long;
      return [
        [x, y],
        [x + (u - x) * f, y + (v - y) * f],
        [u - (u - x) * f, v - (v - y) * f],
      ];
    })
    .map(([x, y]) => [x / grain, y / grain]);
  const n = ring.length;
  let control = ring[1 % n].map(Math.round);
  const start = [0, 1].map((k) => Math.round((ring[0][k] + control[k]) / 2));
  let here = start;
  let d = `M${ints(start)}q`;
  for (let i = 1; i <= n; i++) {
    const next = ring[(i + 1) % n];
    const middle = i === n ? start : [0, 1].map((k) => Math.round((control[k] + next[k]) / 2));
    if (i === 1 || i === n)
      d += `${i === n ? 'q' : ''}${ints([control[0] - here[0], control[1] - here[1], middle[0] - here[0], middle[1] - here[1]])}${i === 1 && n > 2 ? 't' : ''}`;
    else {
      const two = ints([middle[0] - here[0], middle[1] - here[1]]);
      d += d.endsWith('t') || two.startsWith('-') ? two : ` ${two}`;
    }
    control = [0, 1].map((k) => 2 * middle[k] - control[k]);
    here = middle;
  }
  return `${d}z`;
}

/**
 * An open line through all its points (Catmull–Rom, whose first controls SVG mirrors by itself), in whole
 * units.
 */
export function curve(points) {
  let [x, y] = points[0].map(Math.round);
  let d = `M${ints([x, y])}`;
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
    ].map((v, k) => Math.round(v) - (k % 2 ? y : x));
    const text = ints(i ? all.slice(2) : all);
    d += i === 0 ? `c${text}` : i === 1 ? `s${text}` : text.startsWith('-') ? text : ` ${text}`;
    x += all[4];
    y += all[5];
  }
  return d;
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
      const t = (length - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
      const [a, b] = [points[i - 1], points[i]];
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    },
  };
}

/** The commands of a glyph's skeleton: [command, ...numbers], absolute. */
function skeleton(d) {
  const out = [];
  for (const [, op, rest] of d.matchAll(/([MLA])([^MLA]*)/g)) {
    const n = rest.trim().split(/[ ,]+/).map(Number);
    const size = op === 'A' ? 7 : 2;
    for (let i = 0; i < n.length; i += size) out.push([op, ...n.slice(i, i + size)]);
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
      const ch = this.face.strokes[raw] ? raw : ' ';
      x += this.face.kern[before + ch] ?? 0;
      at.push([ch, x]);
      x += this.face.glyphs[ch][0] + track * 100;
      before = ch;
    }
    return { at, width: ((x - track * 100) * cap) / 100 };
  }
  /** Writes one glyph with its top left corner at (x, y), turned by `turn` degrees. */
  #glyph(group, cap, ch, x, y, turn = 0) {
    const key = `${group} ${Math.round(cap * 10) / 10}`;
    const run = this.runs.get(key) ?? { group, cap, d: '', x: 0, y: 0 };
    this.runs.set(key, run);
    const k = (cap / 100) * Lettering.FINE;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const put = (gx, gy) => [
      Math.round(x * Lettering.FINE + (gx * cos - gy * sin) * k),
      Math.round(y * Lettering.FINE + (gx * sin + gy * cos) * k),
    ];
    for (const [op, ...n] of skeleton(this.face.strokes[ch])) {
      const [px, py] = put(n[n.length - 2], n[n.length - 1]);
      const [dx, dy] = [px - run.x, py - run.y];
      if (op === 'M') run.d += run.d ? `m${ints([dx, dy])}` : `M${ints([px, py])}`;
      else if (op === 'L') run.d += dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${ints([dx, dy])}`;
      else
        run.d +=
          `a${ints([n[0] * k, n[1] * k])} ${Math.round(turn)} ${n[3]} ${n[4]} ${ints([dx, dy])}`.replace(
            / (?=-)/g,
            '',
          );
      [run.x, run.y] = [px, py];
    }
  }
  /** Straight lettering with its foot at y; `anchor` is start, middle or end. */
  line(group, text, cap, x, y, { anchor = 'middle', track = 0.06, keep = true } = {}) {
    const { at, width } = this.measure(text, cap, track);
    const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
    if (keep) this.boxes.push([left - cap * 0.3, y - cap * 1.25, left + width + cap * 0.3, y + cap * 0.3]);
    for (const [ch, gx] of at) if (ch !== ' ') this.#glyph(group, cap, ch, left + (gx * cap) / 100, y - cap);
    return width;
  }
  /** Lettering along a line of points; false when it does not fit. */
  along(group, text, cap, points, { track = 0.3, centre = 0.5 } = {}) {
    const { at, width } = this.measure(text, cap, track);
    const way = ruler(points);
    const start = way.total * centre - width / 2;
    if (start < 0 || start + width > way.total) return false;
    for (const [ch, gx] of at) {
      if (ch === ' ') continue;
      const half = (this.face.glyphs[ch][0] / 200) * cap;
      const s = start + (gx * cap) / 100 + half;
      const [x, y] = way.at(s);
      const [ax, ay] = way.at(Math.max(0, s - cap * 1.2));
      const [bx, by] = way.at(Math.min(way.total, s + cap * 1.2));
      const turn = Math.atan2(by - ay, bx - ax);
      this.#glyph(
        group,
        cap,
        ch,
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
      .filter(([ch]) => ch !== ' ')
      .map(([ch, gx]) => (this.used.add(ch), `<use href="#${ch}"${gx ? ` x="${Math.round(gx)}"` : ''}/>`));
    return `<g transform="translate(${f1(x)} ${f1(y - cap)})scale(${f3(cap / 100)})">${uses.join('')}</g>`;
  }
  defs() {
    return [...this.used]
      .sort()
      .map((ch) => `<path id="${ch}" d="${this.face.glyphs[ch][1]}"/>`)
      .join('');
  }
  /** Everything written since the last call, in the inks of its groups: { group: [ink, halo] }. */
  paint(letters, order, prefix = 't') {
    const runs = [...this.runs.values()].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
    this.runs.clear();
    const w = (n) => Math.round(n * Lettering.FINE * 2) / 2;
    const halos = [];
    const lines = runs.map(({ group, cap, d }, i) => {
      const [ink, halo] = letters[group];
      const width = (cap * this.face.stroke) / 100;
      if (!halo) return `<path stroke="${ink}" stroke-width="${w(width)}" d="${d}"/>`;
      halos.push(
        `<g stroke="${halo}" stroke-width="${w(width + cap * 0.36)}"><path id="${prefix}${i}" d="${d}"/></g>`,
      );
      return `<use href="#${prefix}${i}" stroke="${ink}" stroke-width="${w(width)}"/>`;
    });
    if (!lines.length) return '';
    return `<g fill="none" stroke-miterlimit="2" transform="scale(${f3(1 / Lettering.FINE)})"><g stroke-linejoin="round" stroke-linecap="round">${halos.join('')}</g>${lines.join('')}</g>`;
  }
}
