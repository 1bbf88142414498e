import { defineConfig } from '@playwright/test';

/**
 * The check against a true Laravel (README.md beside it): one after the other, because each counts on what
 * came before.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../../test-results',
  workers: 1,
  // A throttle of 60 a minute makes a catalogue wait for minutes.
  timeout: 1_200_000,
  reporter: 'list',
});
