import { phoneNumber } from '@rotadas/contracts/primitives/phone-number';
import { isVisible, optionalText } from '@rotadas/contracts/primitives/text';
import { isBirthDate } from '@rotadas/contracts/users/birth-date';
import { fullName } from '@rotadas/contracts/users/full-name';
import { DESCRIPTION_MAX } from '@rotadas/contracts/users/profile';
import { Gender, type CurrentUser } from '@rotadas/contracts/users/user';
import i18next from 'i18next';
import { z } from 'zod';
import { requiredChoice } from '../../shared/forms/required-choice.js';
import { phoneText } from '../../shared/phone/phone-text.js';
import './profile.tr.js';

export const ProfileForm = z.object({
  fullName: fullName({ empty: i18next.t('profile:invalid.fullName') }),
  gender: requiredChoice(Gender.exclude(['unspecified']), i18next.t('profile:invalid.gender')),
  birthDate: z
    .string()
    .min(1, i18next.t('profile:invalid.birthDate'))
    .refine((day) => isBirthDate(day), i18next.t('profile:invalid.birthDateWrong')),
  phone: z
    .string()
    .refine(isVisible, i18next.t('profile:invalid.phone'))
    .pipe(phoneNumber(i18next.t('profile:invalid.phoneWrong'))),
  description: optionalText(DESCRIPTION_MAX),
  profileImage: z.string().nullable(),
});
export type ProfileForm = z.output<typeof ProfileForm>;

export type ProfileDraft = z.input<typeof ProfileForm>;

const EMPTY_PROFILE: ProfileDraft = {
  fullName: '',
  gender: null,
  birthDate: '',
  phone: '',
  description: '',
  profileImage: null,
};

/** Fills the form with the data of the account, or with defaults while the account is unknown. */
export function toProfileDraft(user: CurrentUser | undefined): ProfileDraft {
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
