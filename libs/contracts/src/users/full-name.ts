import { foldTurkish } from '../primitives/fold-turkish.js';
import { hasAddress, hasBrand, hasMixedAlphabets, readableForm } from '../primitives/impersonation.js';
import { cleanLine, removeIgnorables, type TextFaults, visibleLine } from '../primitives/text.js';

export const FULL_NAME_MAX = 60;

/** Combining marks; letters such as "ş" and "é" have none. */
const MARKS_MAX = 3;

export const NAME_FAULTS = {
  empty: 'İsim soyisim zorunludur',
  address: 'Ada internet ya da e-posta adresi yazılamaz. Kısaltmadan sonra boşluk bırak: “Dr. Ali”.',
  reserved:
    'Ad “Rotadaş”, “destek”, “güvenlik”, “admin” ya da “yönetici” sözcüğünü içeremez. Kendi adını yaz.',
  marks: 'Adda çok fazla işaretli harf var.',
  alphabets: 'Adda iki farklı alfabenin harfleri var.',
} as const;

const RESERVED = /destek|guvenlik|admin|yonetici/;
const SINGLE_LETTERS = /(?<=(?:^| ).) (?=.(?: |$))/gu;
const MARKS = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;
const MARK_RUN = new RegExp(`\\p{M}{${MARKS_MAX + 1}}`, 'u');

function isReserved(name: string): boolean {
  const folded = foldTurkish(readableForm(name));
  return hasBrand(name) || RESERVED.test(folded.replace(SINGLE_LETTERS, ''));
}

/** The Turkish fault of a name; null if it is valid. */
function nameFault(name: string): string | null {
  if (hasAddress(name)) return NAME_FAULTS.address;
  if (isReserved(name)) return NAME_FAULTS.reserved;
  if ((name.match(MARKS)?.length ?? 0) > MARKS_MAX || MARK_RUN.test(name)) return NAME_FAULTS.marks;
  return hasMixedAlphabets(name) ? NAME_FAULTS.alphabets : null;
}

/** A name as others see it, without invisible characters. */
export const fullName = ({ empty = NAME_FAULTS.empty, tooLong }: TextFaults = {}) =>
  visibleLine(FULL_NAME_MAX, { empty, ...(tooLong !== undefined && { tooLong }) }).superRefine(
    (name, context) => {
      const message = nameFault(name);
      if (message !== null) context.addIssue({ code: 'custom', message });
    },
  );

const FullName = fullName();

/** The fault of a stored name that is older than these rules; null if it is valid. */
export const fullNameFault = (name: string): string | null =>
  FullName.safeParse(name).error?.issues[0]?.message ?? null;

/** A name of an identity provider: cleaned and truncated, or empty if it breaks a rule. */
export function cleanName(name: string): string {
  return FullName.safeParse(cleanLine(removeIgnorables(name), FULL_NAME_MAX)).data ?? '';
}
