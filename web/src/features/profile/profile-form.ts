import { phoneNumber } from '@rotadas/contracts/primitives/phone-number';
import { isVisible, optionalText } from '@rotadas/contracts/primitives/text';
import { isBirthDate } from '@rotadas/contracts/users/birth-date';
import { fullName } from '@rotadas/contracts/users/full-name';
import { DESCRIPTION_MAX, type ProfileInput } from '@rotadas/contracts/users/profile';
import { Gender, type CurrentUser } from '@rotadas/contracts/users/user';
import { z } from 'zod';
import { chosen } from '../../shared/forms/chosen.js';
import { phoneText } from '../../shared/phone/phone-text.js';
import { profileTexts } from './profile.tr.js';

const { invalid } = profileTexts;

/**
 * The profile form (spec 5): the four mandatory fields say something, and each is what the server
 * takes.
 */
export const ProfileForm = z.object({
  fullName: fullName({ empty: invalid.fullName, tooLong: invalid.tooLong }),
  gender: chosen(Gender.exclude(['unspecified']), invalid.gender),
  birthDate: z
    .string()
    .min(1, invalid.birthDate)
    .refine((day) => isBirthDate(day), invalid.birthDateWrong),
  phone: z.string().refine(isVisible, invalid.phone).pipe(phoneNumber(invalid.phoneWrong)),
  description: optionalText(DESCRIPTION_MAX, { tooLong: invalid.tooLong }),
  profileImage: z.string().nullable(),
});
export type ProfileForm = z.output<typeof ProfileForm>;

/** The form as it stands on the page, where the gender may still be open. */
export type ProfileDraft = z.input<typeof ProfileForm>;

const EMPTY_PROFILE: ProfileDraft = {
  fullName: '',
  gender: null,
  birthDate: '',
  phone: '',
  description: '',
  profileImage: null,
};

/**
 * The form filled in with what the account holds; the defaults while that is not known (spec 8).
 */
export function profileDraftOf(user: CurrentUser | undefined): ProfileDraft {
  if (user === undefined) return EMPTY_PROFILE;
  return {
    fullName: user.fullName,
    gender: user.gender === 'unspecified' ? null : user.gender,
    birthDate: user.birthDate ?? '',
    phone: phoneText(user.phone ?? ''),
    description: user.description ?? '',
    profileImage: user.profileImage,
  };
}

/** What is sent to the server. */
export const profileInputOf = (form: ProfileForm): ProfileInput => form;
