import type { Identity } from '@rotadas/contracts/users/identity';
import { FULL_NAME_MAX } from '@rotadas/contracts/users/profile';
import type { RegistrationFill } from './account.js';

/** What the identity provider knows of name and picture, within a profile's limits. */
export function identityProfile({ displayName, photoUrl }: Identity): RegistrationFill {
  return {
    fullName: (displayName ?? '').trim().slice(0, FULL_NAME_MAX).trim(),
    // The page's content policy shows pictures over https only.
    profileImage: photoUrl?.startsWith('https://') ? photoUrl : null,
  };
}
