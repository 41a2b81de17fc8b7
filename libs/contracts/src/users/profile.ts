import { z } from 'zod';
import { phoneNumber } from '../primitives/phone-number.js';
import { optionalText } from '../primitives/text.js';
import { CalendarDate } from '../primitives/timestamp.js';
import { isBirthDate } from './birth-date.js';
import { EmailAddress } from './identity.js';
import { cleanedName, fullName } from './full-name.js';
import { Gender } from './user.js';

/** Longest name of an identity provider that is read, characters. */
const IDENTITY_NAME_MAX = 100;
export const DESCRIPTION_MAX = 1000;

/** What is wrong with a phone or a birth date, in Turkish. */
export const PROFILE_FAULTS = {
  phone: 'Geçerli bir telefon numarası yaz: 0555 555 55 55. Yurt dışı numaralar + ile başlar.',
  birthDate: 'Doğum tarihi 1900 ile bugün arasında olmalı.',
} as const;

/** A day on which a user can be born; younger than 18 is taken here, but does not go online. */
const BirthDate = CalendarDate.refine((day) => isBirthDate(day), PROFILE_FAULTS.birthDate);

/**
 * An address of a picture on the web; only https, since the page's content policy shows no other,
 * and of that few hosts.
 */
const ImageUrl = z.url({ protocol: /^https$/ }).max(2048);

/**
 * The body of POST /api/users/profile. A field left out stays as it is, null clears it (spec 3, 7).
 */
export const ProfileInput = z.strictObject({
  fullName: fullName(),
  gender: Gender.nullable().optional(),
  birthDate: z
    .union([BirthDate, z.literal('')])
    .transform((day) => (day === '' ? null : day))
    .nullable()
    .optional(),
  phone: phoneNumber(PROFILE_FAULTS.phone).nullable().optional(),
  description: optionalText(DESCRIPTION_MAX).nullable().optional(),
  profileImage: ImageUrl.nullable().optional(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

/**
 * The body of POST /api/users/register (spec 3, registration payload). The e-mail that counts is
 * the token's.
 */
export const RegistrationInput = z.strictObject({
  email: EmailAddress,
  /**
   * As the identity provider has it, where nobody can put it right: what a name may not hold is
   * left out.
   */
  fullName: z.string().max(IDENTITY_NAME_MAX).transform(cleanedName).nullable().optional(),
  profileImage: ImageUrl.nullable().optional(),
});
export type RegistrationInput = z.infer<typeof RegistrationInput>;
