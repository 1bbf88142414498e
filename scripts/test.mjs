// npm test: everything. Types, lint, unit and component tests, then a production build in a real browser.
// npm run test:resilience: the tests that carry @resilience alone, at their full length.
import { chromium } from './chromium.mjs';
import { ensurePrograms } from './programs.mjs';
import { bin, ensureBuilt, ensureInstalled, must, run, say } from './run.mjs';

const [only, ...rest] = process.argv.slice(2);
const long = only === '--resilience';
const options = long ? ['--grep', '@resilience', ...rest] : process.argv.slice(2);

await ensureInstalled();
if (!long) await must(process.execPath, ['scripts/check.mjs']);
// The validators of e2e/validators; none needs its install script.
await ensureInstalled('e2e/validators', ['--include=dev', '--ignore-scripts']);
await ensurePrograms({
  nginx: 'nginx',
  'redis-server': 'redis-server',
  java: 'default-jre-headless',
  ...(long ? { wrk: 'wrk' } : {}),
});
// Built against an API that is not there: a build must never ask it.
process.env.ADMIN_API_URL = 'http://localhost:9';
await ensureBuilt();
delete process.env.ADMIN_API_URL;
if (!long) await must(process.execPath, ['bench/page-bytes.mjs']);
say(long ? 'Resilience tests, full length' : 'Browser tests');
const tests = bin('playwright', ['test', ...options]);
const env = { CHROMIUM_PATH: await chromium(), RESILIENCE: long ? 'full' : 'short' };
process.exit(await run(tests.command, tests.args, { env }));
