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
  alphabets: 'Bir sözcükte iki farklı alfabenin harfleri var. Yer adını tek alfabeyle yaz.',
} as const;

/** Enough for a number of a house or a year, too few for a phone number or an IBAN. */
const DIGITS_MAX = 4;

function placeTextFault(text: string): string | null {
  if (hasAddress(text)) return PLACE_TEXT_FAULTS.address;
  if (hasBrand(text)) return PLACE_TEXT_FAULTS.brand;
  if ((text.match(/\p{N}/gu)?.length ?? 0) > DIGITS_MAX) return PLACE_TEXT_FAULTS.digits;
  return text.split(' ').every(hasOneAlphabet) ? null : PLACE_TEXT_FAULTS.alphabets;
}

/** Rejects names that impersonate the product; they would reach inboxes and mails. */
export function checkPlaceText(text: string | null, context: z.RefinementCtx): void {
  const message = text === null ? null : placeTextFault(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

export const PlaceText = requiredLine(PLACE_MAX).superRefine(checkPlaceText);
