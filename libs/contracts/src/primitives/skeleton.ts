import unhomoglyph from 'unhomoglyph';
import { APOSTROPHE_LETTERS } from './alphabets.js';
import { removeIgnorables } from './text.js';

const NOT_ASCII = /[^\0-\u007f]/gu;
const MARKS = /\p{M}/gu;
/** Excludes i, which may be an l: the end of "yetkili" is no doubled letter. */
const DOUBLED = /([^i])\1+/gu;
/** Unicode lists 0 and 1 only, and none of these letters. */
const LIKE_LETTERS: Readonly<Record<string, string>> = {
  ...{ '3': 'e', '4': 'a', '5': 's', '7': 't', $: 's' },
  ...{ ǝ: 'e', ə: 'e', ɛ: 'e', ɍ: 'r', ⱥ: 'a', ŋ: 'n', ß: 's', þ: 'p', ɓ: 'b', ɗ: 'd', ƙ: 'k', ɔ: 'o' },
};
const LIKE_LETTER = new RegExp(`[${Object.keys(LIKE_LETTERS).join('')}]`, 'g');

/**
 * Equal for words that look alike: the skeleton of UTS 39, without case, marks, doubled letters and
 * apostrophes that are letters. Compare it with the skeletons of other texts only.
 */
export function toSkeleton(text: string): string {
  const letters = removeIgnorables(text).replace(APOSTROPHE_LETTERS, '');
  const latin = letters.normalize('NFKD').replace(NOT_ASCII, toLatin);
  return unhomoglyph(unhomoglyph(latin).toLowerCase())
    .replace(MARKS, '')
    .replace(LIKE_LETTER, (character) => LIKE_LETTERS[character] ?? character)
    .replaceAll('cl', 'd')
    .replaceAll('l', 'i') // unhomoglyph makes l of I, which is the capital of i
    .replace(DOUBLED, '$1');
}

/** A small letter may look like a Latin one only as a capital, such as the Cyrillic "т". */
function toLatin(character: string): string {
  const alike = LIKE_LETTERS[character.toLowerCase()] ?? unhomoglyph(character);
  return alike.search(NOT_ASCII) === -1 ? alike : unhomoglyph(character.toUpperCase());
}

/** The words of the skeleton, in order. */
export const skeletonWords = (text: string): string[] =>
  toSkeleton(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
