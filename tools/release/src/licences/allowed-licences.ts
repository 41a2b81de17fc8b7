/**
 * Licences of what the product ships, by SPDX id: those that ask for no more than a notice, the
 * Open Font License of the typeface, and the Mozilla Public License of packages that are shipped
 * as they are (docs/decisions/0035-dependencies-and-licences.md).
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

/**
 * Licences that a package grants in its own text but does not name in its package.json, as read
 * there.
 */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  'pause@0.0.1': 'MIT', // at the end of its Readme.md
};
