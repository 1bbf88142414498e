// npm test: types, lint, unit and component tests; then, on the production build, the pages, the visitor's
// journeys and an outage. npm run test:full: everything; with --rest what npm test leaves out, but for the
// tests tagged @resilience. npm run test:resilience: only these, at full length.
import { chromium, ensureHeadlessShell, headlessShell } from './chromium.mjs';
import { ensurePrograms } from './programs.mjs';
import { bin, ensureBuilt, ensureInstalled, must, run, say } from './run.mjs';

const OPTIONS = ['--full', '--rest', '--resilience'];
const has = (/** @type {string} */ name) => process.argv.includes(name);
const isLong = has('--resilience');
const isFirst = !has('--full') && !isLong;
const isRest = has('--rest');

// Installations mostly wait: they run side by side, and beside what computes.
await Promise.all([ensureInstalled(), ensureHeadlessShell()]);
if (!isRest && !isLong) await must(process.execPath, ['scripts/check.mjs']);
if (!isFirst)
  await Promise.all([
    // They need no install scripts.
    ensureInstalled('e2e/validators', ['--include=dev', '--ignore-scripts']),
    ensurePrograms({
      nginx: 'nginx',
      openssl: 'openssl',
      'redis-server': 'redis-server',
      java: 'default-jre-headless',
      ...(isLong ? { wrk: 'wrk' } : {}),
    }).then(chromium),
    isLong || must(process.execPath, ['scripts/test-tools.mjs']),
  ]);
// Built with an unreachable API: a build must never call it.
process.env.ADMIN_API_URL = 'http://localhost:9';
await ensureBuilt();
delete process.env.ADMIN_API_URL;
if (!isRest && !isLong) await must(process.execPath, ['tools/bench/page-bytes.mjs']);
say(isLong ? 'Resilience tests, full length' : 'Browser tests');
const further = process.argv.slice(2).filter((argument) => !OPTIONS.includes(argument));
const tests = bin('playwright', ['test', ...(isLong ? ['--grep', '@resilience'] : []), ...further]);
const env = {
  // e2e/support/whole-browser.ts says what needs the second.
  CHROMIUM_PATH: await headlessShell(),
  ...(isFirst ? {} : { WHOLE_CHROMIUM_PATH: await chromium() }),
  RESILIENCE: isLong ? 'full' : 'short',
  // Playwright's other loader, of Node from 22.15 on, does not find what configuration and specs share
  // (https://github.com/microsoft/playwright/issues/42541).
  PLAYWRIGHT_FORCE_ASYNC_LOADER: '1',
  // playwright.config.ts selects the specs.
  SPECS: isFirst ? 'first' : isRest ? 'rest' : 'all',
};
process.exit(await run(tests.command, tests.args, { env }));
