// The things that stand on the land, from north to south: mountains, landmarks, towns; and where another
// sheet lies.
import { drawingOf, TALL } from './forms.mjs';
import { marks } from './marks.mjs';
import { f1, f3, ints } from './pen.mjs';
import { WIDTH } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function standing({
  inset,
  kind,
  c,
  pocket,
  D,
  s,
  margin,
  sky,
  H,
  top,
  at,
  within,
  L,
  taken,
  soft,
  geo,
  lakes,
}) {
  /* ── things that stand: trees, hills, mountains, from north to south ── */
  const standing = [];
  const used = new Set();
  const ID = Object.fromEntries(Object.keys(TALL).map((name, i) => [name, `m${i}`]));
  const stand = (name, x, y, scale) => {
    used.add(name);
    standing.push([
      y,
      `<use href="#${ID[name]}" transform="translate(${ints([x, y])})scale(${f1(scale * 10) / 10 || f3(scale)})"/>`.replace(
        /scale\((\d*\.?\d+)\)/,
        (m, n) => `scale(${f3(Number(n))})`,
      ),
    ]);
  };
  const peaks = geo.peaks
    .map((peak, i) => {
      const name = drawingOf(peak, kind === 'wall' ? 0 : i);
      const tall =
        peak.form === 'bukit' ? 10 : peak.form === 'karst' ? 15 : 19 + ((peak.m - 1200) / 1600) * 22;
      const k = ((tall * D.peak * s) / TALL[name]) * (peak.rank >= 3 ? 0.82 : 1);
      const [x, y] = at(peak.at);
      return { ...peak, name, x, foot: y + k * TALL[name] * 0.34, k, h: k * TALL[name], w: k * 100 };
    })
    .filter(
      (peak) =>
        peak.rank <= D.peaks &&
        !(kind === 'wall' && peak.form === 'bukit') &&
        peak.x > -peak.w / 3 &&
        peak.x < WIDTH + peak.w / 3 &&
        peak.foot - peak.h > top - sky * 0.3 &&
        peak.foot - peak.h * 0.5 < H - margin,
    );
  for (const peak of peaks) {
    stand(peak.name, peak.x, peak.foot, peak.k);
    if (peak.form === 'kawah' && peak.n !== 'Patuha')
      standing.push([
        peak.foot - 1,
        `<path fill="none" stroke="${c.smoke}" stroke-width="${f1(peak.h * 0.1)}" stroke-linecap="round" d="M${ints([peak.x, peak.foot - peak.h * 0.98])}c${ints([-peak.h * 0.16, -peak.h * 0.14, peak.h * 0.18, -peak.h * 0.2, 0, -peak.h * 0.36])}"/>`,
      ]);
    soft.push([peak.x - peak.w * 0.32, peak.foot - peak.h * 0.86, peak.x + peak.w * 0.32, peak.foot]);
  }
  const landmarks = [];
  if (D.mark)
    for (const { mark, at: where, s: k, wall } of geo.marks) {
      if (kind === 'wall' && !wall) continue;
      const [x, y] = at(where);
      if (!within([x, y], 12 * s)) continue;
      const [dx, dy] = kind === 'wall' ? wall : [0, 0];
      const scale = k * D.mark * s;
      const [mx, my] = [x + dx * s, y + dy * s];
      landmarks.push(`<g transform="translate(${ints([mx, my])})scale(${f1(scale)})">${marks[mark](c)}</g>`);
      taken.push([mx - 22 * scale, my - 30 * scale, mx + 22 * scale, my + 2 * scale]);
    }
  // Where another sheet lies.
  let window = null;
  if (inset) {
    const [ax, ay] = at([inset.bounds.n, inset.bounds.w]);
    const [bx, by] = at([inset.bounds.s, inset.bounds.e]);
    window = [ax, ay, bx, by];
    const cap = (pocket ? 6 : 7) * s;
    const width = L.line('exit', inset.name, cap, ax + 5 * s, ay - 4 * s, { anchor: 'start', track: 0.1 });
    taken.push(window, [ax, ay - cap - 6 * s, ax + width + 10 * s, ay]);
  }
  const towns = geo.towns
    .filter((town) => town.rank <= D.towns && within(at(town.at), 8 * s))
    .map((town) => {
      const [x, y] = at(town.at);
      const r = { 1: 5.4, 2: 3.5, 3: 2.7, 4: 2.2 }[town.rank] * s * (pocket ? 0.82 : 1);
      taken.push([x - r, y - r, x + r, y + r]);
      return { ...town, x, y, r };
    });
  for (const lake of lakes) taken.push(lake.box);
  return { standing, used, ID, peaks, landmarks, window, towns };
}
