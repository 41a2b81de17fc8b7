import { phoneNumber } from '@rotadas/contracts/primitives/phone-number';
import { isVisible, optionalText } from '@rotadas/contracts/primitives/text';
import { isBirthDate } from '@rotadas/contracts/users/birth-date';
import { fullName } from '@rotadas/contracts/users/full-name';
import { DESCRIPTION_MAX } from '@rotadas/contracts/users/profile';
import { VehicleInput } from '@rotadas/contracts/primitives/vehicle';
import { Gender, type CurrentUser } from '@rotadas/contracts/users/user';
import i18next from 'i18next';
import { z } from 'zod';
import { requiredChoice } from '../../shared/forms/required-choice.js';
import { phoneText } from '../../shared/phone/phone-text.js';
import './profile.tr.js';

/** Null if all fields are empty. */
const VehicleForm = z
  .object({ make: z.string(), colour: z.string(), plate: z.string() })
  .transform((draft, context) => {
    if (Object.values(draft).every((text) => !isVisible(text))) return null;
    const { success, data, error } = VehicleInput.safeParse(draft);
    if (success) return data;
    for (const { message, path } of error.issues) context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  });

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
  vehicle: VehicleForm,
  profileImage: z.string().nullable(),
});
export type ProfileForm = z.output<typeof ProfileForm>;

export type ProfileDraft = z.input<typeof ProfileForm>;

const EMPTY_VEHICLE = { make: '', colour: '', plate: '' };

const EMPTY_PROFILE: ProfileDraft = {
  fullName: '',
  gender: null,
  birthDate: '',
  phone: '',
  description: '',
  vehicle: EMPTY_VEHICLE,
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
    vehicle: { ...EMPTY_VEHICLE, ...user.vehicle, plate: user.vehicle?.plate ?? '' },
    profileImage: user.profileImage,
  };
}
