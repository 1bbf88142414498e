// Draws one sheet: the steps in their order, each in a file of its own.
import { corner } from './corner.mjs';
import { frame } from './frame.mjs';
import { ground } from './ground.mjs';
import { land } from './land.mjs';
import { names } from './names.mjs';
import { sheetOf, WIDTH } from './sheet.mjs';
import { sky } from './sky.mjs';
import { standing } from './standing.mjs';
import { tight } from './tight.mjs';
import { ways } from './ways.mjs';
import { woods } from './woods.mjs';

const STEPS = [ground, land, standing, corner, names, woods, ways, sky, frame];

/**
 * The drawing of a job as SVG text, and what pins need to know of it: its measures and, in thousandths of
 * width and height, the boxes that its letters cover. `data` is what `sheetOf` wants.
 */
export function draw(job, size, theme, data) {
  const sheet = STEPS.reduce(
    (soFar, step) => ({ ...soFar, ...step(soFar) }),
    sheetOf(job, size, theme, data),
  );
  const { lettering, sheetHeight, projected, top, inner, margin, sky: above, defs, out } = sheet;
  const clip = `<clipPath id="f"><path d="M${margin} ${top}h${inner}v${projected.height - above}h-${inner}z"/></clipPath>`;
  const parts = [sheet.above, sheet.frame, sheet.rose].map((part) => part.join('')).join('');
  const svg = tight(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${sheetHeight}"><defs>${lettering.defs()}${defs.join('')}${clip}</defs><g clip-path="url(#f)">${out.join('')}</g>${parts}${sheet.rule}${sheet.plain}</svg>`,
  );
  const boxes = lettering.boxes.map((box) =>
    box.map((edge, i) => Math.round((edge / (i % 2 ? sheetHeight : WIDTH)) * 1000)),
  );
  return {
    svg,
    measures: { width: WIDTH, height: sheetHeight, margin, top: above, bounds: job.bounds, boxes },
  };
}
