// node scripts/design-tokens.mjs: writes the contrasts of docs/design.md anew, from the colours of
// styles/tokens.scss in both themes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const DOCUMENT = path.join(ROOT, 'docs/design.md');
const TABLE = /(?<=<!-- contrasts:[^>]*-->\n\n)[^]*?(?=\n\n<!-- end of contrasts -->)/;

const PAPERS = ['paper', 'card', 'band'];
const DEEPS = ['deep', 'deep-2', 'night'];
/** What stands on which grounds, and the contrast that it needs there: text 4.5, shapes 3. */
const PAIRS = /** @type {[string, string[], number][]} */ ([
  ...['ink', 'ink-2', 'ink-3', 'teal', 'terra'].map((text) => [text, PAPERS, 4.5]),
  ...['edge', 'terra-lit', 'focus'].map((shape) => [shape, PAPERS, 3]),
  ...['on-deep', 'on-deep-2'].map((text) => [text, DEEPS, 4.5]),
  ['sulphur', DEEPS, 4.5],
  ['turq', ['deep', 'night'], 4.5],
  ['on-go', ['go', 'go-hi'], 4.5],
  ['on-order', ['order', 'order-hi'], 4.5],
  ['on-sun', ['sun'], 4.5],
]);

/** The colours of a theme by their name; the dark one replaces some. @param {string} scss */
function themes(scss) {
  const [light = '', dark = ''] = scss.split('@media (prefers-color-scheme: dark)');
  const colours = (/** @type {string} */ text) =>
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]);
  const day = Object.fromEntries(colours(light));
  return [day, { ...day, ...Object.fromEntries(colours(dark)) }];
}

/** WCAG 2.2's relative luminance. @param {string} colour '#12332e' */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
export function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The table of the document, and the pairs that have too little contrast.
 * @param {string} scss styles/tokens.scss
 */
export function contrasts(scss) {
  /** @type {string[]} */
  const faults = [];
  const rows = PAIRS.map(([name, grounds, least]) => {
    const ratios = themes(scss).map((colours) =>
      grounds.map((ground) => {
        const ratio = contrast(colours[name], colours[ground]);
        if (!(ratio >= least)) faults.push(`${name} on ${ground}: ${ratio.toFixed(2)}`);
        return ratio.toFixed(1);
      }),
    );
    return [name, grounds.join(', '), String(least), ...ratios.map((of) => of.join(' · '))];
  });
  const cells = [['token', 'on', 'at least', 'light', 'dark'], ...rows];
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0))) ?? [];
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
  return { table, faults };
}

export const tokens = () => readFileSync(path.join(ROOT, 'styles/tokens.scss'), 'utf8');
export const tableOf = (/** @type {string} */ markdown) => TABLE.exec(markdown)?.[0];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { table, faults } = contrasts(tokens());
  writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(TABLE, table));
  for (const fault of faults) console.error(`! ${fault}`);
  if (faults.length) process.exitCode = 1;
}
