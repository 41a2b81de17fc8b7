import { foldTurkish } from './fold-turkish.js';
import { removeIgnorables } from './text.js';

/** `@`, a scheme or a domain: two characters before the dot, or lower-case letters after it. */
const ADDRESS = /@|:\/\/|[\p{L}\p{N}-]{2}\.\p{L}{2}|\.\p{Ll}{2}/u;
const DOTS = /[。｡]/g;
const BRAND = 'rotadas';
/** A word that mixes alphabets, such as a Cyrillic "о" in "Rоtadaş". */
const MIXED_ALPHABETS =
  /\p{Script=Latin}\S*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\S*\p{Script=Latin}/u;

/** A text as people read it: without look-alike forms and invisible characters. */
export const readableForm = (text: string): string =>
  removeIgnorables(text).normalize('NFKC').replace(DOTS, '.');

/** Whether a text contains an internet or email address. */
export const hasAddress = (text: string): boolean => ADDRESS.test(readableForm(text));

export const hasBrand = (text: string): boolean =>
  foldTurkish(readableForm(text)).replaceAll(' ', '').includes(BRAND);

export const hasMixedAlphabets = (text: string): boolean => MIXED_ALPHABETS.test(readableForm(text));
