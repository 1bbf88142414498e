// The ground: fields, tea, built-up land, water.
import { blob, f1, ints, rnd } from './pen.mjs';
import { inRing } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function land({
  kind,
  theme,
  c,
  pocket,
  D,
  s,
  city,
  km,
  at,
  near,
  defs,
  out,
  w1,
  paths,
  strew,
  onWay,
  geo,
}) {
  /* ── fields, tea ── */
  const fields = c.field.map(() => []);
  let tea = '';
  let beds = '';
  const gardens = [];
  for (const [i, cover] of kind === 'pusat' ? [] : geo.cover.entries()) {
    const [x, y] = at(cover.at);
    const [rx, ry] = [cover.rx * km, cover.ry * km];
    if (!near([x, y], rx)) continue;
    const r = rnd(i + 5);
    if (cover.kind === 'teh') {
      const gap = kind === 'wall' ? 4.8 * s : 6.4 * s;
      const ring = Array.from({ length: 11 }, (_, k) => {
        const a = (k / 11) * 6.283;
        const far = 0.8 + r() * 0.34;
        return [x + Math.cos(a) * rx * far, y + Math.sin(a) * ry * far];
      });
      if (kind !== 'wall') beds += blob(ring);
      gardens.push(ring);
      for (let v = y - ry * 1.1 + gap / 2; v < y + ry * 1.1; v += gap) {
        const cuts = ring
          .flatMap(([ax, ay], k) => {
            const [bx, by] = ring[(k + 1) % ring.length];
            return ay > v !== by > v ? [ax + ((v - ay) / (by - ay)) * (bx - ax)] : [];
          })
          .sort((m, n) => m - n);
        if (cuts.length > 1 && cuts[cuts.length - 1] - cuts[0] > gap * 2.2)
          tea += `M${ints([cuts[0] + gap * 0.5, v + gap * 0.3])}q${ints([(cuts[cuts.length - 1] - cuts[0]) / 2 - gap * 0.5, -gap * 0.8, cuts[cuts.length - 1] - cuts[0] - gap, 0])}`;
      }
    } else if (cover.kind === 'sawah') {
      const cell = (kind === 'wall' ? 0.66 : 0.5) * km;
      for (let v = -ry; v < ry; v += cell * 0.78)
        for (let u = -rx; u < rx; u += cell * 1.22) {
          if ((u / rx) ** 2 + (v / ry) ** 2 > 0.85 || r() < 0.26 || onWay([x + u + cell / 2, y + v], 5 * s))
            continue;
          fields[Math.floor(r() * fields.length)].push([x + u, y + v]);
        }
    }
  }
  fields.forEach((points, k) => {
    points.scale = ((kind === 'wall' ? 0.66 : 0.5) * km) / 20;
    strew(
      `<path fill="${c.field[k]}" d="${['M0 0l20-4 3 11-20 4z', 'M-1 1l17-3 2 11-16 3z', 'M1-1l23-4 2 12-24 4z', 'M0 1l19-5 3 12-20 4z'][k]}"/>`,
      [-2, -6, 30, 20],
      points,
    );
  });
  if (beds && kind !== 'wall') out.push(`<path fill="${c.teaBed}" d="${beds}"/>`);
  if (tea)
    out.push(
      `<path fill="none" stroke="${c.tea}" stroke-width="${f1(1.9 * s)}" stroke-dasharray="${f1(3.4 * s)} ${f1(1.1 * s)}" d="${tea}"/>`,
    );

  /* ── built-up land ── */
  const cityRing = geo.city.map(at);
  const inCity = (q) => kind === 'pusat' || inRing(q, cityRing);
  if (kind !== 'pusat')
    out.push(`<path fill="${c.city}" opacity="${theme === 'siang' ? 0.85 : 1}" d="${blob(cityRing)}"/>`);
  if (city) {
    const d = geo.parks.map((park) => {
      const [x, y] = at(park.at);
      if (!near([x, y], 0)) return '';
      const [rx, ry] = [Math.max(park.rx * km, 2.4 * s), Math.max(park.ry * km, 2.4 * s)].map(Math.round);
      return `M${ints([x - rx, y])}a${ints([rx, ry])} 0 1 0 ${2 * rx} 0a${ints([rx, ry])} 0 1 0-${2 * rx} 0z`;
    });
    out.push(`<path fill="${c.park}" d="${d.join('')}"/>`);
  }

  /* ── water ── */
  for (const rank of [3, 2, 1])
    if (rank <= D.rivers) {
      const d = paths(geo.rivers.filter((river) => river.rank === rank));
      if (d)
        out.push(
          `<path fill="none" stroke="${c.river}" stroke-width="${w1({ 1: 3.2, 2: 2, 3: 1.4 }[rank] * (kind === 'pusat' ? 3 : kind === 'wall' ? 0.95 : 1.25))}" stroke-linecap="round" d="${d}"/>`,
        );
    }
  const lakes = geo.lakes
    .map((lake) => {
      const ring = lake.ring.map(at);
      const xs = ring.map((q) => q[0]);
      const ys = ring.map((q) => q[1]);
      const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      const mid = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
      const least = (pocket ? 8 : 12) * s;
      const grow = Math.max(
        1,
        (lake.rank < 4 && lake.rank > 1 ? least * (lake.rank === 2 ? 1.15 : 0.8) : 0) / (box[2] - box[0]),
      );
      return {
        ...lake,
        mid,
        box: box.map((n, i) => mid[i % 2] + (n - mid[i % 2]) * grow),
        ring: ring.map(([x, y]) => [mid[0] + (x - mid[0]) * grow, mid[1] + (y - mid[1]) * grow]),
      };
    })
    .filter((lake) => near(lake.mid, 16 * km) && (kind !== 'wall' || lake.rank <= (pocket ? 2 : 3)));
  const lakeArt = (lake) => {
    const d = blob(lake.ring);
    const crater = lake.ink === 'kawah';
    let art = `<path fill="${crater ? c.crater : c.lake}" stroke="${crater ? c.rim : c.lakeEdge}" stroke-width="${w1(crater ? 1.8 : 1.1)}" d="${d}"/>`;
    // Ripples on the large ones.
    if (lake.box[2] - lake.box[0] > (pocket ? 70 : 40) * s) {
      if (!defs.some((def) => def.includes('id="rp"'))) {
        const u = 9 * s;
        defs.push(
          `<pattern id="rp" width="${Math.round(u * 4)}" height="${Math.round(u * 1.6)}" patternUnits="userSpaceOnUse"><path stroke="${c.lakeLine}" stroke-width="${w1(0.9)}" opacity=".7" d="M0 ${f1(u * 0.4)}h${Math.round(u * 1.1)}m${Math.round(u * 1.3)} 0h${Math.round(u * 0.7)}M${Math.round(u * 0.8)} ${f1(u * 1.2)}h${Math.round(u * 1.9)}m${Math.round(u * 0.6)} 0h${Math.round(u * 0.4)}"/></pattern>`,
        );
      }
      const id = `w${out.length}`;
      return `${art.replace('<path ', `<path id="${id}" `)}<use href="#${id}" fill="url(#rp)"/>`.replace(
        /<path id="(\w+)" fill="([^"]*)" stroke="([^"]*)" stroke-width="([^"]*)" d="([^"]*)"\/>/,
        '<g fill="$2" stroke="$3" stroke-width="$4"><path id="$1" d="$5"/></g>',
      );
    }
    return art;
  };
  for (const lake of lakes) if (lake.ink !== 'kawah') out.push(lakeArt(lake));
  return { gardens, inCity, lakes, lakeArt };
}
