import { hasBrand } from '../primitives/impersonation.js';
import { skeletonWords } from '../primitives/skeleton.js';

const toSkeletons = (words: string) => words.split(', ').map((word) => skeletonWords(word).join(''));

/** Reserved inside a word too. */
const PARTS = toSkeletons('admin, destek, güvenlik, moderatör, yönetici');

/** Reserved at the start of a word: "yetkilisi" is "yetkili" with a suffix. */
const STEMS = toSkeletons(
  'ambulans, belediye, itfaiye, jandarma, kaymakamlığ, kaymakamlık, müşteri, operatör, ' +
    'savcılığ, savcılık, valiliğ, valilik, yetkili, yönetim, zabıta',
);

/** Reserved as whole words, since other names start with them. */
const WORDS = toSkeletons(
  'acil servis, acil yardım, bakanlığı, bakanlık, canlı yardım, customer service, customer support, ' +
    'çağrı merkezi, emniyet amiri, emniyet amirliği, emniyet genel, emniyet müdürlüğü, emniyet müdürü, ' +
    'help desk, official, police, polis, polisi, polisler, resmi hesap, security, sistem, support, teknik servis',
);

const JOINED = new Set([...PARTS, ...STEMS, ...WORDS]);
const LONGEST = Math.max(...[...JOINED].map((word) => word.length));

/** Whether a name looks like the product, its staff or an authority. */
export function isReservedName(name: string): boolean {
  const words = skeletonWords(name);
  return hasBrand(name) || words.some((word, index) => isReserved(word) || isReservedFrom(words, index));
}

function isReserved(word: string): boolean {
  return PARTS.some((part) => word.includes(part)) || STEMS.some((stem) => word.startsWith(stem));
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
