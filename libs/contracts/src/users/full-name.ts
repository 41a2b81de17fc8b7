import { hasOneAlphabet } from '../primitives/alphabets.js';
import { hasAddress } from '../primitives/impersonation.js';
import { cleanLine, removeIgnorables, type TextFaults, visibleLine } from '../primitives/text.js';
import { isReservedName } from './reserved-names.js';

export const FULL_NAME_MAX = 60;

/** Combining marks; letters such as "ş" and "é" have none. */
const MARKS_MAX = 3;

export const NAME_FAULTS = {
  empty: 'İsim soyisim zorunludur',
  address: 'Ada internet ya da e-posta adresi yazılamaz. Kısaltmadan sonra boşluk bırak: “Dr. Ali”.',
  reserved:
    'Ad, Rotadaş’ı, bir görevliyi ya da bir kurumu andıramaz: “destek”, “yönetici”, “polis” gibi. Kendi adını yaz.',
  characters:
    'Adda yalnızca harf, boşluk, nokta, kısa çizgi ve kesme işareti olabilir. Rakamları ve simgeleri sil.',
  marks: 'Adda çok fazla işaretli harf var. Fazla işaretleri sil.',
  alphabets: 'Adını tek bir alfabenin harfleriyle yaz, örneğin yalnızca Latin harfleriyle.',
} as const;

const CHARACTERS = /^[\p{L}\p{M} .'’‘ʼ`´‐‑-]*$/u;
const MARKS = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;
const MARK_RUN = new RegExp(`\\p{M}{${MARKS_MAX + 1}}`, 'u');

/** The Turkish fault of a name; null if it is valid. */
function nameFault(name: string): string | null {
  if (hasAddress(name)) return NAME_FAULTS.address;
  if (isReservedName(name)) return NAME_FAULTS.reserved;
  if (!CHARACTERS.test(name)) return NAME_FAULTS.characters;
  if ((name.match(MARKS)?.length ?? 0) > MARKS_MAX || MARK_RUN.test(name)) return NAME_FAULTS.marks;
  return hasOneAlphabet(name) ? null : NAME_FAULTS.alphabets;
}

/** A name as others see it, without invisible characters. */
export const fullName = ({ empty = NAME_FAULTS.empty }: TextFaults = {}) =>
  visibleLine(FULL_NAME_MAX, { empty }).superRefine((name, context) => {
    const message = nameFault(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const FullName = fullName();

/** The fault of a stored name that is older than these rules; null if it is valid. */
export const fullNameFault = (name: string): string | null =>
  FullName.safeParse(name).error?.issues[0]?.message ?? null;

/** Up to two parts of a name; a longer word could be a message. */
const FIRST_NAME = /^(?=.{1,16}$)[\p{L}\p{M}]+([.'’‘`´‐‑-][\p{L}\p{M}]*)?$/u;

/** Shown if `firstName` returns null: "somebody". */
export const UNNAMED = 'Biri';

/** The first word that is no abbreviation; null if it is long, or the name breaks a rule. */
export function firstName(name: string): string | null {
  if (fullNameFault(name) !== null) return null;
  const words = name.split(' ');
  const first = words.find((word) => !word.endsWith('.')) ?? words[0] ?? '';
  return FIRST_NAME.test(first) ? first : null;
}

/** A name of an identity provider: cleaned and truncated, or empty if it breaks a rule. */
export function cleanName(name: string): string {
  return FullName.safeParse(cleanLine(removeIgnorables(name), FULL_NAME_MAX)).data ?? '';
}
