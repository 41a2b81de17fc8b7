/**
 * Permissive licences by SPDX id, the Open Font License of the typeface, and the MPL for packages
 * that are shipped unchanged (docs/decisions/0035-dependencies-and-licences.md).
 */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** Licences in a package's text that its package.json does not name. */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  'pause@0.0.1': 'MIT', // at the end of its Readme.md
};
