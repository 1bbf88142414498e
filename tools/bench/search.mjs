// The cost of a search in content of ten thousand items a kind, beside the shipped.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startLocalSite } from '../../e2e/support/local-site.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { copyWithBigContent } from './big-content.mjs';
import { row } from './measure.mjs';
import { timed } from './timed.mjs';

const ITEMS = 10_000;
/** Searches per run, each of them new to the server; it allows ten a second (docs/decisions/0009). */
const SEARCHES = 20;
const SEARCH_PAUSE_MS = 120;

/**
 * Searches in embedded content with many items a kind, compared to the shipped one. @param {number} runs
 * @returns {Promise<import('./measure.mjs').Part>}
 */
export async function measureSearch(runs) {
  const shipped = await searchTimes(ROOT, runs);
  const copy = copyWithBigContent(ITEMS);
  try {
    const big = await searchTimes(copy.root, runs);
    const p95 = [big, shipped].map((times) => [percentile(times, 0.95)]);
    const subject = `${ITEMS} items a kind`;
    return {
      title: 'Searches',
      compared: 'the shipped content',
      rows: [
        row(subject, 'search', 'ms', big, shipped),
        row(subject, 'search, p95', 'ms', p95[0] ?? [], p95[1], [{ of: 'ours', atMost: 50 }]),
      ],
    };
  } finally {
    copy.remove();
  }
}

/** Milliseconds of searches for words that occur in the content. @param {string} root @param {number} runs */
async function searchTimes(root, runs) {
  const slugs = readdirSync(path.join(ROOT, 'content', 'destinasi'));
  const words = [...new Set(slugs.flatMap((slug) => slug.slice(0, -3).split('-')))];
  const searches = words.filter((word) => word.length > 2).slice(0, SEARCHES * runs);
  const site = await startLocalSite({}, root);
  try {
    // The index is built after the start; until then searches are turned away.
    while ((await timed(site.url, '/api/cari?q=pertama')).status !== 200) await delay(1_000);
    const times = [];
    for (const word of searches) {
      await delay(SEARCH_PAUSE_MS);
      const { ms, status } = await timed(site.url, `/api/cari?q=${word}`);
      if (status !== 200) throw new Error(`the search for ${word} was answered ${status}`);
      times.push(ms);
    }
    return times;
  } finally {
    site.stop();
  }
}

/** @param {number[]} values @param {number} share */
function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? NaN;
}
