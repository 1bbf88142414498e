import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Unit and component tests lie beside the code; `e2e/` belongs to Playwright. */
const config = await createConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // Patience, not a bound: a busy machine takes several times as long.
  testTimeout: 20_000,
  // In the context of a test each look-up of a global takes longer than most of what it is needed for.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '/tools/', '/scripts/test\\.mjs$'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

export default {
  ...config,
  // These packages are ES modules only; next/jest would leave them as they are.
  transformIgnorePatterns: ['/node_modules/(?!.*)'],
  // A worker that has grown to a gigabyte takes so long to end that Jest takes it for one that hangs.
  workerIdleMemoryLimit: '400MB',
  // By itself Jest leaves one processor free, which is half of a small machine.
  maxWorkers: '100%',
};
