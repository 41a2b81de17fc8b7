import type { z } from 'zod';
import { hasOneAlphabet } from '../primitives/alphabets.js';
import { hasAddress, hasBrand } from '../primitives/impersonation.js';
import { toSkeleton } from '../primitives/skeleton.js';
import { removeIgnorables, requiredLine } from '../primitives/text.js';
import { PLACE_MAX } from './offer-details.js';

export const PLACE_TEXT_FAULTS = {
  address:
    'Yer adına internet ya da e-posta adresi yazılamaz. Kısaltmadan sonra boşluk bırak: “Atatürk Cad. 5”.',
  brand: 'Yer adında “Rotadaş” geçemez. Yerin kendi adını yaz.',
  digits:
    'Yer adında çok fazla rakam var. Telefon, IBAN ya da kapı numarası yazma; numarasız bir yer ya da sokak adı yeter.',
  digitsTogether:
    'Yer adlarında toplam çok fazla rakam var. Kapı numaralarını sil; numarasız bir yer ya da sokak adı yeter.',
  alphabets: 'Bir sözcükte iki farklı alfabenin harfleri var. Yer adını tek alfabeyle yaz.',
} as const;

/** Maximum digits in a place: enough for a street or a year, too few for a phone number or IBAN. */
const DIGITS_MAX = 4;

/** A phone number could be divided among all places of an offer; it has ten digits. */
const DIGITS_TOGETHER_MAX = 9;

/** Streets of İzmir have numbers instead of names. */
const NUMBERED_STREET = /\p{N}{4}\.? ?(?:so?k|ca?d)/iu;
const HOUSE_NUMBER = /\bno ?[:.]? ?\p{N}{1,2}(?!\p{N})/iu;

/** `o` for a letter that looks like 0, `l` for one like 1, 2, 5 or 8, `x` for others. */
function toDigitLike(letter: string): string {
  const alike = toSkeleton(letter);
  if (alike === 'o') return 'o';
  return ['i', 'z', 's', 'b'].includes(alike) && !/[iİ]/.test(letter) ? 'l' : 'x';
}

/** Counts letters as digits that look like some beside a digit, and words of zeros: "OO 5lO". */
function countDigits(text: string): number {
  const readable = removeIgnorables(text).normalize('NFKC').replace(/\p{M}/gu, '');
  const digits = readable
    .replace(/[\p{L}|]/gu, toDigitLike)
    .replace(/\bo+\b/g, (zeros) => zeros.replaceAll('o', '0'));
  const runs = digits.match(/[\p{N}ol]+/gu) ?? [];
  return Array.from(runs.filter((run) => /\p{N}/u.test(run)).join('')).length;
}

/** A place beside a numbered street may have the number of a house too. */
const hasFewDigits = (text: string): boolean =>
  countDigits(NUMBERED_STREET.test(text) ? text.replace(HOUSE_NUMBER, '') : text) <= DIGITS_MAX;

function placeTextFault(text: string): string | null {
  if (hasAddress(text)) return PLACE_TEXT_FAULTS.address;
  if (hasBrand(text)) return PLACE_TEXT_FAULTS.brand;
  if (!hasFewDigits(text)) return PLACE_TEXT_FAULTS.digits;
  return text.split(' ').every(hasOneAlphabet) ? null : PLACE_TEXT_FAULTS.alphabets;
}

/** Rejects names that impersonate the product; they would reach inboxes and mails. */
export function checkPlaceText(text: string | null, context: z.RefinementCtx): void {
  const message = text === null ? null : placeTextFault(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

export const PlaceText = requiredLine(PLACE_MAX).superRefine(checkPlaceText);

/** Too many digits in one place are a fault of that place. */
const countAllowed = (text: string): number => (hasFewDigits(text) ? countDigits(text) : 0);

interface PlaceTexts {
  readonly from: string;
  readonly to: string;
  readonly stops?: readonly string[] | undefined;
}

/** The path of the place with which an offer has too many digits; null if it has few. */
export function excessDigitsPath({ from, to, stops = [] }: PlaceTexts): (string | number)[] | null {
  let digits = countAllowed(from) + countAllowed(to);
  if (digits > DIGITS_TOGETHER_MAX) return ['to'];
  for (const [at, stop] of stops.entries()) {
    digits += countAllowed(stop);
    if (digits > DIGITS_TOGETHER_MAX) return ['stops', at];
  }
  return null;
}
