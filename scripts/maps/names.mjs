// The lettering: each name seeks a free spot, the larger places first.
import { ruler } from './pen.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function names({
  kind,
  pocket,
  D,
  s,
  city,
  km,
  at,
  within,
  L,
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
  const place = (group, text, cap, [x, y], r, order, options = {}) => {
    const { width } = L.measure(text, cap, options.track ?? 0.06);
    const gap = r + 2.8 * s;
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
        const [lx, ly, anchor] = spots[key];
        const left = anchor === 'middle' ? lx - width / 2 : anchor === 'end' ? lx - width : lx;
        const box = [left - 1.6 * s, ly - cap - 1.6 * s, left + width + 1.6 * s, ly + 1.6 * s];
        if (!fits(box) || lists.some((list) => hits(box, list))) continue;
        taken.push(box);
        L.line(tone(group, left + width / 2, ly - cap / 2), text, cap, lx, ly, {
          anchor,
          track: options.track ?? 0.06,
        });
        return true;
      }
    return false;
  };
  const ROUND = ['e', 'w', 's', 'n', 'se', 'ne', 'sw', 'nw'];
  const letter = (town) => {
    const cap = D.caps[town.rank] * s;
    const named = place(
      'town',
      town.n,
      cap,
      [town.x, town.y],
      town.r,
      [...(town.pos ? [town.pos] : []), ...ROUND],
      { firm: town.rank <= 2 },
    );
    if (named || town.rank <= 2) town.shown = true;
  };
  for (const town of towns.filter((t) => t.rank === 1)) {
    const cap = D.caps[1] * s;
    if (kind === 'wall') {
      const y = town.y + cap + 9 * s;
      const x = town.x + 4 * s;
      const width = L.line('town', town.n, cap, x, y, { track: 0.12 });
      taken.push([x - width / 2 - 2 * s, y - cap - 2 * s, x + width / 2 + 2 * s, y + 2 * s]);
      town.shown = true;
    } else if (kind !== 'kota') letter(town);
  }
  for (const town of towns.filter((t) => t.rank === 2)) letter(town);
  for (const lake of lakes.filter((k) => k.rank === 1 && within(k.mid, 20 * s))) {
    // Two lines on the water.
    const [one, two] = lake.n.toUpperCase().split(' ');
    const big = Math.min(
      (pocket ? 7 : 9) * s,
      ((lake.box[2] - lake.box[0]) * 0.5) / (L.measure(two, 1, 0.12).width || 1),
    );
    const x = lake.label ? at(lake.label)[0] : lake.mid[0];
    const y = lake.label ? at(lake.label)[1] : lake.mid[1];
    L.line('lake', one, big * 0.72, x, y - big * 0.2, { track: 0.3 });
    L.line('lake', two, big, x, y + big * 1.05, { track: 0.12 });
  }
  for (const peak of [...peaks].filter((k) => k.rank <= D.names).sort((a, b) => a.rank - b.rank)) {
    const cap =
      (pocket ? { 1: 6.6, 2: 6.2 } : { 1: 8.2, 2: 7.4 })[Math.min(2, peak.rank)] *
      s *
      (kind === 'area' && !pocket ? 1.1 : 1);
    const { width } = L.measure(peak.n, cap, 0.1);
    const below = [
      peak.x - width / 2 - 2 * s,
      peak.foot + 1.5 * s,
      peak.x + width / 2 + 2 * s,
      peak.foot + cap + 5 * s,
    ];
    const smoke = peak.form === 'kawah' && peak.n !== 'Patuha' ? peak.h * 0.4 : 0;
    const above = [
      below[0],
      peak.foot - peak.h - cap - 6 * s - smoke,
      below[2],
      peak.foot - peak.h - 2.5 * s - smoke,
    ];
    const aside = (b, dx) => [b[0] + dx, b[1], b[2] + dx, b[3]];
    const box = [
      below,
      ...[-0.3, 0.3].map((f) => aside(below, width * f)),
      above,
      ...[-0.5, 0.5].map((f) => aside(above, width * f)),
      ...(pocket ? [] : [-0.55, 0.55].map((f) => aside(below, width * f))),
    ].find((b) => fits(b) && !hits(b) && !hits(b, soft));
    if (!box) continue;
    const mid = (box[0] + box[2]) / 2;
    taken.push(box);
    const group = tone('hill', mid, (box[1] + box[3]) / 2);
    L.line(group, peak.n, cap, mid, box[3] - 2.4 * s, { track: 0.1 });
    const small = cap * 0.86;
    const under = [peak.x - width * 0.3, box[3] + 0.4 * s, peak.x + width * 0.3, box[3] + small + 3.4 * s];
    if (
      box === below &&
      peak.rank <= (kind === 'wall' ? 1 : 2) &&
      fits(under) &&
      !hits(under) &&
      !hits(under, soft)
    ) {
      taken.push(under);
      L.line(
        group.replace('hill', 'dim'),
        String(peak.m).replace(/(\d)(\d{3})$/, '$1.$2'),
        small,
        peak.x,
        under[3] - 1.6 * s,
        { track: 0.1 },
      );
    }
  }
  for (const town of towns.filter((t) => t.rank > 2).sort((a, b) => a.rank - b.rank)) letter(town);
  for (const lake of lakes.filter(
    (k) =>
      k.rank > 1 &&
      k.rank <= (kind === 'wall' ? 2 : 3) &&
      (kind !== 'wall' || k.ink !== 'kawah') &&
      within(k.mid),
  ))
    if (kind !== 'wall' || !pocket)
      place(
        'water',
        lake.n,
        (pocket ? 6.2 : 7.4) * s,
        lake.mid,
        (lake.box[2] - lake.box[0]) / 2,
        ['w', 's', 'e', 'n', 'sw', 'se'],
        { track: 0.08 },
      );

  const onLine = (group, text, cap, line, track, lift, centres) => {
    for (const part of parts(line)) {
      const points = part[0][0] <= part[part.length - 1][0] ? part : [...part].reverse();
      const way = ruler(points);
      const { width } = L.measure(text, cap, track);
      for (const middle of centres) {
        if (way.total * Math.min(middle, 1 - middle) * 2 < width * 1.1) continue;
        const boxes = Array.from({ length: 9 }, (_, k) =>
          way.at(way.total * middle - width / 2 + (width * k) / 8),
        ).map(([x, y]) => [x - cap * 0.7, y - cap - lift, x + cap * 0.7, y + cap * 0.4 - lift]);
        // No letters round a sharp corner.
        const bearing = (k) => {
          const [a, b] = [k, k + 1].map((n) => way.at(way.total * middle - width / 2 + (width * n) / 8));
          return Math.atan2(b[1] - a[1], b[0] - a[0]);
        };
        if (
          Array.from({ length: 7 }, (_, k) => Math.abs(bearing(k + 1) - bearing(k))).some(
            (turn) => turn > 0.45,
          )
        )
          continue;
        if (boxes.some((b) => !fits(b) || hits(b) || hits(b, soft))) continue;
        boxes.forEach((b) => taken.push(b));
        return L.along(
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
    for (const street of geo.streets.filter((t) => t.rank <= (kind === 'pusat' ? 3 : 2))) {
      const cap =
        (kind === 'pusat' ? (pocket ? 6 : 7) : pocket ? 5.6 : 6.4) * s * (street.rank === 3 ? 0.88 : 1);
      onLine('street', street.n, cap, street.line, 0.12, -cap * 0.46, SEEK);
    }
  if (kind !== 'pusat')
    for (const river of geo.rivers.filter((r, i) => (kind === 'wall' ? i === 0 : r.rank <= 2)))
      onLine('water', river.n, (pocket ? 6 : 7) * s, river.line, 0.4, 4 * s, SEEK);
  else
    for (const river of geo.rivers.filter((r) => r.n === 'Cikapundung'))
      onLine('water', river.n, (pocket ? 6 : 7) * s, river.line, 0.3, 6 * s, SEEK);
  if (kind === 'pusat')
    for (const park of geo.parks.filter((k) =>
      ['Gasibu', 'Balai Kota', 'Kebun Binatang', 'Alun-Alun', 'Tegallega', 'Taman Maluku'].includes(k.n),
    ))
      place(
        'park',
        park.n,
        (pocket ? 5.8 : 6.8) * s,
        at(park.at),
        Math.max(park.ry * km * 0.5, 3 * s),
        ['s', 'n', 'e', 'w'],
        { track: 0.08 },
      );
  const stations = kind === 'wall' ? [] : geo.stations.filter((st) => within(at(st.at), 8 * s));
  for (const station of stations)
    place(
      'town',
      station.n,
      (pocket ? 6 : 7) * s,
      at(station.at),
      5 * s,
      ['s', 'n', 'w', 'e', 'sw', 'se', 'nw', 'ne'],
      { track: 0.06 },
    );
  return { stations };
}
