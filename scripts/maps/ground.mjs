// The ground: cut paper, layer by layer, with grain in the lee of each.
import { blob, f1, ints, rnd } from './pen.mjs';
import { areaOfRing, contour, grid, simplify } from './terrain.mjs';

function finer(levels) {
  const mix = (a, b) =>
    `#${[1, 3, 5]
      .map((i) =>
        Math.round((parseInt(a.slice(i, i + 2), 16) + parseInt(b.slice(i, i + 2), 16)) / 2)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return levels.flatMap(([level, fill], i) => {
    const next = levels[i + 1];
    return i < 1 || !next
      ? [[level, fill]]
      : [
          [level, fill],
          [(level + next[0]) / 2, mix(fill, next[1])],
        ];
  });
}
/** Draws on a sheet (sheet.mjs). */
export function ground({ kind, c, pocket, D, s, margin, inner, sky, p, top, km, defs, out, height }) {
  /* ── grain: tiles of irregular dots ── */
  const tile = (id, n, seed, ink, dot, span = 40) => {
    const r = rnd(seed);
    const side = Math.round(span * s);
    let d = 'M0 0';
    let [x, y] = [0, 0];
    for (let i = 0; i < n; i++) {
      const [u, v] = [Math.round(r() * side), Math.round(r() * side)];
      d += `m${ints([u - x, v - y])}h0`;
      [x, y] = [u, v];
    }
    defs.push(
      `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${d}" stroke="${ink}" stroke-width="${f1(dot * s)}" stroke-linecap="round"/></pattern>`,
    );
  };
  tile('n1', 40, 3, c.grain, 0.62, 19);
  if (sky) tile('nl', 22, 5, c.dust, 1.05);
  {
    const r = rnd(12);
    let d = '';
    for (let i = 0; i < 26; i++) d += `M${ints([r() * 28, r() * 28])}h0`;
    defs.push(
      `<pattern id="gm" width="28" height="28" patternUnits="userSpaceOnUse"><path d="${d}" stroke="${c.mist}" stroke-width="1.5" stroke-linecap="round"/></pattern>`,
    );
  }
  /* ── ground: cut paper, layer by layer ── */
  if (kind === 'pusat')
    out.push(`<path fill="${c.block}" d="M${margin} ${margin}h${inner}v${p.height}h-${inner}z"/>`);
  else {
    const field = grid(
      { width: inner, height: p.height, top: sky },
      Math.max(5, Math.round(km * D.step)),
      (x, y) => height(p.lat(y), p.lon(x)),
    );
    const moved = (ring) => ring.map(([x, y]) => [x + margin, y + margin]);
    const least = 260 * s * s;
    const fine = (kind === 'wall' ? 3.7 : 2) * (pocket ? 1.4 : 1);
    out.push(
      `<path fill="${c.levels[kind === 'wall' ? 1 : 0][1]}" d="M${margin} ${top}h${inner}v${p.height - sky}h-${inner}z"/>`,
    );
    const steps = kind === 'wall' ? c.levels.slice(2) : finer(c.levels.slice(1));
    steps.forEach(([level, fill], i) => {
      const rings = contour(field, level)
        .filter((ring) => areaOfRing(ring) > least)
        .map((ring) => simplify(moved(ring), fine));
      if (!rings.length) return;
      // Written at half size, which halves its numbers.
      defs.push(
        `<path id="l${i}" fill-rule="evenodd" transform="scale(2)" d="${rings.map((ring) => blob(ring, 2)).join('')}"/>`,
      );
      // Grain on the lower paper in the lee of the layer, its short shadow, the layer, and dust on its
      // windward rim.
      if (i > 1) {
        out.push(
          `<use href="#l${i}" x="${f1(4.5 * s)}" y="${f1(6.5 * s)}" fill="none" stroke="url(#n1)" stroke-width="${f1((kind === 'wall' ? 6 : 7) * s)}" opacity="${c.grainBy}"/>`,
        );
        out.push(
          `<use href="#l${i}" x="${f1(1.7 * s)}" y="${f1(2.6 * s)}" fill="${c.drop}" opacity="${c.dropBy}"/>`,
        );
      }
      out.push(
        `<use href="#l${i}" fill="${fill}"${i > 1 ? ` stroke="${c.edge}" stroke-opacity="${c.edgeBy}" stroke-width="${f1(0.4 * s)}"` : ''}/>`,
      );
    });
  }
}
