import { skeletonWords, toSkeleton } from './skeleton.js';
import { removeIgnorables } from './text.js';

/** `@`, a scheme or a domain: two characters before the dot, or lower-case letters after it. */
const ADDRESS = /@|:\/\/|[\p{L}\p{N}-]{2}\.\p{L}{2}|\.\p{Ll}{2}/u;
const DOTS = /[。｡]/g;
const BRANDS = ['rotadas', 'ротадаш', 'ротадас', 'ροταδας'].map(toSkeleton);

/** A text as people read it: without look-alike forms and invisible characters. */
const readableForm = (text: string): string => removeIgnorables(text).normalize('NFKC').replace(DOTS, '.');

/** Whether a text contains an internet or email address. */
export const hasAddress = (text: string): boolean => ADDRESS.test(readableForm(text));

/** Whether a word, or some words from the start of one, look like the name of the product. */
export function hasBrand(text: string): boolean {
  const words = skeletonWords(text);
  return words.some((word, at) => {
    const joined = words.slice(at).join('');
    return BRANDS.some((brand) => word.includes(brand) || joined.startsWith(brand));
  });
}
