/** Latin letters of names in use; others imitate them, such as Ⱥ, ƨ and ĸ. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-ıĴ-ķĹ-ňŊ-žƁɓƆɔƊɗƏəƐɛƘƙƠơƯưǍ-ǜǦ-ǫȘ-țȲȳḀ-ẙẞẠ-ỹ';

/** The recommended scripts of UAX 31. Scripts that one language mixes form one entry. */
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil'],
  ...['Telugu', 'Thaana', 'Thai', 'Tibetan'],
];
const MIXED_SCRIPTS = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

const ALPHABETS = [
  LATIN,
  ...[...SCRIPTS.map((script) => [script]), ...MIXED_SCRIPTS].map((scripts) =>
    scripts.map((script) => `\\p{scx=${script}}`).join(''),
  ),
].map((letters) => new RegExp(`^[${letters}]*$`, 'u'));

/** Unicode counts these apostrophes as letters. */
export const APOSTROPHE_LETTERS = /[ʻʼʾʿ]/gu;
const NOT_LETTERS = /\P{L}/gu;

/** Whether all letters of a text belong to one alphabet in use today. */
export function hasOneAlphabet(text: string): boolean {
  const letters = text.normalize().replace(APOSTROPHE_LETTERS, '').replace(NOT_LETTERS, '');
  return ALPHABETS.some((alphabet) => alphabet.test(letters));
}
