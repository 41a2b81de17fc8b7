import {
  DESCRIPTION_MAX,
  FULL_NAME_MAX,
  PHONE_MAX,
  type ProfileInput,
} from '@rotadas/contracts/users/profile';
import { Gender, type CurrentUser } from '@rotadas/contracts/users/user';
import { z } from 'zod';
import { chosen } from '../../shared/forms/chosen.js';
import { profileTexts } from './profile.tr.js';

const { invalid } = profileTexts;

/** The profile form (spec 5): only that the four mandatory fields say something is checked. */
export const ProfileForm = z.object({
  fullName: z.string().trim().min(1, invalid.fullName).max(FULL_NAME_MAX, invalid.tooLong),
  gender: chosen(Gender.exclude(['unspecified']), invalid.gender),
  birthDate: z.string().min(1, invalid.birthDate),
  phone: z.string().trim().min(1, invalid.phone).max(PHONE_MAX, invalid.tooLong),
  description: z.string().trim().max(DESCRIPTION_MAX, invalid.tooLong),
});
export type ProfileForm = z.output<typeof ProfileForm>;

/** The form as it stands on the page, where the gender may still be open. */
export type ProfileDraft = z.input<typeof ProfileForm>;

const EMPTY_PROFILE: ProfileDraft = { fullName: '', gender: null, birthDate: '', phone: '', description: '' };

/** The form filled in with what the account holds; the defaults while that is not known (spec 8). */
export function profileDraftOf(user: CurrentUser | undefined): ProfileDraft {
  if (user === undefined) return EMPTY_PROFILE;
  return {
    fullName: user.fullName,
    gender: user.gender === 'unspecified' ? null : user.gender,
    birthDate: user.birthDate ?? '',
    phone: user.phone ?? '',
    description: user.description ?? '',
  };
}

/** What is sent to the server; the picture stays as it is. */
export const profileInputOf = (form: ProfileForm): ProfileInput => form;
