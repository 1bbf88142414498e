/** @typedef {{ median: number, low: number, high: number, count: number }} Summary the spread is that of the middle half */

/** @param {number[]} values @returns {Summary} */
export function summary(values) {
  return {
    median: quantile(values, 0.5),
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
    count: values.length,
  };
}

/** The value below which `share` of all lie, to a hundredth. @param {number[]} values @param {number} share from 0 to 1 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN) * 100) / 100
  );
}
