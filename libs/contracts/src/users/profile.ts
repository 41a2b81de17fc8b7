import { z } from 'zod';
import { restrictedUntil } from '../accounts/account-state.js';
import { hasNeverAcceptedTerms } from '../accounts/terms-version.js';
import { internationalPhone, phoneNumber } from '../primitives/phone-number.js';
import { boundedText, optionalText } from '../primitives/text.js';
import { CalendarDate } from '../primitives/timestamp.js';
import type { ErrorDetails } from '../errors/error-body.js';
import { DomainError } from '../errors/domain-error.js';
import { isBirthDate } from './birth-date.js';
import { EmailAddress, IMAGE_URL_MAX } from './identity.js';
import { cleanName, fullName, fullNameFault } from './full-name.js';
import { missingProfileFields, type ProviderProfile } from './profile-completeness.js';
import { PhotoPath } from './photo.js';
import { Gender, type User } from './user.js';
import { VehicleInput } from '../primitives/vehicle.js';

/** Characters, more than identity providers allow; longer names would make the body too large. */
const IDENTITY_NAME_MAX = 1_000;
export const DESCRIPTION_MAX = 1000;

export const PROFILE_FAULTS = {
  phone:
    'Geçerli bir cep ya da sabit telefon numarası yaz: 0555 555 55 55. 0850, 444 gibi numaralar olmaz; ' +
    'yurt dışı numaralar + ile başlar.',
  birthDate: 'Doğum tarihi 1900 ile bugün arasında olmalı.',
  imageUrl: 'Geçerli bir https adresi olmalı',
} as const;

/** Users under 18 are accepted here, but cannot go online. */
const BirthDate = CalendarDate.refine((day) => isBirthDate(day), PROFILE_FAULTS.birthDate);

/** The content security policy of the page shows https images only. */
const ImageUrl = boundedText(IMAGE_URL_MAX)
  .regex(/^https:/, PROFILE_FAULTS.imageUrl)
  .check(z.url({ protocol: /^https$/, error: PROFILE_FAULTS.imageUrl }));

/** A missing field stays, null clears it. */
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
  vehicle: VehicleInput.nullable().optional(),
  /** The path of the uploaded photo leaves it as it is; anything else removes it. */
  profileImage: z.union([ImageUrl, PhotoPath]).nullable().optional(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

/** The email of the token counts. */
export const RegistrationInput = z.strictObject({
  email: EmailAddress,
  /** Cleaned and cut, since the user cannot correct it at the identity provider. */
  fullName: boundedText(IDENTITY_NAME_MAX).transform(cleanName).nullable().optional(),
  profileImage: ImageUrl.nullable().optional(),
});
export type RegistrationInput = z.infer<typeof RegistrationInput>;

/** The version that the user has read. */
export const AcceptTermsInput = z.strictObject({ version: CalendarDate.optional() });

type AccountFields = Pick<User, 'termsAccepted' | 'acceptedTerms' | 'eraseAt' | 'sanction'>;

/** Throws `account-restricted`, or `terms-unaccepted` if no version of the terms was accepted. */
export function requireActiveAccount(account: AccountFields): void {
  if (restrictedUntil(account) > Date.now()) throw new DomainError('account-restricted');
  if (hasNeverAcceptedTerms(account)) throw new DomainError('terms-unaccepted');
}

/** Throws `account-restricted`, or `terms-unaccepted` unless the terms in force were accepted. */
export function requirePresentTerms(account: AccountFields): void {
  requireActiveAccount(account);
  if (!account.termsAccepted) throw new DomainError('terms-unaccepted');
}

/** Whether the profile names the gender that women-only offers need. */
export const isWoman = ({ gender }: Pick<User, 'gender'>): boolean => gender === 'female';

/** Throws `women-only` for a user of another gender. */
export function requireWoman(user: Pick<User, 'gender'>): void {
  if (!isWoman(user)) throw new DomainError('women-only');
}

/** Throws `profile-incomplete` with a text for every field that is missing or invalid. */
export function requireCompleteProfile(profile: ProviderProfile): void {
  const details = unusableProfileFields(profile);
  if (Object.keys(details).length > 0) throw new DomainError('profile-incomplete', { details });
}

/** Old records may break newer rules; the user must correct them. */
function unusableProfileFields(profile: ProviderProfile): ErrorDetails {
  const { fullName: name, phone, birthDate } = profile;
  const nameFault = fullNameFault(name);
  return {
    ...(nameFault !== null && { fullName: nameFault }),
    ...(phone !== null && internationalPhone(phone) === null && { phone: PROFILE_FAULTS.phone }),
    ...(birthDate !== null && !isBirthDate(birthDate) && { birthDate: PROFILE_FAULTS.birthDate }),
    ...missingProfileFields(profile),
  };
}
