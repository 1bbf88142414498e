// The ground: fields, tea, built-up land, water.
import { blob, tenths, integers, randomFrom } from './pen.mjs';
import { inRing } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function land({
  kind,
  theme,
  palette,
  pocket,
  detail,
  pixel,
  city,
  km,
  at,
  near,
  defs,
  out,
  strokeWidth,
  paths,
  strew,
  onWay,
  geo,
}) {
  /* ── fields, tea ── */
  const fields = palette.field.map(() => []);
  let tea = '';
  let beds = '';
  const gardens = [];
  for (const [i, cover] of kind === 'pusat' ? [] : geo.cover.entries()) {
    const [x, y] = at(cover.at);
    const [radiusX, radiusY] = [cover.rx * km, cover.ry * km];
    if (!near([x, y], radiusX)) continue;
    const random = randomFrom(i + 5);
    if (cover.kind === 'teh') {
      const gap = kind === 'wall' ? 4.8 * pixel : 6.4 * pixel;
      const ring = Array.from({ length: 11 }, (_, corner) => {
        const angle = (corner / 11) * 6.283;
        const far = 0.8 + random() * 0.34;
        return [x + Math.cos(angle) * radiusX * far, y + Math.sin(angle) * radiusY * far];
      });
      if (kind !== 'wall') beds += blob(ring);
      gardens.push(ring);
      for (let rowY = y - radiusY * 1.1 + gap / 2; rowY < y + radiusY * 1.1; rowY += gap) {
        const cuts = ring
          .flatMap(([ax, ay], corner) => {
            const [bx, by] = ring[(corner + 1) % ring.length];
            return ay > rowY !== by > rowY ? [ax + ((rowY - ay) / (by - ay)) * (bx - ax)] : [];
          })
          .sort((left, right) => left - right);
        if (cuts.length > 1 && cuts[cuts.length - 1] - cuts[0] > gap * 2.2)
          tea += `M${integers([cuts[0] + gap * 0.5, rowY + gap * 0.3])}q${integers([(cuts[cuts.length - 1] - cuts[0]) / 2 - gap * 0.5, -gap * 0.8, cuts[cuts.length - 1] - cuts[0] - gap, 0])}`;
      }
    } else if (cover.kind === 'sawah') {
      const cell = (kind === 'wall' ? 0.66 : 0.5) * km;
      for (let offsetY = -radiusY; offsetY < radiusY; offsetY += cell * 0.78)
        for (let offsetX = -radiusX; offsetX < radiusX; offsetX += cell * 1.22) {
          if (
            (offsetX / radiusX) ** 2 + (offsetY / radiusY) ** 2 > 0.85 ||
            random() < 0.26 ||
            onWay([x + offsetX + cell / 2, y + offsetY], 5 * pixel)
          )
            continue;
          fields[Math.floor(random() * fields.length)].push([x + offsetX, y + offsetY]);
        }
    }
  }
  fields.forEach((points, index) => {
    points.scale = ((kind === 'wall' ? 0.66 : 0.5) * km) / 20;
    strew(
      `<path fill="${palette.field[index]}" d="${['M0 0l20-4 3 11-20 4z', 'M-1 1l17-3 2 11-16 3z', 'M1-1l23-4 2 12-24 4z', 'M0 1l19-5 3 12-20 4z'][index]}"/>`,
      [-2, -6, 30, 20],
      points,
    );
  });
  if (beds && kind !== 'wall') out.push(`<path fill="${palette.teaBed}" d="${beds}"/>`);
  if (tea)
    out.push(
      `<path fill="none" stroke="${palette.tea}" stroke-width="${tenths(1.9 * pixel)}" stroke-dasharray="${tenths(3.4 * pixel)} ${tenths(1.1 * pixel)}" d="${tea}"/>`,
    );

  /* ── built-up land ── */
  const cityRing = geo.city.map(at);
  const inCity = (point) => kind === 'pusat' || inRing(point, cityRing);
  if (kind !== 'pusat')
    out.push(
      `<path fill="${palette.city}" opacity="${theme === 'siang' ? 0.85 : 1}" d="${blob(cityRing)}"/>`,
    );
  if (city) {
    const path = geo.parks.map((park) => {
      const [x, y] = at(park.at);
      if (!near([x, y], 0)) return '';
      const [radiusX, radiusY] = [
        Math.max(park.rx * km, 2.4 * pixel),
        Math.max(park.ry * km, 2.4 * pixel),
      ].map(Math.round);
      return `M${integers([x - radiusX, y])}a${integers([radiusX, radiusY])} 0 1 0 ${2 * radiusX} 0a${integers([radiusX, radiusY])} 0 1 0-${2 * radiusX} 0z`;
    });
    out.push(`<path fill="${palette.park}" d="${path.join('')}"/>`);
  }

  /* ── water ── */
  for (const rank of [3, 2, 1])
    if (rank <= detail.rivers) {
      const path = paths(geo.rivers.filter((river) => river.rank === rank));
      if (path)
        out.push(
          `<path fill="none" stroke="${palette.river}" stroke-width="${strokeWidth({ 1: 3.2, 2: 2, 3: 1.4 }[rank] * (kind === 'pusat' ? 3 : kind === 'wall' ? 0.95 : 1.25))}" stroke-linecap="round" d="${path}"/>`,
        );
    }
  const lakes = geo.lakes
    .map((lake) => {
      const ring = lake.ring.map(at);
      const xs = ring.map((point) => point[0]);
      const ys = ring.map((point) => point[1]);
      const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      const mid = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
      const least = (pocket ? 8 : 12) * pixel;
      const grow = Math.max(
        1,
        (lake.rank < 4 && lake.rank > 1 ? least * (lake.rank === 2 ? 1.15 : 0.8) : 0) / (box[2] - box[0]),
      );
      return {
        ...lake,
        mid,
        box: box.map((edge, i) => mid[i % 2] + (edge - mid[i % 2]) * grow),
        ring: ring.map(([x, y]) => [mid[0] + (x - mid[0]) * grow, mid[1] + (y - mid[1]) * grow]),
      };
    })
    .filter((lake) => near(lake.mid, 16 * km) && (kind !== 'wall' || lake.rank <= (pocket ? 2 : 3)));
  const lakeArt = (lake) => {
    const path = blob(lake.ring);
    const crater = lake.ink === 'kawah';
    let art = `<path fill="${crater ? palette.crater : palette.lake}" stroke="${crater ? palette.rim : palette.lakeEdge}" stroke-width="${strokeWidth(crater ? 1.8 : 1.1)}" d="${path}"/>`;
    // Ripples on the large ones.
    if (lake.box[2] - lake.box[0] > (pocket ? 70 : 40) * pixel) {
      if (!defs.some((def) => def.includes('id="rp"'))) {
        const ripple = 9 * pixel;
        defs.push(
          `<pattern id="rp" width="${Math.round(ripple * 4)}" height="${Math.round(ripple * 1.6)}" patternUnits="userSpaceOnUse"><path stroke="${palette.lakeLine}" stroke-width="${strokeWidth(0.9)}" opacity=".7" d="M0 ${tenths(ripple * 0.4)}h${Math.round(ripple * 1.1)}m${Math.round(ripple * 1.3)} 0h${Math.round(ripple * 0.7)}M${Math.round(ripple * 0.8)} ${tenths(ripple * 1.2)}h${Math.round(ripple * 1.9)}m${Math.round(ripple * 0.6)} 0h${Math.round(ripple * 0.4)}"/></pattern>`,
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
