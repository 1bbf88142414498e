// @ts-check
import next from '@next/eslint-plugin-next';
import { defineConfig, globalIgnores } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Imports flow one way: lib → components → app. */
const zones = [
  { target: './lib', from: ['./components', './app', './e2e', './scripts'] },
  { target: './components', from: ['./app', './e2e', './scripts'] },
  { target: './app', from: ['./e2e', './scripts'] },
];

const clientDirective = {
  selector: "Program > ExpressionStatement[directive='use client']",
  message: "'use client' belongs in *.island.tsx only.",
};

export default defineConfig(
  globalIgnores(['.next/', '.cache/', 'next-env.d.ts', 'test-results/', 'playwright-report/', 'coverage/']),
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@next/next': next, 'import-x': importX, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver': { typescript: true, node: true } },
    rules: {
      ...next.configs['core-web-vitals'].rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.flat.recommended.rules,
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'no-restricted-syntax': ['error', clientDirective],
      'no-restricted-imports': ['error', { patterns: ['**/../../../../*'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['**/*.island.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
);
