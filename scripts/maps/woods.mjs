// Trees on the slopes and houses in the city, clear of roads and letters.
import { form } from './forms.mjs';
import { rnd } from './pen.mjs';
import { WIDTH, inRing } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). */
export function woods({
  kind,
  c,
  pocket,
  D,
  s,
  margin,
  H,
  top,
  km,
  at,
  within,
  L,
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
    const r = rnd(77);
    const gap = 24 * s * (pocket ? 0.7 : 1);
    const clear = [...taken, ...soft, ...L.boxes];
    const little = [];
    const large = [];
    for (let y = top + gap * 0.6; y < H - margin; y += gap * 0.62)
      for (let x = margin + gap * 0.4; x < WIDTH - margin; x += gap) {
        const q = [x + (r() - 0.5) * gap * 0.9, y + (r() - 0.5) * gap * 0.5];
        const z = elevation(q);
        const wood =
          0.5 + 0.9 * Math.sin(q[0] / (63 * s) + Math.sin(q[1] / (41 * s)) * 2) * Math.cos(q[1] / (37 * s)); // stands and clearings
        const chance =
          (z < 1060 ? 0 : z < 1340 ? 0.22 : z < 1600 ? 0.5 : z < 1900 ? 0.6 : 0.45) *
          Math.max(0.15, Math.min(1.3, wood + 0.5));
        const dice = r();
        const scale = D.tree * s * (dice < chance / 3 ? 0.62 : 0.46);
        if (dice > chance || !within(q, 6 * s) || onWay(q, 7 * s)) continue;
        if (gardens.some((ring) => inRing(q, ring))) continue;
        const wide = 26 * scale;
        if (hits([q[0] - wide, q[1] - 18 * scale, q[0] + wide, q[1] + 4 * scale], clear)) continue;
        (dice < chance / 3 ? large : little).push(q);
      }
    large.scale = D.tree * s * 0.62;
    little.scale = D.tree * s * 0.46;
    strew(form('rimba', c), [-26, -20, 52, 23], little);
    strew(form('rimba', c), [-26, -20, 52, 23], large);
    const pines = [];
    pines.scale = D.tree * s * 0.74;
    for (const [i, cover] of geo.cover.entries()) {
      if (cover.kind !== 'pinus') continue;
      const [x, y] = at(cover.at);
      const dice = rnd(i + 40);
      for (let k = 0; k < (kind === 'wall' ? 5 : 12); k++) {
        const a = dice() * 6.283;
        const q = Math.sqrt(dice());
        const spot = [x + Math.cos(a) * q * cover.rx * km, y + Math.sin(a) * q * cover.ry * km];
        if (
          within(spot, 6 * s) &&
          !onWay(spot, 6 * s) &&
          !hits([spot[0] - 7 * s, spot[1] - 12 * s, spot[0] + 7 * s, spot[1]], clear)
        )
          pines.push(spot);
      }
    }
    pines.sort((m, n) => m[1] - n[1]);
    strew(form('cemara', c), [-10, -23, 22, 24], pines);
  }
  // Houses: terracotta roofs over pale walls.
  {
    const r = rnd(78);
    const clear = [...taken, ...soft, ...L.boxes];
    const houses = [];
    const step = (kind === 'wall' ? 11 : kind === 'pusat' ? 22 : 16) * s * (pocket ? 0.72 : 1);
    houses.scale = (kind === 'wall' ? 0.24 : 0.34) * s * (pocket ? 0.7 : 1);
    for (let y = top; y < H; y += step)
      for (let x = margin; x < WIDTH; x += step) {
        const q = [x + (r() - 0.5) * step * 0.9, y + (r() - 0.5) * step * 0.9];
        const dice = r();
        const a = 11 * houses.scale;
        if (
          dice > (kind === 'wall' ? 0.72 : 0.5) ||
          !inCity(q) ||
          !within(q, 4 * s) ||
          onWay(q, 5 * s) ||
          hits([q[0] - a, q[1] - a, q[0] + a, q[1] + a], clear)
        )
          continue;
        houses.push(q);
      }
    strew(
      `<path fill="${c.house}" d="M-9 0h18v9H-9z"/><path fill="${kind === 'pusat' ? c.houseQuiet : c.houseRoof}" d="M-13 0l7-9H6l7 9z"/>`,
      [-13, -9, 26, 18],
      houses,
    );
  }
}
