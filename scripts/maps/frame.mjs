// The frame with its scale of degrees, the compass and the scale.
import { inks } from './inks.mjs';
import { f1 } from './pen.mjs';
import { WIDTH } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function frame({
  bounds,
  c,
  pocket,
  s,
  margin,
  inner,
  p,
  H,
  top,
  L,
  scaleKm,
  bar,
  star,
  sx,
  sy,
  centre,
}) {
  /* ── frame: a scale of degrees, as on a wall map ── */
  const frame = [];
  const thin = Math.max(1.2, 1 * s);
  const band = margin * 0.42;
  const edge = margin - band;
  const every = bounds.e - bounds.w > 0.5 ? 0.05 : bounds.e - bounds.w > 0.1 ? 0.02 : 0.005;
  frame.push(
    `<path fill="${c.card}" fill-rule="evenodd" d="M0 0h${WIDTH}v${H}H0zM${margin} ${margin}v${H - 2 * margin}h${inner}V${margin}z"/>`,
  );
  const half = edge + band / 2;
  const dashes = (from, to, project, line) => {
    // Every second step is dark; the first one may be cut off by the corner.
    const step = Math.abs(project(from + every) - project(from));
    const offset = (((from / every) % 2) + 2) % 2;
    return `<path stroke="${c.frame}" stroke-width="${f1(band * 0.62)}" stroke-dasharray="${f1(step)}" stroke-dashoffset="${f1(offset * step)}" d="${line}"/>`;
  };
  const [x1, y1] = [WIDTH - margin, H - margin];
  frame.push(dashes(bounds.w, bounds.e, p.x, `M${margin} ${f1(half)}H${x1}M${margin} ${f1(H - half)}H${x1}`));
  frame.push(dashes(bounds.s, bounds.n, p.y, `M${f1(half)} ${y1}V${top}M${f1(WIDTH - half)} ${y1}V${top}`));
  const ring = (d) => `M${f1(d)} ${f1(d)}H${f1(WIDTH - d)}V${f1(H - d)}H${f1(d)}z`;
  frame.push(
    `<path fill="none" stroke="${c.frame}" stroke-width="${f1(thin)}" d="${ring(edge)}${ring(margin)}"/>`,
  );

  /* ── compass and scale: three lines and a sun ── */
  const cy = sy - star * 1.1 - 18 * s;
  const pointers = (turn, long, ink) =>
    `<path fill="${ink}" d="${Array.from({ length: 4 }, (_, i) => (i * Math.PI) / 2 + turn)
      .map(
        (a) =>
          `M${f1(centre + Math.sin(a) * star * long)} ${f1(cy - Math.cos(a) * star * long)}L${f1(centre + Math.sin(a + 0.5) * star * 0.42)} ${f1(cy - Math.cos(a + 0.5) * star * 0.42)} ${f1(centre + Math.sin(a - 0.5) * star * 0.42)} ${f1(cy - Math.cos(a - 0.5) * star * 0.42)}z`,
      )
      .join('')}"/>`;
  const rose = [
    pointers(Math.PI / 4, 0.76, c.terra),
    pointers(0, 1.04, c.frame),
    `<circle cx="${f1(centre)}" cy="${f1(cy)}" r="${f1(star * 0.5)}" fill="${c.sulphur}" stroke="${c.letters.plain[1]}" stroke-width="${f1(1.2 * s)}"/><path fill="${inks.siang.ink}" d="M${f1(centre)} ${f1(cy - star * 0.42)}l${f1(star * 0.15)} ${f1(star * 0.42)}h${f1(-star * 0.3)}z"/><path fill="${c.terra}" d="M${f1(centre)} ${f1(cy + star * 0.42)}l${f1(star * 0.15)} ${f1(-star * 0.42)}h${f1(-star * 0.3)}z"/>`,
  ];
  const rule = `<path fill="${c.frame}" d="M${f1(sx)} ${f1(sy)}h${f1(bar)}v${f1(3 * s)}h-${f1(bar)}zm0 ${f1(4.6 * s)}h${f1(bar)}v${f1(1.8 * s)}h-${f1(bar)}zm0 ${f1(3 * s)}h${f1(bar)}v${f1(0.9 * s)}h-${f1(bar)}z"/><path fill="${c.terra}" d="M${f1(sx)} ${f1(sy)}h${f1(bar / 2)}v${f1(3 * s)}h-${f1(bar / 2)}z"/><path stroke="${c.frame}" stroke-width="${f1(1.3 * s)}" d="M${f1(sx + 0.6 * s)} ${f1(sy + 3 * s)}v${f1(-7 * s)}m${f1(bar / 2)} ${f1(3 * s)}v${f1(-3 * s)}m${f1(bar / 2 - 1.2 * s)} ${f1(7 * s)}v${f1(-7 * s)}"/>`;
  const small = (pocket ? 6 : 6.8) * s;
  L.line('plain', '0', small, sx + 1 * s, sy - 6.4 * s, { keep: false });
  L.line('plain', `${String(scaleKm).replace('.', ',')} km`, small, sx + bar, sy - 6.4 * s, { keep: false });
  L.line('plain', 'U', small * 1.1, centre, cy - star * 1.16, { keep: false });
  const plain = L.paint(c.letters, ['plain'], 'p');
  return { frame, rose, rule, plain };
}
