import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { z } from 'zod';

/** The most characters in which a phone number may be written. */
const PHONE_MAX = 32;

/** Contacts copied on a phone are wrapped in such marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/**
 * Numbers that cost their caller extra, by calling code and national number. The small metadata of
 * libphonenumber-js does not tell them apart.
 */
const PREMIUM = /^(?:90(?:900|888|898)|1900|49900|979)/;

/**
 * A phone number in its international form, `+90 532 444 55 66`, or null where nobody can be called
 * by it, or at extra cost only. Without a country code it is a Turkish one.
 */
export function internationalPhone(written: string): string | null {
  const options = { defaultCountry: 'TR', extract: false } as const;
  const number = parsePhoneNumberFromString(written.replace(INVISIBLE, ''), options, metadata);
  if (number?.isValid() !== true || number.ext !== undefined) return null;
  return PREMIUM.test(`${number.countryCallingCode}${number.nationalNumber}`)
    ? null
    : number.formatInternational();
}

/**
 * A phone number as people write it; it comes out in its international form, and as null where
 * nothing is written.
 */
export const phoneNumber = (fault: string) =>
  z
    .string()
    .max(PHONE_MAX, fault)
    .transform((written, context) => {
      if (written.replace(INVISIBLE, '').trim() === '') return null;
      const phone = internationalPhone(written);
      if (phone !== null) return phone;
      context.addIssue({ code: 'custom', message: fault });
      return z.NEVER;
    });
