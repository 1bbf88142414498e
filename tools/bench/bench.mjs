// npm run bench [-- --only pages,throughput] [-- --pages /,/event] [-- --runs 5] [-- --json file]: measures
// on this machine what the site costs and how it scales. Prints Markdown tables, and leaves them and every
// value in tools/bench/results/, which git ignores. Fails when a target is missed.
import os from 'node:os';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureGate } from './gate.mjs';
import { measureGrowth } from './growth.mjs';
import { markdown } from './measure.mjs';
import { measureNavigation } from './navigation.mjs';
import { measureOffline } from './offline.mjs';
import { measureOutage } from './outage.mjs';
import { measurePages } from './pages.mjs';
import { measurePictures } from './pictures.mjs';
import { measureRevalidation } from './revalidation.mjs';
import { measureScripts } from './scripts.mjs';
import { measureSearch } from './search.mjs';
import { measureTexts } from './texts.mjs';
import { measureThroughput } from './throughput.mjs';
import { chromium } from '../../scripts/chromium.mjs';
import { ensurePrograms } from '../../scripts/programs.mjs';
import { ensureBuilt, ensureInstalled, say } from '../../scripts/run.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
    pages: { type: 'string' },
  },
});
const runs = Number(values.runs);
await ensureInstalled();
await ensurePrograms({ nginx: 'nginx', wrk: 'wrk', openssl: 'openssl' });
await ensureBuilt();
const browser = await chromium();

const PARTS = {
  pages: () => measurePages(browser, runs, values.pages?.split(',')),
  scripts: () => measureScripts(browser, runs),
  throughput: () => measureThroughput(runs),
  growth: () => measureGrowth(runs),
  search: () => measureSearch(runs),
  navigation: () => measureNavigation(browser, runs),
  revalidation: () => measureRevalidation(runs),
  texts: () => measureTexts(runs),
  pictures: () => measurePictures(runs),
  gate: () => measureGate(runs),
  offline: () => measureOffline(browser, runs),
  outage: () => measureOutage(runs),
};
const wanted = values.only?.split(',') ?? Object.keys(PARTS);
const parts = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue;
  say(`Measuring ${name}`);
  parts.push(await part());
}
const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${Math.round(os.totalmem() / 1e9)} GB, Node ${process.versions.node}`;
const date = new Date().toISOString().slice(0, 10);
const json = JSON.stringify({ date, machine, parts }, null, 1);
const tables = `${date}, ${machine}, medians of ${runs} (lowest–highest)\n\n${markdown(parts)}\n`;
console.log(`\n${tables}`);
mkdirSync('tools/bench/results', { recursive: true });
writeFileSync('tools/bench/results/tables.md', tables);
writeFileSync(values.json ?? 'tools/bench/results/values.json', `${json}\n`);
const missed = parts.flatMap(({ rows }) => rows).filter(({ met }) => met === false);
for (const { subject, what } of missed) say(`missed: ${subject}, ${what}`);
process.exit(missed.length ? 1 : 0);
