import { foldWords } from '../primitives/fold-turkish.js';

/** 'cadde', 'sokak', 'bulvar', 'apartman' with endings, their abbreviations, and 'no'. */
const STREET = /^(cad(de(si)?)?|cd|sokak|sokagi|sok|sk|bulvari?|bulv|blv|apartmani?|apt|no)$/;

/** Whether a folded word is part of an address, but of no name in the place list. */
export const isStreetWord = (word: string): boolean => STREET.test(word);

/** Whether a text names a street or a house, which the place list does not have. */
export function isStreetAddress(text: string): boolean {
  const words = foldWords(text);
  return words.length > 1 && words.some(isStreetWord);
}
