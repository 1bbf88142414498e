// npm test: everything. Types, lint, unit and component tests, then a production build in a real browser.
import { chromium } from './chromium.mjs';
import { bin, ensureBuilt, ensureInstalled, must, run, say } from './run.mjs';

await ensureInstalled();
await must(process.execPath, ['scripts/check.mjs']);
// The judges of e2e/judges; none needs its install script.
await ensureInstalled('e2e/judges', ['--include=dev', '--ignore-scripts']);
// Built against an API that is not there: a build must never ask it.
process.env.ADMIN_API_URL = 'http://localhost:9';
await ensureBuilt();
delete process.env.ADMIN_API_URL;
await must(process.execPath, ['scripts/first-load-js.mjs']);
say('Browser tests');
const tests = bin('playwright', ['test', ...process.argv.slice(2)]);
process.exit(await run(tests.command, tests.args, { env: { CHROMIUM_PATH: await chromium() } }));
