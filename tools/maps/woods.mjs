// Trees on the slopes and houses in the city, clear of roads and letters.
import { form } from './forms.mjs';
import { randomFrom } from './pen.mjs';
import { WIDTH, inRing } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). */
export function woods({
  kind,
  palette,
  pocket,
  detail,
  pixel,
  margin,
  sheetHeight,
  top,
  km,
  at,
  within,
  lettering,
  strew,
  elevation,
  taken,
  soft,
  hits,
  onWay,
  geo,
  gardens,
  inCity,
}) {
  /* ── trees on the slopes, clear of roads and letters ── */
  if (kind !== 'pusat') {
    const random = randomFrom(77);
    const gap = 24 * pixel * (pocket ? 0.7 : 1);
    const clear = [...taken, ...soft, ...lettering.boxes];
    const little = [];
    const large = [];
    for (let y = top + gap * 0.6; y < sheetHeight - margin; y += gap * 0.62)
      for (let x = margin + gap * 0.4; x < WIDTH - margin; x += gap) {
        const spot = [x + (random() - 0.5) * gap * 0.9, y + (random() - 0.5) * gap * 0.5];
        const metres = elevation(spot);
        const wood =
          0.5 +
          0.9 *
            Math.sin(spot[0] / (63 * pixel) + Math.sin(spot[1] / (41 * pixel)) * 2) *
            Math.cos(spot[1] / (37 * pixel)); // stands and clearings
        const chance =
          (metres < 1060 ? 0 : metres < 1340 ? 0.22 : metres < 1600 ? 0.5 : metres < 1900 ? 0.6 : 0.45) *
          Math.max(0.15, Math.min(1.3, wood + 0.5));
        const dice = random();
        const scale = detail.tree * pixel * (dice < chance / 3 ? 0.62 : 0.46);
        if (dice > chance || !within(spot, 6 * pixel) || onWay(spot, 7 * pixel)) continue;
        if (gardens.some((ring) => inRing(spot, ring))) continue;
        const wide = 26 * scale;
        if (hits([spot[0] - wide, spot[1] - 18 * scale, spot[0] + wide, spot[1] + 4 * scale], clear))
          continue;
        (dice < chance / 3 ? large : little).push(spot);
      }
    large.scale = detail.tree * pixel * 0.62;
    little.scale = detail.tree * pixel * 0.46;
    strew(form('rimba', palette), [-26, -20, 52, 23], little);
    strew(form('rimba', palette), [-26, -20, 52, 23], large);
    const pines = [];
    pines.scale = detail.tree * pixel * 0.74;
    for (const [i, cover] of geo.cover.entries()) {
      if (cover.kind !== 'pinus') continue;
      const [x, y] = at(cover.at);
      const dice = randomFrom(i + 40);
      for (let index = 0; index < (kind === 'wall' ? 5 : 12); index++) {
        const angle = dice() * 6.283;
        const far = Math.sqrt(dice());
        const spot = [x + Math.cos(angle) * far * cover.rx * km, y + Math.sin(angle) * far * cover.ry * km];
        if (
          within(spot, 6 * pixel) &&
          !onWay(spot, 6 * pixel) &&
          !hits([spot[0] - 7 * pixel, spot[1] - 12 * pixel, spot[0] + 7 * pixel, spot[1]], clear)
        )
          pines.push(spot);
      }
    }
    pines.sort((first, second) => first[1] - second[1]);
    strew(form('cemara', palette), [-10, -23, 22, 24], pines);
  }
  // Houses: terracotta roofs over pale walls.
  {
    const random = randomFrom(78);
    const clear = [...taken, ...soft, ...lettering.boxes];
    const houses = [];
    const step = (kind === 'wall' ? 11 : kind === 'pusat' ? 22 : 16) * pixel * (pocket ? 0.72 : 1);
    houses.scale = (kind === 'wall' ? 0.24 : 0.34) * pixel * (pocket ? 0.7 : 1);
    for (let y = top; y < sheetHeight; y += step)
      for (let x = margin; x < WIDTH; x += step) {
        const spot = [x + (random() - 0.5) * step * 0.9, y + (random() - 0.5) * step * 0.9];
        const dice = random();
        const half = 11 * houses.scale;
        if (
          dice > (kind === 'wall' ? 0.72 : 0.5) ||
          !inCity(spot) ||
          !within(spot, 4 * pixel) ||
          onWay(spot, 5 * pixel) ||
          hits([spot[0] - half, spot[1] - half, spot[0] + half, spot[1] + half], clear)
        )
          continue;
        houses.push(spot);
      }
    strew(
      `<path fill="${palette.house}" d="M-9 0h18v9H-9z"/><path fill="${kind === 'pusat' ? palette.houseQuiet : palette.houseRoof}" d="M-13 0l7-9H6l7 9z"/>`,
      [-13, -9, 26, 18],
      houses,
    );
  }
}
