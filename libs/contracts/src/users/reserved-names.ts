import { hasBrand } from '../primitives/impersonation.js';
import { skeletonWords } from '../primitives/skeleton.js';

/** Includes capitals, since those of Greek and Cyrillic may look like other Latin letters. */
const toSkeletons = (words: string) =>
  words
    .split(', ')
    .flatMap((word) => [word, word.replace(/^./u, (first) => first.toUpperCase()), word.toUpperCase()])
    .map((word) => skeletonWords(word).join(''));

/** Reserved inside a word too. */
const PARTS = toSkeletons('destek, güvenlik, moderatör, yönetici, администр, модератор, поддержк');

/** Reserved at the end of a word, since "Padmini" contains one. */
const ENDINGS = toSkeletons('admin, админ');

/** Reserved at the start of a word: "yetkilisi" is "yetkili" with a suffix. */
const STEMS = toSkeletons(
  'admin, ambulans, belediye, cumhurbaşkan, itfaiye, jandarma, kaymakamlığ, kaymakamlık, müşteri, operatör, ' +
    'polis imdat, polis memur, polis merkez, savcılığ, savcılık, valiliğ, valilik, yetkili, yönetim, zabıta, ' +
    'админ, безопасност, полици, поліці, αστυνομ, διαχειριστ, υποστηριξ',
);

/** Reserved as whole words, since other names start with them. The surname "Polis" is refused. */
const WORDS = toSkeletons(
  'acil servis, acil yardım, silinmiş hesap, bakanlığı, bakanlık, canlı yardım, customer care, customer service, ' +
    'customer support, çağrı merkezi, emniyet amiri, emniyet amirliği, emniyet genel, emniyet müdürlüğü, ' +
    'emniyet müdürü, help desk, official, onaylı hesap, police, polis, polisi, polisler, resmi hesap, security, ' +
    'sistem, support, teknik servis',
);

const JOINED = new Set([...PARTS, ...ENDINGS, ...STEMS, ...WORDS]);
const LONGEST = Math.max(...[...JOINED].map((word) => word.length));

/** Whether a name looks like the product, its staff or an authority. */
export function isReservedName(name: string): boolean {
  const words = skeletonWords(name);
  return hasBrand(name) || words.some((word, index) => isReserved(word) || isReservedFrom(words, index));
}

function isReserved(word: string): boolean {
  return (
    PARTS.some((part) => word.includes(part)) ||
    STEMS.some((stem) => word.startsWith(stem)) ||
    ENDINGS.some((ending) => word.endsWith(ending))
  );
}

/** Whether some words from `start` on are a reserved word together, such as "des tek". */
function isReservedFrom(words: readonly string[], start: number): boolean {
  let joined = '';
  for (let at = start; at < words.length && joined.length < LONGEST; at += 1) {
    joined += words[at] ?? '';
    if (JOINED.has(joined)) return true;
  }
  return false;
}
