// The corner of compass and scale, and the signs at the roads that leave the sheet.
import { f1, f3 } from './pen.mjs';
import { WIDTH } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function corner({
  slug,
  bounds,
  exits,
  kind,
  c,
  pocket,
  s,
  margin,
  H,
  top,
  km,
  at,
  L,
  elevation,
  taken,
  hits,
}) {
  const tone = (group, x, y) => (elevation([x, y]) > c.dark ? `${group}Dark` : group);
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
  const star = (kind === 'wall' && !pocket ? 24 : pocket ? 11 : 17) * s;
  const sx = corner.includes('w') ? margin + 12 * s : WIDTH - margin - 12 * s - bar;
  const tallest = star * 2.7 + 24 * s;
  const sy = corner.includes('s') ? H - margin - 11 * s : top + tallest;
  const centre = sx + bar / 2;
  const plate = [
    Math.min(sx - 8 * s, centre - star * 1.2),
    sy - tallest,
    Math.max(sx + bar + 10 * s, centre + star * 1.2),
    sy + 9 * s,
  ];
  taken.push(plate);
  L.boxes.push(plate);

  const signs = [];
  for (const { nama: text, koordinat, arah: side } of exits) {
    const [x, y] = at(koordinat);
    const cap = (pocket ? 6.4 : 7.6) * s;
    const { width } = L.measure(text, cap, 0.1);
    const arrow = cap * 0.9;
    const spot = {
      utara: [[x + 7 * s + arrow + 3 * s, top + 7 * s + cap], [x + 7 * s, top + 7 * s], 'start'],
      selatan: [
        [x + 7 * s + arrow + 3 * s, H - margin - 6 * s],
        [x + 7 * s, H - margin - 6 * s - cap],
        'start',
      ],
      barat: [[margin + 6 * s + arrow + 3 * s, y - 5 * s], [margin + 6 * s, y - 5 * s - cap], 'start'],
      timur: [
        [WIDTH - margin - 6 * s - arrow - 3 * s, y - 5 * s],
        [WIDTH - margin - 6 * s - arrow, y - 5 * s - cap],
        'end',
      ],
    }[side];
    const [[lx, ly], [ax, ay], anchor] = spot;
    const box = [
      Math.min(ax, anchor === 'end' ? lx - width : lx) - 2 * s,
      ly - cap - 2 * s,
      Math.max(ax + arrow, anchor === 'end' ? lx : lx + width) + 2 * s,
      ly + 2 * s,
    ];
    if (box[2] > WIDTH - margin || hits(box, [plate])) continue;
    taken.push(box);
    L.boxes.push(box);
    const group = tone('exit', (box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
    L.line(group, text, cap, lx, ly, { anchor, track: 0.1, keep: false });
    const u = arrow / 10;
    const turn = { utara: 0, timur: 90, selatan: 180, barat: 270 }[side];
    signs.push(
      `<path fill="${c.letters[group][0]}" transform="translate(${f1(ax + arrow / 2)} ${f1(ay + cap / 2)})rotate(${turn})scale(${f3(u)})" d="M0-6l6 7H2V6h-4V1h-4z"/>`,
    );
  }
  return { tone, scaleKm, bar, star, sx, sy, centre, signs };
}
