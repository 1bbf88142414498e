// The cost of hostile texts: a text of twice the length may take at most three times as long.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, must } from '../../scripts/run.mjs';
import { measure, row } from './measure.mjs';

/** Shorter times are noise. */
const LEAST_MS = 4;
const MOST_GROWTH = 3;

/** @typedef {{ reader: string, text: string, once: number[], twice: number[] }} Measured */

/**
 * For each reader the text whose time grows most. @param {number} runs @returns
 * {Promise<import('./measure.mjs').Part>}
 */
export async function measureTexts(runs) {
  const measured = await costs(runs);
  const readers = [...new Set(measured.map(({ reader }) => reader))];
  const rows = readers.map((reader) => {
    const [worst] = measured.filter((one) => one.reader === reader).sort((a, b) => growth(b) - growth(a));
    if (!worst) throw new Error(`nothing was measured of ${reader}`);
    const isNoise = measure(worst.twice).median <= MOST_GROWTH * LEAST_MS;
    return row(`${reader}: ${worst.text}`, 'twice the length', 'ms', worst.twice, worst.once, [
      isNoise ? { of: 'ours', atMost: MOST_GROWTH * LEAST_MS } : { of: 'ratio', atMost: MOST_GROWTH },
    ]);
  });
  return { title: 'Hostile texts, the worst of each reader', compared: 'once the length', rows };
}

/** @param {Measured} measured */
const growth = ({ once, twice }) => measure(twice).median / Math.max(LEAST_MS, measure(once).median);

/** @param {number} runs @returns {Promise<Measured[]>} */
async function costs(runs) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-texts-'));
  const output = path.join(folder, 'measured.json');
  try {
    const { command, args } = bin('jest', [
      '--config',
      'tools/jest.config.mjs',
      '--testMatch',
      '**/bench/texts.bench.ts',
    ]);
    await must(command, args, { env: { BENCH_RUNS: String(runs), BENCH_OUTPUT: output } });
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
