import { defineConfig } from '@playwright/test';
import { WITHOUT_PICTURES } from './e2e/support/launch-options';

/**
 * Specs that speak HTTP alone say so in their name. They mostly wait: for data to become stale, for timeouts,
 * for servers to start and end.
 */
const HTTP = '**/*.http.spec.ts';
/** What `npm test` runs: the texts of every page, the visitor's journeys and an outage. */
const FIRST = {
  http: '**/{failure/outage,pages/{catalogue,redirects,routes,spec-texts},visitor/journeys}.http.spec.ts',
  browser: '**/{failure/outage,visitor/journeys}.spec.ts',
};

/** By SPECS: 'first' for `npm test`, 'rest' for what it leaves out, all by default (docs/testing.md). */
const CHOSEN =
  process.env.SPECS === 'first'
    ? { http: { testMatch: FIRST.http }, browser: { testMatch: FIRST.browser } }
    : process.env.SPECS === 'rest'
      ? { http: { testMatch: HTTP, testIgnore: FIRST.http }, browser: { testIgnore: [HTTP, FIRST.browser] } }
      : { http: { testMatch: HTTP }, browser: { testIgnore: HTTP } };

/** Browser and contract tests of the existing production build; the servers are started by e2e/support. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // What lasts long and guards what few changes touch: the nightly run has it.
  grepInvert: process.env.SPECS === 'rest' ? /@resilience/ : [],
  globalSetup: './e2e/support/shared-sites.ts',
  // Both projects at once: while one waits, the other computes. More of them on two processors only make
  // pages miss what they wait 1.5 s for.
  workers: 3,
  projects: [
    // First, because it takes longer: it has two workers from the start, and `http` two once it is done.
    { name: 'browser', ...CHOSEN.browser, workers: 2 },
    {
      name: 'http',
      ...CHOSEN.http,
      workers: 2,
      use: { launchOptions: { executablePath: '/a test of the project http has no browser' } },
    },
  ],
  // Patience, not bounds: a busy machine takes several times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a moment; what passes only at its second try is listed as flaky.
  retries: 1,
  reporter: [['list'], ['./e2e/support/summary-reporter.ts']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Nothing is half way through a transition when it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: WITHOUT_PICTURES,
  },
});
