import type { z } from 'zod';
import { hasOneAlphabet } from '../primitives/alphabets.js';
import { hasAddress, hasBrand } from '../primitives/impersonation.js';
import { requiredLine } from '../primitives/text.js';
import { PLACE_MAX } from './offer-details.js';

export const PLACE_TEXT_FAULTS = {
  address:
    'Yer adına internet ya da e-posta adresi yazılamaz. Kısaltmadan sonra boşluk bırak: “Atatürk Cad. 5”.',
  brand: 'Yer adında “Rotadaş” geçemez. Yerin kendi adını yaz.',
  digits: 'Yer adında en çok dört rakam olabilir. Telefon, IBAN gibi numaraları sil.',
  digitsTogether: 'Yer adlarının hepsinde en çok sekiz rakam olabilir. Telefon, IBAN gibi numaraları sil.',
  alphabets: 'Bir sözcükte iki farklı alfabenin harfleri var. Yer adını tek alfabeyle yaz.',
} as const;

/** Enough for a number of a house or a year, too few for a phone number or an IBAN. */
const DIGITS_MAX = 4;

/** Counts all places of an offer, since a phone number can be divided among them. */
const DIGITS_TOGETHER_MAX = 8;

const countDigits = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0;

function placeTextFault(text: string): string | null {
  if (hasAddress(text)) return PLACE_TEXT_FAULTS.address;
  if (hasBrand(text)) return PLACE_TEXT_FAULTS.brand;
  if (countDigits(text) > DIGITS_MAX) return PLACE_TEXT_FAULTS.digits;
  return text.split(' ').every(hasOneAlphabet) ? null : PLACE_TEXT_FAULTS.alphabets;
}

/** Rejects names that impersonate the product; they would reach inboxes and mails. */
export function checkPlaceText(text: string | null, context: z.RefinementCtx): void {
  const message = text === null ? null : placeTextFault(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

export const PlaceText = requiredLine(PLACE_MAX).superRefine(checkPlaceText);

/** Further digits are a fault of the place itself. */
const countAllowed = (text: string): number => Math.min(countDigits(text), DIGITS_MAX);

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
