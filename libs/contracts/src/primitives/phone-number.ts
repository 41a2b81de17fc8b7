import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { z } from 'zod';

const PHONE_MAX = 32;

/** Phones wrap copied contacts in such marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Others may cost the caller more than a call, such as premium and shared-cost numbers. */
const ORDINARY_TYPES = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Formats a number, Turkish by default, as `+90 532 444 55 66`. Returns null for an invalid number
 * and for one that is not an ordinary number of a country. The web app contains the small metadata,
 * which has no types.
 */
export function internationalPhone(text: string): string | null {
  const options = { defaultCountry: 'TR', extract: false } as const;
  const number = parsePhoneNumberFromString(text.replace(INVISIBLE, ''), options, metadata);
  if (number?.isValid() !== true || number.ext !== undefined || number.isNonGeographic()) return null;
  const type = number.getType();
  return type === undefined || ORDINARY_TYPES.includes(type) ? number.formatInternational() : null;
}

/** Parses a phone number to its international form; an empty text to null. */
export const phoneNumber = (fault: string) =>
  z
    .string()
    .max(PHONE_MAX, fault)
    .transform((text, context) => {
      if (text.replace(INVISIBLE, '').trim() === '') return null;
      const phone = internationalPhone(text);
      if (phone !== null) return phone;
      context.addIssue({ code: 'custom', message: fault });
      return z.NEVER;
    });
