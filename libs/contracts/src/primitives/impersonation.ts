import { foldTurkish } from './fold-turkish.js';
import { removeIgnorables } from './text.js';

/** `@`, a scheme, or a domain: two characters before the dot, or small letters after it. */
const ADDRESS = /@|:\/\/|[\p{L}\p{N}-]{2}\.\p{L}{2}|\.\p{Ll}{2}/u;
const DOTS = /[。｡]/g;
const BRAND = 'rotadas';
/** A word with letters that look alike in two alphabets, such as a Cyrillic "о" in "Rоtadaş". */
const MIXED =
  /\p{Script=Latin}\S*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\S*\p{Script=Latin}/u;

/** A text as it is read: without look-alike forms and characters that show nothing. */
export const readableForm = (text: string): string =>
  removeIgnorables(text).normalize('NFKC').replace(DOTS, '.');

/** Whether a text contains an internet or e-mail address. */
export const hasAddress = (text: string): boolean => ADDRESS.test(readableForm(text));

/** Whether a text contains the name of the product. */
export const hasBrand = (text: string): boolean =>
  foldTurkish(readableForm(text)).replaceAll(' ', '').includes(BRAND);

/** Whether a word of a text mixes alphabets whose letters look alike. */
export const hasMixedAlphabets = (text: string): boolean => MIXED.test(readableForm(text));
