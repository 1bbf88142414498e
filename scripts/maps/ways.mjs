// Streets, roads, rails and tolls, and everything that lies over them.
import { form } from './forms.mjs';
import { f1, ints } from './pen.mjs';

/** Draws on a sheet (sheet.mjs). */
export function ways({
  kind,
  c,
  pocket,
  D,
  s,
  city,
  margin,
  inner,
  sky,
  p,
  top,
  at,
  defs,
  out,
  L,
  w1,
  paths,
  cased,
  strew,
  geo,
  lakes,
  lakeArt,
  standing,
  used,
  ID,
  landmarks,
  window,
  towns,
  signs,
  stations,
}) {
  /* ── ways ── */
  const thick = kind === 'pusat' ? 2.7 : kind === 'kota' ? 1.2 : kind === 'wall' ? 0.92 : 1.2;
  if (city)
    for (const rank of [3, 2, 1])
      cased(
        paths(geo.streets.filter((r) => r.rank === rank)),
        c.streetEdge,
        c.street,
        { 1: 3.3, 2: 2.5, 3: 1.7 }[rank] * thick,
        1.3,
      );
  for (const rank of [3, 2, 1])
    if (rank <= D.roads)
      cased(
        paths(geo.roads.filter((r) => r.rank === rank)),
        c.roadEdge,
        c.road,
        { 1: 2.5, 2: 1.8, 3: 1.3 }[rank] * thick,
        1.1,
      );
  const rail = paths(geo.rails.filter((r) => !pocket || kind !== 'wall' || r.rank === 1));
  if (rail) {
    defs.push(`<path id="ka" d="${rail}"/>`);
    out.push(
      `<g fill="none" stroke="${c.rail}"><use href="#ka" stroke-width="${w1(kind === 'pusat' ? 2.4 : 1.3)}"/><use href="#ka" stroke-width="${w1(kind === 'pusat' ? 9 : 5.2)}" stroke-dasharray="${f1((kind === 'pusat' ? 1.6 : 1.1) * s)} ${f1((kind === 'pusat' ? 8 : 5.4) * s)}"/></g>`,
    );
  }
  if (kind !== 'pusat') {
    const fast = paths(geo.fast);
    if (fast)
      out.push(
        `<path fill="none" stroke="${c.fast}" stroke-width="${w1(1.7)}" stroke-dasharray="${f1(7 * s)} ${f1(2.6 * s)}" d="${fast}"/>`,
      );
    cased(paths(geo.tolls), c.toll, c.tollMid, 1.1 * thick, 2.6);
  }
  if (window)
    out.push(
      `<path fill="${c.card}" fill-opacity=".28" stroke="${c.letters.exit[0]}" stroke-width="${f1(1.6 * s)}" d="M${ints(window.slice(0, 2))}H${Math.round(window[2])}V${Math.round(window[3])}H${Math.round(window[0])}z"/>`,
    );
  standing.sort((a, b) => a[0] - b[0]);
  out.push(...standing.map(([, art]) => art));
  for (const name of used) defs.push(`<g id="${ID[name]}">${form(name, c)}</g>`);
  for (const lake of lakes) if (lake.ink === 'kawah') out.push(lakeArt(lake));
  out.push(...landmarks);
  for (const rank of [4, 3, 2, 1]) {
    const points = towns.filter((town) => town.shown && town.rank === rank).map(({ x, y }) => [x, y]);
    if (!points.length) continue;
    points.scale = towns.find((town) => town.rank === rank).r / 10;
    strew(
      `<circle r="10" fill="${rank === 1 ? c.sulphur : c.letters.town[1]}" stroke="${c.letters.town[0]}" stroke-width="${rank > 2 ? 5 : 4}"/>`,
      [-13, -13, 26, 26],
      points,
    );
  }
  if (stations.length)
    out.push(
      `<path fill="${c.letters.town[1]}" stroke="${c.rail}" stroke-width="${f1(1.5 * s)}" d="${stations
        .map((st) => at(st.at))
        .map(
          ([x, y]) =>
            `M${ints([x - 4 * s, y - 2.6 * s])}h${Math.round(8 * s)}v${Math.round(5.2 * s)}h-${Math.round(8 * s)}z`,
        )
        .join('')}"/>`,
    );
  if (sky)
    out.push(
      `<path fill="url(#haze)" d="M${margin} ${top}h${inner}v${Math.round(p.height * 0.075)}h-${inner}z"/>`,
    );
  out.push(...signs);
  out.push(
    L.paint(c.letters, [
      'street',
      'park',
      'lake',
      'water',
      'waterDark',
      'dim',
      'dimDark',
      'hill',
      'hillDark',
      'exit',
      'exitDark',
      'town',
      'townDark',
    ]),
  );
}
