// Streets, roads, rails and tolls, and everything that lies over them.
import { form } from './forms.mjs';
import { tenths, integers } from './pen.mjs';

/** Draws on a sheet (sheet.mjs). */
export function ways({
  kind,
  palette,
  pocket,
  detail,
  pixel,
  city,
  margin,
  inner,
  sky,
  projected,
  top,
  at,
  defs,
  out,
  lettering,
  strokeWidth,
  paths,
  cased,
  strew,
  geo,
  lakes,
  lakeArt,
  standing,
  used,
  symbolIds,
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
        paths(geo.streets.filter((way) => way.rank === rank)),
        palette.streetEdge,
        palette.street,
        { 1: 3.3, 2: 2.5, 3: 1.7 }[rank] * thick,
        1.3,
      );
  for (const rank of [3, 2, 1])
    if (rank <= detail.roads)
      cased(
        paths(geo.roads.filter((way) => way.rank === rank)),
        palette.roadEdge,
        palette.road,
        { 1: 2.5, 2: 1.8, 3: 1.3 }[rank] * thick,
        1.1,
      );
  const rail = paths(geo.rails.filter((way) => !pocket || kind !== 'wall' || way.rank === 1));
  if (rail) {
    defs.push(`<path id="ka" d="${rail}"/>`);
    out.push(
      `<g fill="none" stroke="${palette.rail}"><use href="#ka" stroke-width="${strokeWidth(kind === 'pusat' ? 2.4 : 1.3)}"/><use href="#ka" stroke-width="${strokeWidth(kind === 'pusat' ? 9 : 5.2)}" stroke-dasharray="${tenths((kind === 'pusat' ? 1.6 : 1.1) * pixel)} ${tenths((kind === 'pusat' ? 8 : 5.4) * pixel)}"/></g>`,
    );
  }
  if (kind !== 'pusat') {
    const fast = paths(geo.fast);
    if (fast)
      out.push(
        `<path fill="none" stroke="${palette.fast}" stroke-width="${strokeWidth(1.7)}" stroke-dasharray="${tenths(7 * pixel)} ${tenths(2.6 * pixel)}" d="${fast}"/>`,
      );
    cased(paths(geo.tolls), palette.toll, palette.tollMid, 1.1 * thick, 2.6);
  }
  if (window)
    out.push(
      `<path fill="${palette.card}" fill-opacity=".28" stroke="${palette.letters.exit[0]}" stroke-width="${tenths(1.6 * pixel)}" d="M${integers(window.slice(0, 2))}H${Math.round(window[2])}V${Math.round(window[3])}H${Math.round(window[0])}z"/>`,
    );
  standing.sort((first, second) => first[0] - second[0]);
  out.push(...standing.map(([, art]) => art));
  for (const name of used) defs.push(`<g id="${symbolIds[name]}">${form(name, palette)}</g>`);
  for (const lake of lakes) if (lake.ink === 'kawah') out.push(lakeArt(lake));
  out.push(...landmarks);
  for (const rank of [4, 3, 2, 1]) {
    const points = towns.filter((town) => town.shown && town.rank === rank).map(({ x, y }) => [x, y]);
    if (!points.length) continue;
    points.scale = towns.find((town) => town.rank === rank).radius / 10;
    strew(
      `<circle r="10" fill="${rank === 1 ? palette.sulphur : palette.letters.town[1]}" stroke="${palette.letters.town[0]}" stroke-width="${rank > 2 ? 5 : 4}"/>`,
      [-13, -13, 26, 26],
      points,
    );
  }
  if (stations.length)
    out.push(
      `<path fill="${palette.letters.town[1]}" stroke="${palette.rail}" stroke-width="${tenths(1.5 * pixel)}" d="${stations
        .map((station) => at(station.at))
        .map(
          ([x, y]) =>
            `M${integers([x - 4 * pixel, y - 2.6 * pixel])}h${Math.round(8 * pixel)}v${Math.round(5.2 * pixel)}h-${Math.round(8 * pixel)}z`,
        )
        .join('')}"/>`,
    );
  if (sky)
    out.push(
      `<path fill="url(#haze)" d="M${margin} ${top}h${inner}v${Math.round(projected.height * 0.075)}h-${inner}z"/>`,
    );
  out.push(...signs);
  out.push(
    lettering.paint(palette.letters, [
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
