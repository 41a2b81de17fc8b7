import { z } from 'zod';
import { optionalText, requiredText } from '../primitives/text.js';
import { CalendarDate } from '../primitives/timestamp.js';
import { Gender } from './user.js';

export const FULL_NAME_MAX = 100;
export const PHONE_MAX = 32;
export const DESCRIPTION_MAX = 1000;

/** An address of a picture on the web; only https, since the page's content policy shows no other, and of that few hosts. */
const ImageUrl = z.url({ protocol: /^https$/ }).max(2048);

/** The body of POST /api/users/profile. A field left out stays as it is, null clears it (spec 3, 7). */
export const ProfileInput = z.strictObject({
  fullName: requiredText(FULL_NAME_MAX),
  gender: Gender.nullable().optional(),
  birthDate: z
    .union([CalendarDate, z.literal('')])
    .transform((day) => (day === '' ? null : day))
    .nullable()
    .optional(),
  phone: optionalText(PHONE_MAX).optional(),
  description: optionalText(DESCRIPTION_MAX).optional(),
  profileImage: ImageUrl.nullable().optional(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

/** The body of POST /api/users/register (spec 3, registration payload). The e-mail that counts is the token's. */
export const RegistrationInput = z.strictObject({
  email: z.email().max(320),
  fullName: z.string().trim().max(FULL_NAME_MAX).nullable().optional(),
  profileImage: ImageUrl.nullable().optional(),
});
export type RegistrationInput = z.infer<typeof RegistrationInput>;
