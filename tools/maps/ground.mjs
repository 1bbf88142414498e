// The ground: cut paper, layer by layer, with grain in the lee of each.
import { blob, tenths, integers, randomFrom } from './pen.mjs';
import { areaOfRing, contour, grid, simplify } from './terrain.mjs';

function finer(levels) {
  const mix = (first, second) =>
    `#${[1, 3, 5]
      .map((i) =>
        Math.round((parseInt(first.slice(i, i + 2), 16) + parseInt(second.slice(i, i + 2), 16)) / 2)
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
export function ground({
  kind,
  palette,
  pocket,
  detail,
  pixel,
  margin,
  inner,
  sky,
  projected,
  top,
  km,
  defs,
  out,
  height,
}) {
  /* ── grain: tiles of irregular dots ── */
  const tile = (id, count, seed, ink, dot, span = 40) => {
    const random = randomFrom(seed);
    const side = Math.round(span * pixel);
    let path = 'M0 0';
    let [x, y] = [0, 0];
    for (let i = 0; i < count; i++) {
      const [nextX, nextY] = [Math.round(random() * side), Math.round(random() * side)];
      path += `m${integers([nextX - x, nextY - y])}h0`;
      [x, y] = [nextX, nextY];
    }
    defs.push(
      `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${path}" stroke="${ink}" stroke-width="${tenths(dot * pixel)}" stroke-linecap="round"/></pattern>`,
    );
  };
  tile('n1', 40, 3, palette.grain, 0.62, 19);
  if (sky) tile('nl', 22, 5, palette.dust, 1.05);
  {
    const random = randomFrom(12);
    let path = '';
    for (let i = 0; i < 26; i++) path += `M${integers([random() * 28, random() * 28])}h0`;
    defs.push(
      `<pattern id="gm" width="28" height="28" patternUnits="userSpaceOnUse"><path d="${path}" stroke="${palette.mist}" stroke-width="1.5" stroke-linecap="round"/></pattern>`,
    );
  }
  /* ── ground: cut paper, layer by layer ── */
  if (kind === 'pusat')
    out.push(
      `<path fill="${palette.block}" d="M${margin} ${margin}h${inner}v${projected.height}h-${inner}z"/>`,
    );
  else {
    const field = grid(
      { width: inner, height: projected.height, top: sky },
      Math.max(5, Math.round(km * detail.step)),
      (x, y) => height(projected.lat(y), projected.lon(x)),
    );
    const moved = (ring) => ring.map(([x, y]) => [x + margin, y + margin]);
    const least = 260 * pixel * pixel;
    const fine = (kind === 'wall' ? 3.7 : 2) * (pocket ? 1.4 : 1);
    out.push(
      `<path fill="${palette.levels[kind === 'wall' ? 1 : 0][1]}" d="M${margin} ${top}h${inner}v${projected.height - sky}h-${inner}z"/>`,
    );
    const steps = kind === 'wall' ? palette.levels.slice(2) : finer(palette.levels.slice(1));
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
          `<use href="#l${i}" x="${tenths(4.5 * pixel)}" y="${tenths(6.5 * pixel)}" fill="none" stroke="url(#n1)" stroke-width="${tenths((kind === 'wall' ? 6 : 7) * pixel)}" opacity="${palette.grainBy}"/>`,
        );
        out.push(
          `<use href="#l${i}" x="${tenths(1.7 * pixel)}" y="${tenths(2.6 * pixel)}" fill="${palette.drop}" opacity="${palette.dropBy}"/>`,
        );
      }
      out.push(
        `<use href="#l${i}" fill="${fill}"${i > 1 ? ` stroke="${palette.edge}" stroke-opacity="${palette.edgeBy}" stroke-width="${tenths(0.4 * pixel)}"` : ''}/>`,
      );
    });
  }
}
