import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { z } from 'zod';

/** The most characters in which a phone number may be written. */
export const PHONE_MAX = 32;

/** Contacts copied on a phone are wrapped in such marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/**
 * A phone number in its international form, `+90 532 444 55 66`, or null where nobody can be called
 * by it. Without a country code it is a Turkish one.
 */
export function internationalPhone(written: string): string | null {
  const options = { defaultCountry: 'TR', extract: false } as const;
  const number = parsePhoneNumberFromString(written.replace(INVISIBLE, ''), options, metadata);
  return number?.isValid() === true && number.ext === undefined ? number.formatInternational() : null;
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
