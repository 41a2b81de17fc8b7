import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './boundaries.mjs';
import { browserStorage } from './browser-storage.mjs';
import { resolving } from './resolving.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPED = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
const ENV_TEXT = 'The environment is read once, in the env file.';

/** Rules without types; those with types are in `.oxlintrc.json`: oxlint is four times as fast. */
const RESTRICTED = [
  { selector: "MemberExpression[object.name='process'][property.name='env']", message: ENV_TEXT },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
];
const STRIPPED = {
  selector: 'MemberExpression[object.object.name=/Calls$/]:not([property.name=/^(method|path|access)$/])',
  message: 'The bundle has no schemas of calls (web/build/plain-calls.ts).',
};

export default tseslint.config(
  { ignores: TYPED.ignorePatterns },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ...resolving,
    languageOptions: { globals: globals.node },
    rules: {
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'max-lines': ['error', { max: 300 }],
      'max-params': ['error', { max: 6 }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...RESTRICTED],
      // an import of inline types only would still load the module
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...RESTRICTED, STRIPPED],
    },
  },
  {
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { files: ['e2e/support/*-stand-in.js'], languageOptions: { globals: globals.browser } },
  ...importBoundaries(ROOT),
  browserStorage,
  {
    files: [
      '**/env.ts',
      '**/parse-env.ts',
      '**/*.config.{ts,mjs}',
      '**/*.spec.ts',
      '**/test/**',
      'libs/test-kit/**',
      'libs/servers/**',
      'tools/start/**',
      'e2e/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['tools/**', 'e2e/**', 'web/scripts/**', '*.mjs'], rules: { 'no-console': 'off' } },
  prettier,
  {
    // Prettier does not limit comments.
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: { 'max-len': ['error', { code: 1_000, comments: 100, ignoreUrls: true }] },
  },
);
