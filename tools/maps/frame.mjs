// The frame with its scale of degrees, the compass and the scale.
import { inks } from './inks.mjs';
import { tenths } from './pen.mjs';
import { WIDTH } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function frame({
  bounds,
  palette,
  pocket,
  pixel,
  margin,
  inner,
  projected,
  sheetHeight,
  top,
  lettering,
  scaleKm,
  bar,
  star,
  scaleX,
  scaleY,
  centre,
}) {
  /* ── frame: a scale of degrees, as on a wall map ── */
  const frame = [];
  const thin = Math.max(1.2, 1 * pixel);
  const band = margin * 0.42;
  const edge = margin - band;
  const every = bounds.e - bounds.w > 0.5 ? 0.05 : bounds.e - bounds.w > 0.1 ? 0.02 : 0.005;
  frame.push(
    `<path fill="${palette.card}" fill-rule="evenodd" d="M0 0h${WIDTH}v${sheetHeight}H0zM${margin} ${margin}v${sheetHeight - 2 * margin}h${inner}V${margin}z"/>`,
  );
  const half = edge + band / 2;
  const dashes = (from, to, project, line) => {
    // Every second step is dark; the first one may be cut off by the corner.
    const step = Math.abs(project(from + every) - project(from));
    const offset = (((from / every) % 2) + 2) % 2;
    return `<path stroke="${palette.frame}" stroke-width="${tenths(band * 0.62)}" stroke-dasharray="${tenths(step)}" stroke-dashoffset="${tenths(offset * step)}" d="${line}"/>`;
  };
  const [farX, farY] = [WIDTH - margin, sheetHeight - margin];
  frame.push(
    dashes(
      bounds.w,
      bounds.e,
      projected.x,
      `M${margin} ${tenths(half)}H${farX}M${margin} ${tenths(sheetHeight - half)}H${farX}`,
    ),
  );
  frame.push(
    dashes(
      bounds.s,
      bounds.n,
      projected.y,
      `M${tenths(half)} ${farY}V${top}M${tenths(WIDTH - half)} ${farY}V${top}`,
    ),
  );
  const ring = (distance) =>
    `M${tenths(distance)} ${tenths(distance)}H${tenths(WIDTH - distance)}V${tenths(sheetHeight - distance)}H${tenths(distance)}z`;
  frame.push(
    `<path fill="none" stroke="${palette.frame}" stroke-width="${tenths(thin)}" d="${ring(edge)}${ring(margin)}"/>`,
  );

  /* ── compass and scale: three lines and a sun ── */
  const centreY = scaleY - star * 1.1 - 18 * pixel;
  const pointers = (turn, long, ink) =>
    `<path fill="${ink}" d="${Array.from({ length: 4 }, (_, i) => (i * Math.PI) / 2 + turn)
      .map(
        (angle) =>
          `M${tenths(centre + Math.sin(angle) * star * long)} ${tenths(centreY - Math.cos(angle) * star * long)}L${tenths(centre + Math.sin(angle + 0.5) * star * 0.42)} ${tenths(centreY - Math.cos(angle + 0.5) * star * 0.42)} ${tenths(centre + Math.sin(angle - 0.5) * star * 0.42)} ${tenths(centreY - Math.cos(angle - 0.5) * star * 0.42)}z`,
      )
      .join('')}"/>`;
  const rose = [
    pointers(Math.PI / 4, 0.76, palette.terra),
    pointers(0, 1.04, palette.frame),
    `<circle cx="${tenths(centre)}" cy="${tenths(centreY)}" r="${tenths(star * 0.5)}" fill="${palette.sulphur}" stroke="${palette.letters.plain[1]}" stroke-width="${tenths(1.2 * pixel)}"/><path fill="${inks.siang.ink}" d="M${tenths(centre)} ${tenths(centreY - star * 0.42)}l${tenths(star * 0.15)} ${tenths(star * 0.42)}h${tenths(-star * 0.3)}z"/><path fill="${palette.terra}" d="M${tenths(centre)} ${tenths(centreY + star * 0.42)}l${tenths(star * 0.15)} ${tenths(-star * 0.42)}h${tenths(-star * 0.3)}z"/>`,
  ];
  const rule = `<path fill="${palette.frame}" d="M${tenths(scaleX)} ${tenths(scaleY)}h${tenths(bar)}v${tenths(3 * pixel)}h-${tenths(bar)}zm0 ${tenths(4.6 * pixel)}h${tenths(bar)}v${tenths(1.8 * pixel)}h-${tenths(bar)}zm0 ${tenths(3 * pixel)}h${tenths(bar)}v${tenths(0.9 * pixel)}h-${tenths(bar)}z"/><path fill="${palette.terra}" d="M${tenths(scaleX)} ${tenths(scaleY)}h${tenths(bar / 2)}v${tenths(3 * pixel)}h-${tenths(bar / 2)}z"/><path stroke="${palette.frame}" stroke-width="${tenths(1.3 * pixel)}" d="M${tenths(scaleX + 0.6 * pixel)} ${tenths(scaleY + 3 * pixel)}v${tenths(-7 * pixel)}m${tenths(bar / 2)} ${tenths(3 * pixel)}v${tenths(-3 * pixel)}m${tenths(bar / 2 - 1.2 * pixel)} ${tenths(7 * pixel)}v${tenths(-7 * pixel)}"/>`;
  const small = (pocket ? 6 : 6.8) * pixel;
  lettering.line('plain', '0', small, scaleX + 1 * pixel, scaleY - 6.4 * pixel, { keep: false });
  lettering.line(
    'plain',
    `${String(scaleKm).replace('.', ',')} km`,
    small,
    scaleX + bar,
    scaleY - 6.4 * pixel,
    { keep: false },
  );
  lettering.line('plain', 'U', small * 1.1, centre, centreY - star * 1.16, { keep: false });
  const plain = lettering.paint(palette.letters, ['plain'], 'p');
  return { frame, rose, rule, plain };
}
