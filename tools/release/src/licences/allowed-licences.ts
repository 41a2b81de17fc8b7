/** SPDX IDs: permissive licences, OFL of the font, MPL of unmodified packages (decision 35). */
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

/** Licences found in packages whose package.json names none. */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  'pause@0.0.1': 'MIT', // at the end of its Readme.md
};
