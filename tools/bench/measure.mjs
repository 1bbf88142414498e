// The results of a benchmark: medians with their spread, beside those of the comparison, and the targets.

/** @typedef {{ median: number, min: number, max: number, runs: number }} Measure */
/**
 * A bound of `ours`, or of its ratio to the other.
 * @typedef {{ of: 'ours' | 'ratio', atMost?: number, atLeast?: number }} Target
 */
/**
 * @typedef {object} Row
 * @property {string} subject what was measured: a page, a way
 * @property {string} what
 * @property {string} unit
 * @property {Measure} ours
 * @property {Measure | null} other
 * @property {number | null} ratio of the medians, ours to the other
 * @property {Target[]} targets
 * @property {boolean | null} met null without targets
 */
/**
 * @typedef {{ title: string, compared: string, rows: Row[] }} Part `compared`: what the other column holds
 */

/** @param {readonly number[]} values at least one @returns {Measure} */
export function measure(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ index) => sorted[index] ?? NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
    runs: sorted.length,
  };
}

/**
 * @param {string} subject @param {string} what @param {string} unit
 * @param {readonly number[]} ours the values of the runs @param {readonly number[] | null} [other] @param
 * {Target[]} [targets]
 * @returns {Row}
 */
export function row(subject, what, unit, ours, other = null, targets = []) {
  const mine = measure(ours);
  const theirs = other && measure(other);
  const ratio = theirs && theirs.median > 0 ? mine.median / theirs.median : null;
  const isMet = (/** @type {Target} */ { of, atMost = Infinity, atLeast = -Infinity }) => {
    const value = of === 'ours' ? mine.median : ratio;
    return value !== null && value <= atMost && value >= atLeast;
  };
  const met = targets.length ? targets.every(isMet) : null;
  return { subject, what, unit, ours: mine, other: theirs, ratio, targets, met };
}

/** The parts as Markdown tables. @param {readonly Part[]} parts */
export function markdown(parts) {
  return parts
    .map(({ title, compared, rows }) => [`### ${title}`, '', ...table(compared, rows)].join('\n'))
    .join('\n\n');
}

/** @param {string} compared @param {readonly Row[]} rows */
function table(compared, rows) {
  const lines = rows.map((one) => [
    one.subject,
    `${one.what}${one.unit && `, ${one.unit}`}`,
    shown(one.ours),
    one.other ? shown(one.other) : '–',
    one.ratio === null ? '–' : one.ratio.toFixed(2),
    one.targets.map(said).join(', ') || '–',
    one.met === null ? '' : one.met ? 'met' : '**missed**',
  ]);
  const head = ['', 'measure', 'ours', compared, 'ratio', 'target', ''];
  const cells = [head, head.map(() => '---'), ...lines];
  return cells.map((line) => `| ${line.join(' | ')} |`);
}

/** @param {Measure} measured */
function shown({ median, min, max }) {
  const spread = min === max ? '' : ` (${number(min)}–${number(max)})`;
  return number(median) + spread;
}

/** Rounds to three significant digits. @param {number} value */
function number(value) {
  if (value === 0) return '0';
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3);
}

/** @param {Target} target */
function said({ of, atMost, atLeast }) {
  const bound = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  return of === 'ratio' ? `${bound} ×` : bound;
}
