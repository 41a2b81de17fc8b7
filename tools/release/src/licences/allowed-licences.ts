/**
 * SPDX IDs: licences that require a notice, OFL of the font, MPL of unmodified packages, LGPL of
 * sharp's shared library, which is a replaceable file of its own.
 */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Packages whose licence was read. */
export const READ_PACKAGES: ReadonlySet<string> = new Set([
  '@cspell/dict-en-common-misspellings', // CC-BY-SA-4.0; checks our spelling only
  'pause', // MIT, at the end of its Readme.md
]);
