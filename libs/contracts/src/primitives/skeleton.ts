import unhomoglyph from 'unhomoglyph';
import { removeIgnorables } from './text.js';

const NOT_ASCII = /[^\0-\u007f]/gu;
const MARKS = /\p{M}/gu;
/** Unicode lists 0 and 1 only, and none of these letters. */
const LIKE_LETTERS: Readonly<Record<string, string>> = {
  ...{ '3': 'e', '4': 'a', '5': 's', '7': 't', $: 's' },
  ...{ ǝ: 'e', ə: 'e', ɍ: 'r', ⱥ: 'a', ŋ: 'n', ß: 's', þ: 'p' },
};
const LIKE_LETTER = new RegExp(`[${Object.keys(LIKE_LETTERS).join('')}]`, 'g');

/**
 * Equal for words that look alike: the skeleton of UTS 39, without case and marks. Compare it with
 * the skeletons of other texts only.
 */
export function toSkeleton(text: string): string {
  const latin = removeIgnorables(text).normalize('NFKD').replace(NOT_ASCII, toLatin);
  return unhomoglyph(unhomoglyph(latin).toLowerCase())
    .replace(MARKS, '')
    .replace(LIKE_LETTER, (character) => LIKE_LETTERS[character] ?? character)
    .replaceAll('l', 'i'); // unhomoglyph makes l of I, which is the capital of i
}

/** A small letter may look like a Latin one only as a capital, such as the Cyrillic "т". */
function toLatin(character: string): string {
  const alike = unhomoglyph(character);
  return alike.search(NOT_ASCII) === -1 ? alike : unhomoglyph(character.toUpperCase());
}

/** The words of the skeleton, in order. */
export const skeletonWords = (text: string): string[] =>
  toSkeleton(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
