/**
 * Licences of what the product ships, by SPDX id: those that ask for no more than a notice, and the
 * Open Font License of the typeface.
 */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/**
 * Licences that a package grants in its own text but does not name in its package.json, as read
 * there.
 */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  'pause@0.0.1': 'MIT', // at the end of its Readme.md
};
