// The sky of the wall map, with its title.
import { tenths, thousandths, integers, randomFrom } from './pen.mjs';

/** Draws on a sheet (sheet.mjs). Gives what later steps need. */
export function sky({ bounds, palette, margin, inner, sky, top, at, defs, lettering }) {
  /* ── sky of the wall map ── */
  const above = [];
  if (sky) {
    const bottom = top + 2;
    const [cityX] = at([bounds.n, 107.604]);
    const random = randomFrom(31);
    defs.push(
      `<linearGradient id="sky" x2="0" y2="1">${palette.sky.map((ink, i) => `<stop offset="${[0, 0.42, 0.78, 1][i]}" stop-color="${ink}"/>`).join('')}</linearGradient><linearGradient id="haze" x2="0" y2="1"><stop stop-color="${palette.haze}"/><stop offset="1" stop-color="${palette.haze}" stop-opacity="0"/></linearGradient><clipPath id="sc"><path d="M${margin} ${margin}h${inner}v${sky + 2}h-${inner}z"/></clipPath>`,
    );
    const reach = 1000;
    const rays = `<circle cx="${Math.round(cityX)}" cy="${bottom}" r="${reach / 2}" fill="none" stroke="${palette.ray}" stroke-width="${reach}" stroke-dasharray="${thousandths((Math.PI * reach) / 88)}" stroke-dashoffset="${thousandths((Math.PI * reach) / 176)}" opacity="${palette.rayBy}"/>`;
    const chain = (base, amp, count) => {
      let path = `M${margin} ${Math.round(bottom + 8)}`;
      for (let i = 0; i <= count; i++)
        path += `L${integers([margin + (inner * i) / count, base - (i % 2 ? amp * (0.5 + random()) : amp * 0.2 * random())])}`;
      return `${path}L${margin + inner} ${Math.round(bottom + 8)}z`;
    };
    const cloud = (x, y, scale) =>
      `<g transform="translate(${integers([x, y])})scale(${thousandths(scale)})"><path fill="${palette.cloudShade}" d="M-50 0a6 6 0 0 1 0-12H50a6 6 0 0 1 0 12z"/><path fill="${palette.cloud}" d="M-34-9a7 7 0 0 1 0-14H34a7 7 0 0 1 0 14zM-16-20a6 6 0 0 1 0-12H20a6 6 0 0 1 0 12z"/></g>`;
    const sun = sky * 0.6;
    above.push(
      `<g clip-path="url(#sc)"><path fill="url(#sky)" d="M${margin} ${margin}h${inner}v${sky + 2}h-${inner}z"/>${rays}<path fill="url(#nl)" opacity=".35" d="M${margin} ${margin}h${inner}v${sky}h-${inner}z"/><circle cx="${Math.round(cityX)}" cy="${bottom}" r="${Math.round(sun)}" fill="${palette.sunDisc}"/><circle cx="${Math.round(cityX)}" cy="${bottom}" r="${Math.round(sun * 0.74)}" fill="${palette.sunCore}"/>${cloud(margin + inner * 0.86, margin + sky * 0.46, sky / 210)}<path fill="${palette.far[0]}" d="${chain(bottom - sky * 0.05, sky * 0.14, 22)}"/><path fill="${palette.far[1]}" d="${chain(bottom - sky * 0.01, sky * 0.075, 30)}"/></g>`,
    );
    // The title stands in the sky.
    const left = margin + sky * 0.16;
    const big = Math.min(
      sky * 0.34,
      (cityX - sun * 1.04 - left) / lettering.measure('Bandung Raya', 1, 0.05).width,
    );
    const foot = margin + sky * 0.7;
    defs.push(
      `<g id="tt">${lettering.title('Bandung Raya', big, left, foot, 0.05)}${lettering.title('Peta kawasan', big * 0.4, left + 2, foot - big * 1.28, 0.26)}</g>`,
    );
    above.push(
      `<use href="#tt" x="${tenths(big * 0.05)}" y="${tenths(big * 0.06)}" fill="${palette.titleShade}"/><use href="#tt" fill="${palette.title}"/>`,
    );
  }
  return { above };
}
