import type { ProfileInput } from '@rotadas/contracts/users/profile';
import type { AccountChange } from './account.js';

/** What a profile form changes: a field left out stays, null clears it (spec 3, 7). */
export function profileChange(profile: ProfileInput): AccountChange {
  const { fullName, gender, birthDate, phone, description, profileImage } = profile;
  return {
    fullName,
    ...(gender !== undefined && { gender: gender ?? 'unspecified' }),
    ...(birthDate !== undefined && { birthDate }),
    ...(phone !== undefined && { phone }),
    ...(description !== undefined && { description }),
    ...(profileImage !== undefined && { profileImage }),
  };
}
