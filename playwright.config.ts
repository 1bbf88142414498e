import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const system = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;

/** Browser and contract tests of the existing production build; the servers are started by e2e/support. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
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
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || system,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});
