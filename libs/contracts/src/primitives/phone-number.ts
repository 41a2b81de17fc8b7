import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { z } from 'zod';

const PHONE_MAX = 32;

/** Phones wrap copied contacts in such marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Premium numbers by calling code, which the small metadata of libphonenumber-js lacks. */
const PREMIUM = /^(?:90(?:900|888|898)|1900|49900|979)/;

/** As `+90 532 444 55 66`, Turkish by default; null for an invalid or premium number. */
export function internationalPhone(text: string): string | null {
  const options = { defaultCountry: 'TR', extract: false } as const;
  const number = parsePhoneNumberFromString(text.replace(INVISIBLE, ''), options, metadata);
  if (number?.isValid() !== true || number.ext !== undefined) return null;
  return PREMIUM.test(`${number.countryCallingCode}${number.nationalNumber}`)
    ? null
    : number.formatInternational();
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
