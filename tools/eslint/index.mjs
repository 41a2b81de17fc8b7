import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundariesOf } from './boundaries.mjs';
import { browserStorage } from './browser-storage.mjs';
import { resolving } from './resolving.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPED = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
const ENV_TEXT = 'The environment is read once, in the env file.';

/**
 * The lint rules of the whole workspace (design 1, style), but for those that need types. Those are
 * oxlint's (`.oxlintrc.json`): it asks the compiler in Go for types, at a quarter of the work.
 */
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
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[object.name='process'][property.name='env']", message: ENV_TEXT },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
      ],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: reactHooks.configs.recommended.rules,
  },
  // A script that a browser loads, not Node.
  { files: ['e2e/support/*-stand-in.js'], languageOptions: { globals: globals.browser } },
  ...boundariesOf(ROOT),
  browserStorage,
  {
    // The files that read the environment, and the settings of tools that run outside the product.
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
    // Comments only: the width of code is Prettier's, which leaves comments as they are.
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: { 'max-len': ['error', { code: 1_000, comments: 100, ignoreUrls: true }] },
  },
);
