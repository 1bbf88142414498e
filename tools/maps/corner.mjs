// The corner of compass and scale, and the signs at the roads that leave the sheet.
import { tenths, thousandths } from './pen.mjs';
import { WIDTH } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function corner({
  slug,
  bounds,
  exits,
  kind,
  palette,
  pocket,
  pixel,
  margin,
  sheetHeight,
  top,
  km,
  at,
  lettering,
  elevation,
  taken,
  hits,
}) {
  const tone = (group, x, y) => (elevation([x, y]) > palette.dark ? `${group}Dark` : group);
  // Compass and scale keep their corner.
  const scaleKm =
    kind === 'wall' ? 10 : kind === 'kota' ? 3 : kind === 'pusat' ? 0.5 : bounds.e - bounds.w > 0.3 ? 10 : 5;
  const bar = scaleKm * km;
  const corner =
    {
      'bandung-raya': 'sw',
      'kota-bandung': 'nw',
      'kota-bandung-pusat': 'se',
      lembang: 'nw',
      'bandung-timur': 'sw',
      'bandung-barat': 'nw',
      ciwidey: 'se',
      pangalengan: 'sw',
    }[slug] ?? 'nw';
  const star = (kind === 'wall' && !pocket ? 24 : pocket ? 11 : 17) * pixel;
  const scaleX = corner.includes('w') ? margin + 12 * pixel : WIDTH - margin - 12 * pixel - bar;
  const tallest = star * 2.7 + 24 * pixel;
  const scaleY = corner.includes('s') ? sheetHeight - margin - 11 * pixel : top + tallest;
  const centre = scaleX + bar / 2;
  const plate = [
    Math.min(scaleX - 8 * pixel, centre - star * 1.2),
    scaleY - tallest,
    Math.max(scaleX + bar + 10 * pixel, centre + star * 1.2),
    scaleY + 9 * pixel,
  ];
  taken.push(plate);
  lettering.boxes.push(plate);

  const signs = [];
  for (const { nama: text, koordinat, arah: side } of exits) {
    const [x, y] = at(koordinat);
    const cap = (pocket ? 6.4 : 7.6) * pixel;
    const { width } = lettering.measure(text, cap, 0.1);
    const arrow = cap * 0.9;
    const spot = {
      utara: [
        [x + 7 * pixel + arrow + 3 * pixel, top + 7 * pixel + cap],
        [x + 7 * pixel, top + 7 * pixel],
        'start',
      ],
      selatan: [
        [x + 7 * pixel + arrow + 3 * pixel, sheetHeight - margin - 6 * pixel],
        [x + 7 * pixel, sheetHeight - margin - 6 * pixel - cap],
        'start',
      ],
      barat: [
        [margin + 6 * pixel + arrow + 3 * pixel, y - 5 * pixel],
        [margin + 6 * pixel, y - 5 * pixel - cap],
        'start',
      ],
      timur: [
        [WIDTH - margin - 6 * pixel - arrow - 3 * pixel, y - 5 * pixel],
        [WIDTH - margin - 6 * pixel - arrow, y - 5 * pixel - cap],
        'end',
      ],
    }[side];
    const [[letterX, letterY], [arrowX, arrowY], anchor] = spot;
    const box = [
      Math.min(arrowX, anchor === 'end' ? letterX - width : letterX) - 2 * pixel,
      letterY - cap - 2 * pixel,
      Math.max(arrowX + arrow, anchor === 'end' ? letterX : letterX + width) + 2 * pixel,
      letterY + 2 * pixel,
    ];
    if (box[2] > WIDTH - margin || hits(box, [plate])) continue;
    taken.push(box);
    lettering.boxes.push(box);
    const group = tone('exit', (box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
    lettering.line(group, text, cap, letterX, letterY, { anchor, track: 0.1, keep: false });
    const unit = arrow / 10;
    const turn = { utara: 0, timur: 90, selatan: 180, barat: 270 }[side];
    signs.push(
      `<path fill="${palette.letters[group][0]}" transform="translate(${tenths(arrowX + arrow / 2)} ${tenths(arrowY + cap / 2)})rotate(${turn})scale(${thousandths(unit)})" d="M0-6l6 7H2V6h-4V1h-4z"/>`,
    );
  }
  return { tone, scaleKm, bar, star, scaleX, scaleY, centre, signs };
}
