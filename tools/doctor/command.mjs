// npm run doctor [-- https://admin.example.id] [-- --json]: reads every endpoint of an Admin API with the
// site's own client and schemas, and prints how the site interprets it (docs/doctor.md). Without a URL it
// reads the site's own source: ADMIN_API_URL, else content/. Exits with 1 when the data have errors, with 2
// when it was called wrongly.
import { createJiti } from 'jiti';
import { ROOT } from '../../scripts/run.mjs';
import { loadEnvironment } from '../../server/start.mjs';

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const [address, ...more] = args.filter((argument) => argument !== '--json');
if (more.length || address?.startsWith('-'))
  stop('Usage: npm run doctor [-- https://admin.example.id] [-- --json]');

process.chdir(ROOT);
loadEnvironment();
if (address) process.env.ADMIN_API_URL = address;
// The report already lists the failures that the client logs.
console.warn = () => undefined;

/** Imports the site's own TypeScript modules without a build. */
const jiti = createJiti(import.meta.url, { fsCache: false, alias: { '@': ROOT } });
/** @type {typeof import('../../lib/settings/settings')} */
const { settings, SettingsError } = await jiti.import('../../lib/settings/settings.ts');
const given = settingsOrStop();
/** @type {typeof import('./doctor')} */
const { examine } = await jiti.import('./doctor.ts');
/** @type {typeof import('./report')} */
const { reportText } = await jiti.import('./report.ts');
/** @type {typeof import('./source')} */
const { openSource } = await jiti.import('./source.ts');

const report = await examine(openSource(given), seldom());
// Exit explicitly, because keep-alive connections would hold the process open; but only after all output is
// flushed.
process.stdout.write(`${isJson ? JSON.stringify(report, null, 2) : reportText(report)}\n`, () =>
  process.exit(report.errors ? 1 : 0),
);

function settingsOrStop() {
  try {
    return settings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    stop(error.message);
  }
}

/** Returns a function that prints progress on stderr, at most every two seconds. */
function seldom() {
  let last = Date.now();
  return (/** @type {string} */ line) => {
    if (Date.now() - last < 2_000) return;
    last = Date.now();
    console.error(`› ${line}`);
  };
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(2);
}
