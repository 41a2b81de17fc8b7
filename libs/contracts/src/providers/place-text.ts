import type { z } from 'zod';
import { hasAddress, hasBrand, hasMixedAlphabets } from '../primitives/impersonation.js';
import { requiredLine } from '../primitives/text.js';
import { PLACE_MAX } from './offer-details.js';

export const PLACE_TEXT_FAULTS = {
  address:
    'Yer adına internet ya da e-posta adresi yazılamaz. Kısaltmadan sonra boşluk bırak: “Atatürk Cad. 5”.',
  brand: 'Yer adında “Rotadaş” geçemez.',
  alphabets: 'Yer adında iki farklı alfabenin harfleri var.',
} as const;

function placeTextFault(text: string): string | null {
  if (hasAddress(text)) return PLACE_TEXT_FAULTS.address;
  if (hasBrand(text)) return PLACE_TEXT_FAULTS.brand;
  return hasMixedAlphabets(text) ? PLACE_TEXT_FAULTS.alphabets : null;
}

/** Rejects names that impersonate the product; they would reach inboxes and mails. */
export function checkPlaceText(text: string | null, context: z.RefinementCtx): void {
  const message = text === null ? null : placeTextFault(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

export const PlaceText = requiredLine(PLACE_MAX).superRefine(checkPlaceText);
