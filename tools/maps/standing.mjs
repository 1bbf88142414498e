// The things that stand on the land, from north to south: mountains, landmarks, towns; and where another
// sheet lies.
import { drawingOf, TALL } from './forms.mjs';
import { marks } from './marks.mjs';
import { tenths, thousandths, integers } from './pen.mjs';
import { WIDTH } from './sheet.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function standing({
  inset,
  kind,
  palette,
  pocket,
  detail,
  pixel,
  margin,
  sky,
  sheetHeight,
  top,
  at,
  within,
  lettering,
  taken,
  soft,
  geo,
  lakes,
}) {
  /* ── things that stand: trees, hills, mountains, from north to south ── */
  const standing = [];
  const used = new Set();
  const symbolIds = Object.fromEntries(Object.keys(TALL).map((name, i) => [name, `m${i}`]));
  const stand = (name, x, y, scale) => {
    used.add(name);
    standing.push([
      y,
      `<use href="#${symbolIds[name]}" transform="translate(${integers([x, y])})scale(${tenths(scale * 10) / 10 || thousandths(scale)})"/>`.replace(
        /scale\((\d*\.?\d+)\)/,
        (match, number) => `scale(${thousandths(Number(number))})`,
      ),
    ]);
  };
  const peaks = geo.peaks
    .map((peak, i) => {
      const name = drawingOf(peak, kind === 'wall' ? 0 : i);
      const tall =
        peak.form === 'bukit' ? 10 : peak.form === 'karst' ? 15 : 19 + ((peak.m - 1200) / 1600) * 22;
      const scale = ((tall * detail.peak * pixel) / TALL[name]) * (peak.rank >= 3 ? 0.82 : 1);
      const [x, y] = at(peak.at);
      return {
        ...peak,
        name,
        x,
        foot: y + scale * TALL[name] * 0.34,
        scale,
        height: scale * TALL[name],
        width: scale * 100,
      };
    })
    .filter(
      (peak) =>
        peak.rank <= detail.peaks &&
        !(kind === 'wall' && peak.form === 'bukit') &&
        peak.x > -peak.width / 3 &&
        peak.x < WIDTH + peak.width / 3 &&
        peak.foot - peak.height > top - sky * 0.3 &&
        peak.foot - peak.height * 0.5 < sheetHeight - margin,
    );
  for (const peak of peaks) {
    stand(peak.name, peak.x, peak.foot, peak.scale);
    if (peak.form === 'kawah' && peak.n !== 'Patuha')
      standing.push([
        peak.foot - 1,
        `<path fill="none" stroke="${palette.smoke}" stroke-width="${tenths(peak.height * 0.1)}" stroke-linecap="round" d="M${integers([peak.x, peak.foot - peak.height * 0.98])}c${integers([-peak.height * 0.16, -peak.height * 0.14, peak.height * 0.18, -peak.height * 0.2, 0, -peak.height * 0.36])}"/>`,
      ]);
    soft.push([
      peak.x - peak.width * 0.32,
      peak.foot - peak.height * 0.86,
      peak.x + peak.width * 0.32,
      peak.foot,
    ]);
  }
  const landmarks = [];
  if (detail.mark)
    for (const { mark, at: where, s: size, wall } of geo.marks) {
      if (kind === 'wall' && !wall) continue;
      const [x, y] = at(where);
      if (!within([x, y], 12 * pixel)) continue;
      const [dx, dy] = kind === 'wall' ? wall : [0, 0];
      const scale = size * detail.mark * pixel;
      const [markX, markY] = [x + dx * pixel, y + dy * pixel];
      landmarks.push(
        `<g transform="translate(${integers([markX, markY])})scale(${tenths(scale)})">${marks[mark](palette)}</g>`,
      );
      taken.push([markX - 22 * scale, markY - 30 * scale, markX + 22 * scale, markY + 2 * scale]);
    }
  // Where another sheet lies.
  let window = null;
  if (inset) {
    const [ax, ay] = at([inset.bounds.n, inset.bounds.w]);
    const [bx, by] = at([inset.bounds.s, inset.bounds.e]);
    window = [ax, ay, bx, by];
    const cap = (pocket ? 6 : 7) * pixel;
    const width = lettering.line('exit', inset.name, cap, ax + 5 * pixel, ay - 4 * pixel, {
      anchor: 'start',
      track: 0.1,
    });
    taken.push(window, [ax, ay - cap - 6 * pixel, ax + width + 10 * pixel, ay]);
  }
  const towns = geo.towns
    .filter((town) => town.rank <= detail.towns && within(at(town.at), 8 * pixel))
    .map((town) => {
      const [x, y] = at(town.at);
      const radius = { 1: 5.4, 2: 3.5, 3: 2.7, 4: 2.2 }[town.rank] * pixel * (pocket ? 0.82 : 1);
      taken.push([x - radius, y - radius, x + radius, y + radius]);
      return { ...town, x, y, radius };
    });
  for (const lake of lakes) taken.push(lake.box);
  return { standing, used, symbolIds, peaks, landmarks, window, towns };
}
