import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** What both projects share; `e2e/` belongs to Playwright, `tools/` has a configuration of its own. */
const common = await createConfig({
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // In the context of a test each look-up of a global takes longer than most of what it is needed for.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Math', 'Number', 'Object', 'RegExp', 'Set', 'String'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '/tools/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Of zod's 64 languages only English is spoken, and each test file would compile them all.
    '^\\.\\./locales/index\\.cjs$': 'zod/v4/locales/en.cjs',
  },
})();

/**
 * A project of these tests, which lie beside the code.
 * @param {'node' | 'jsdom'} displayName its environment, too @param {string[]} testMatch
 */
const project = (displayName, testMatch) => ({
  ...common,
  displayName,
  testEnvironment: displayName,
  testMatch,
  // Most packages are ES modules only; next/jest would leave them as they are. These largest are not.
  transformIgnorePatterns: [
    '/node_modules/(?:@testing-library|aria-query|dom-accessibility-api|fast-check|immutable|js-yaml|lru-cache|next|react|react-dom|sass|scheduler|sharp|typescript|zod)/',
  ],
});

/** Logic runs in Node; components, and what says so in its name, with a document. */
export const NODE = project('node', ['**/!(*.dom).test.{ts,mjs}']);
const JSDOM = project('jsdom', ['**/*.test.tsx', '**/*.dom.test.ts']);

export default {
  projects: [NODE, JSDOM],
  // Patience, not a bound: a busy machine takes several times as long.
  testTimeout: 20_000,
  // A worker that has grown to a gigabyte takes so long to end that Jest takes it for one that hangs.
  workerIdleMemoryLimit: '400MB',
  // By itself Jest leaves one processor free, which is half of a small machine.
  maxWorkers: '100%',
};
