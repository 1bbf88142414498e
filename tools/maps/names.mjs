// The lettering: each name seeks a free spot, the larger places first.
import { ruler } from './pen.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function names({
  kind,
  pocket,
  detail,
  pixel,
  city,
  km,
  at,
  within,
  lettering,
  parts,
  taken,
  soft,
  hits,
  fits,
  geo,
  lakes,
  peaks,
  towns,
  tone,
}) {
  const place = (group, text, cap, [x, y], radius, order, options = {}) => {
    const { width } = lettering.measure(text, cap, options.track ?? 0.06);
    const gap = radius + 2.8 * pixel;
    const spots = {
      e: [x + gap, y + cap / 2, 'start'],
      w: [x - gap, y + cap / 2, 'end'],
      n: [x, y - gap, 'middle'],
      s: [x, y + gap + cap, 'middle'],
      ne: [x + gap * 0.7, y - gap * 0.5, 'start'],
      nw: [x - gap * 0.7, y - gap * 0.5, 'end'],
      se: [x + gap * 0.7, y + gap * 0.5 + cap, 'start'],
      sw: [x - gap * 0.7, y + gap * 0.5 + cap, 'end'],
    };
    for (const lists of options.firm ? [[taken, soft], [taken]] : [[taken, soft]])
      for (const key of order) {
        const [letterX, letterY, anchor] = spots[key];
        const left = anchor === 'middle' ? letterX - width / 2 : anchor === 'end' ? letterX - width : letterX;
        const box = [
          left - 1.6 * pixel,
          letterY - cap - 1.6 * pixel,
          left + width + 1.6 * pixel,
          letterY + 1.6 * pixel,
        ];
        if (!fits(box) || lists.some((list) => hits(box, list))) continue;
        taken.push(box);
        lettering.line(tone(group, left + width / 2, letterY - cap / 2), text, cap, letterX, letterY, {
          anchor,
          track: options.track ?? 0.06,
        });
        return true;
      }
    return false;
  };
  const ROUND = ['e', 'w', 's', 'n', 'se', 'ne', 'sw', 'nw'];
  const letter = (town) => {
    const cap = detail.caps[town.rank] * pixel;
    const named = place(
      'town',
      town.n,
      cap,
      [town.x, town.y],
      town.radius,
      [...(town.pos ? [town.pos] : []), ...ROUND],
      { firm: town.rank <= 2 },
    );
    if (named || town.rank <= 2) town.shown = true;
  };
  for (const town of towns.filter((candidate) => candidate.rank === 1)) {
    const cap = detail.caps[1] * pixel;
    if (kind === 'wall') {
      const y = town.y + cap + 9 * pixel;
      const x = town.x + 4 * pixel;
      const width = lettering.line('town', town.n, cap, x, y, { track: 0.12 });
      taken.push([x - width / 2 - 2 * pixel, y - cap - 2 * pixel, x + width / 2 + 2 * pixel, y + 2 * pixel]);
      town.shown = true;
    } else if (kind !== 'kota') letter(town);
  }
  for (const town of towns.filter((candidate) => candidate.rank === 2)) letter(town);
  for (const lake of lakes.filter((candidate) => candidate.rank === 1 && within(candidate.mid, 20 * pixel))) {
    // Two lines on the water.
    const [one, two] = lake.n.toUpperCase().split(' ');
    const big = Math.min(
      (pocket ? 7 : 9) * pixel,
      ((lake.box[2] - lake.box[0]) * 0.5) / (lettering.measure(two, 1, 0.12).width || 1),
    );
    const x = lake.label ? at(lake.label)[0] : lake.mid[0];
    const y = lake.label ? at(lake.label)[1] : lake.mid[1];
    lettering.line('lake', one, big * 0.72, x, y - big * 0.2, { track: 0.3 });
    lettering.line('lake', two, big, x, y + big * 1.05, { track: 0.12 });
  }
  for (const peak of [...peaks]
    .filter((candidate) => candidate.rank <= detail.names)
    .sort((first, second) => first.rank - second.rank)) {
    const cap =
      (pocket ? { 1: 6.6, 2: 6.2 } : { 1: 8.2, 2: 7.4 })[Math.min(2, peak.rank)] *
      pixel *
      (kind === 'area' && !pocket ? 1.1 : 1);
    const { width } = lettering.measure(peak.n, cap, 0.1);
    const below = [
      peak.x - width / 2 - 2 * pixel,
      peak.foot + 1.5 * pixel,
      peak.x + width / 2 + 2 * pixel,
      peak.foot + cap + 5 * pixel,
    ];
    const smoke = peak.form === 'kawah' && peak.n !== 'Patuha' ? peak.height * 0.4 : 0;
    const above = [
      below[0],
      peak.foot - peak.height - cap - 6 * pixel - smoke,
      below[2],
      peak.foot - peak.height - 2.5 * pixel - smoke,
    ];
    const aside = (box, shift) => [box[0] + shift, box[1], box[2] + shift, box[3]];
    const box = [
      below,
      ...[-0.3, 0.3].map((share) => aside(below, width * share)),
      above,
      ...[-0.5, 0.5].map((share) => aside(above, width * share)),
      ...(pocket ? [] : [-0.55, 0.55].map((share) => aside(below, width * share))),
    ].find((candidate) => fits(candidate) && !hits(candidate) && !hits(candidate, soft));
    if (!box) continue;
    const mid = (box[0] + box[2]) / 2;
    taken.push(box);
    const group = tone('hill', mid, (box[1] + box[3]) / 2);
    lettering.line(group, peak.n, cap, mid, box[3] - 2.4 * pixel, { track: 0.1 });
    const small = cap * 0.86;
    const under = [
      peak.x - width * 0.3,
      box[3] + 0.4 * pixel,
      peak.x + width * 0.3,
      box[3] + small + 3.4 * pixel,
    ];
    if (
      box === below &&
      peak.rank <= (kind === 'wall' ? 1 : 2) &&
      fits(under) &&
      !hits(under) &&
      !hits(under, soft)
    ) {
      taken.push(under);
      lettering.line(
        group.replace('hill', 'dim'),
        String(peak.m).replace(/(\d)(\d{3})$/, '$1.$2'),
        small,
        peak.x,
        under[3] - 1.6 * pixel,
        { track: 0.1 },
      );
    }
  }
  for (const town of towns
    .filter((candidate) => candidate.rank > 2)
    .sort((first, second) => first.rank - second.rank))
    letter(town);
  for (const lake of lakes.filter(
    (candidate) =>
      candidate.rank > 1 &&
      candidate.rank <= (kind === 'wall' ? 2 : 3) &&
      (kind !== 'wall' || candidate.ink !== 'kawah') &&
      within(candidate.mid),
  ))
    if (kind !== 'wall' || !pocket)
      place(
        'water',
        lake.n,
        (pocket ? 6.2 : 7.4) * pixel,
        lake.mid,
        (lake.box[2] - lake.box[0]) / 2,
        ['w', 's', 'e', 'n', 'sw', 'se'],
        { track: 0.08 },
      );

  const onLine = (group, text, cap, line, track, lift, centres) => {
    for (const part of parts(line)) {
      const points = part[0][0] <= part[part.length - 1][0] ? part : [...part].reverse();
      const way = ruler(points);
      const { width } = lettering.measure(text, cap, track);
      for (const middle of centres) {
        if (way.total * Math.min(middle, 1 - middle) * 2 < width * 1.1) continue;
        const boxes = Array.from({ length: 9 }, (_, step) =>
          way.at(way.total * middle - width / 2 + (width * step) / 8),
        ).map(([x, y]) => [x - cap * 0.7, y - cap - lift, x + cap * 0.7, y + cap * 0.4 - lift]);
        // No letters round a sharp corner.
        const bearing = (step) => {
          const [from, to] = [step, step + 1].map((eighth) =>
            way.at(way.total * middle - width / 2 + (width * eighth) / 8),
          );
          return Math.atan2(to[1] - from[1], to[0] - from[0]);
        };
        if (
          Array.from({ length: 7 }, (_, step) => Math.abs(bearing(step + 1) - bearing(step))).some(
            (turn) => turn > 0.45,
          )
        )
          continue;
        if (boxes.some((box) => !fits(box) || hits(box) || hits(box, soft))) continue;
        boxes.forEach((box) => taken.push(box));
        return lettering.along(
          group,
          text,
          cap,
          points.map(([x, y]) => [x, y - lift]),
          { track, centre: middle },
        );
      }
    }
    return false;
  };
  const SEEK = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];
  if (city)
    for (const street of geo.streets.filter((candidate) => candidate.rank <= (kind === 'pusat' ? 3 : 2))) {
      const cap =
        (kind === 'pusat' ? (pocket ? 6 : 7) : pocket ? 5.6 : 6.4) * pixel * (street.rank === 3 ? 0.88 : 1);
      onLine('street', street.n, cap, street.line, 0.12, -cap * 0.46, SEEK);
    }
  if (kind !== 'pusat')
    for (const river of geo.rivers.filter((candidate, i) =>
      kind === 'wall' ? i === 0 : candidate.rank <= 2,
    ))
      onLine('water', river.n, (pocket ? 6 : 7) * pixel, river.line, 0.4, 4 * pixel, SEEK);
  else
    for (const river of geo.rivers.filter((candidate) => candidate.n === 'Cikapundung'))
      onLine('water', river.n, (pocket ? 6 : 7) * pixel, river.line, 0.3, 6 * pixel, SEEK);
  if (kind === 'pusat')
    for (const park of geo.parks.filter((candidate) =>
      ['Gasibu', 'Balai Kota', 'Kebun Binatang', 'Alun-Alun', 'Tegallega', 'Taman Maluku'].includes(
        candidate.n,
      ),
    ))
      place(
        'park',
        park.n,
        (pocket ? 5.8 : 6.8) * pixel,
        at(park.at),
        Math.max(park.ry * km * 0.5, 3 * pixel),
        ['s', 'n', 'e', 'w'],
        { track: 0.08 },
      );
  const stations =
    kind === 'wall' ? [] : geo.stations.filter((candidate) => within(at(candidate.at), 8 * pixel));
  for (const station of stations)
    place(
      'town',
      station.n,
      (pocket ? 6 : 7) * pixel,
      at(station.at),
      5 * pixel,
      ['s', 'n', 'w', 'e', 'sw', 'se', 'nw', 'ne'],
      { track: 0.06 },
    );
  return { stations };
}
