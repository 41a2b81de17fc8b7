import { expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import globals from 'globals';
import { browserStorage } from './browser-storage.mjs';

const linter = new Linter();
const config = { ...browserStorage, files: ['**/*.js'], languageOptions: { globals: globals.browser } };
const found = (code) => linter.verify(code, [config], 'a.js').map(({ ruleId }) => ruleId);

it.each([
  ["localStorage.getItem('a');", 'no-restricted-globals'],
  ['sessionStorage.clear();', 'no-restricted-globals'],
  ["window.localStorage.setItem('a', 'b');", 'no-restricted-properties'],
  ['const { sessionStorage: tab } = globalThis; tab.clear();', 'no-restricted-properties'],
])('%s is an error', (code, rule) => {
  expect(found(code)).toEqual([rule]);
});

it('the guarded storage is allowed', () => {
  expect(found("deviceStorage.get('a');")).toEqual([]);
});
