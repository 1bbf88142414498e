import next from '@next/eslint-plugin-next';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { FLOORS } from './scripts/import-rooms.mjs';

/**
 * Imports flow one way: lib → components → app. `folders` may not be imported, neither by alias nor by
 * relative path.
 */
const noImportsFrom = (...folders) => ['error', { patterns: [...folders.map(toFolder), foreignModule] }];
const toFolder = (folder) => ({
  regex: `^(@|\.{1,2}(/\.\.)*)/${folder}(/|$)`,
  message: 'Imports flow lib → components → app.',
});

/** A module of styles belongs to the files beside it. */
const foreignModule = {
  regex: '^(?!\\./[^/]+$).*\\.module\\.scss$',
  message: 'What several components share is a mixin of styles/_looks.scss, or a component.',
};

/**
 * The same for each floor of a folder, whose rooms import from the floors below; a test may look anywhere.
 */
const floorsOf = (folder, ...folders) =>
  FLOORS[folder].slice(0, -1).map((rooms, floor) => {
    const above = FLOORS[folder].slice(floor + 1).flat();
    const toAbove = {
      regex: `^(@/${folder}|\\.\\.(/\\.\\.)*)/(${above.join('|')})/`,
      message: 'Rooms import from the floors below: scripts/import-rooms.mjs.',
    };
    return {
      files: rooms.map((room) => `${folder}/${room}/**`),
      ignores: ['**/*.{test,fake,fixture}.*'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [...folders.map(toFolder), toAbove, foreignModule] }],
      },
    };
  });

const clientDirective = {
  selector: "Program > ExpressionStatement[directive='use client']",
  message: "'use client' belongs in *.island.tsx only.",
};

/**
 * The files that look up or change what React has drawn, because React has no form of what they do:
 * docs/design.md, "Beside React", has a sentence on each.
 */
const BESIDE_REACT = [
  'components/details/gallery/gallery.island.tsx',
  'components/details/gallery/viewer.island.tsx',
  'components/frame/chat/page-subject.ts',
  'components/frame/chat/step-aside.ts',
  'components/frame/loading/loading.island.tsx',
  'components/lists/load-more/load-more.island.tsx',
  'components/ui/image-fallback/image-fallback.island.tsx',
  'components/ui/tabs/tabs.island.tsx',
];

const OF_NODES = [
  ...['querySelector', 'querySelectorAll', 'closest', 'getElementById', 'getElementsByName'],
  ...['getElementsByClassName', 'getElementsByTagName', 'dataset', 'setAttribute', 'toggleAttribute'],
  ...['removeAttribute', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'replaceChildren', 'replaceWith'],
  ...['append', 'prepend', 'insertBefore', 'appendChild', 'removeChild'],
];
const OF_DOCUMENT = ['createElement', 'onclick', 'onkeydown', 'onpointerdown', 'onscroll', 'oninput'];
const OF_WINDOW = ['onclick', 'onkeydown', 'onpageshow', 'onpagehide', 'onscroll', 'onresize'];
const message = 'React holds what a page knows: props, state, refs and event props (docs/design.md).';
const documentAsStore = [
  ...OF_NODES.map((property) => ({ property, message })),
  ...OF_DOCUMENT.map((property) => ({ object: 'document', property, message })),
  ...OF_WINDOW.map((property) => ({ object: 'window', property, message })),
];

export default defineConfig(
  globalIgnores([
    '**/.next/',
    '.cache/',
    'next-env.d.ts',
    'test-results/',
    'playwright-report/',
    'coverage/',
  ]),
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@next/next': next, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...next.configs['core-web-vitals'].rules,
      '@next/next/no-head-element': 'off', // of the pages router
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.flat.recommended.rules,
      'no-restricted-syntax': ['error', clientDirective],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
      // Prettier wraps code at 110 columns and leaves comments as they are.
      'max-len': [
        'error',
        { code: 10_000, comments: 110, ignoreUrls: true, ignorePattern: 'eslint-disable' },
      ],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['lib/**'],
    rules: {
      'no-restricted-imports': noImportsFrom('components', 'app', 'server', 'e2e', 'scripts', 'tools'),
    },
  },
  ...floorsOf('lib', 'components', 'app', 'server', 'e2e', 'scripts', 'tools'),
  {
    files: ['components/**'],
    rules: { 'no-restricted-imports': noImportsFrom('app', 'server', 'e2e', 'scripts', 'tools') },
  },
  ...floorsOf('components', 'app', 'server', 'e2e', 'scripts', 'tools'),
  {
    files: ['app/**'],
    rules: { 'no-restricted-imports': noImportsFrom('server', 'e2e', 'scripts', 'tools') },
  },
  {
    files: ['server/**/*.ts'],
    rules: { 'no-restricted-imports': noImportsFrom('app', 'components', 'e2e', 'scripts', 'tools') },
  },
  {
    files: ['components/**', 'lib/**'],
    ignores: ['**/*.{test,fake,fixture}.*', ...BESIDE_REACT],
    rules: { 'no-restricted-properties': ['error', ...documentAsStore] },
  },
  {
    files: ['{app,components,lib,server}/**'],
    // A browser takes a service worker as one file.
    ignores: ['**/*.{test,fixture}.*', 'lib/offline/service-worker.mjs'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: ['app/error.tsx', 'app/global-error.tsx', '**/*.island.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['components/**/*.test.tsx'],
    plugins: testingLibrary.configs['flat/react'].plugins,
    settings: { 'testing-library/custom-renders': 'off' },
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // What crawlers and style sheets read of the markup has no role to ask for.
      'testing-library/no-container': 'off',
      'testing-library/no-node-access': 'off',
      'testing-library/prefer-user-event': 'error',
      'testing-library/prefer-user-event-setup': 'error',
      'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
    },
  },
  {
    files: ['e2e/**/*.ts', 'tools/laravel/**/*.ts'],
    plugins: playwright.configs['flat/recommended'].plugins,
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      // Many tests ask one thing of many addresses, and what is expected depends on the address.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // That nothing happens can only be waited for.
      'playwright/no-wait-for-timeout': 'off',
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
    },
  },
  // In a test a missing element fails it just as well.
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'tools/laravel/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['scripts/**', 'tools/**', 'e2e/**'], rules: { 'no-console': 'off' } },
);
