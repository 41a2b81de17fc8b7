import type { Identity } from '@rotadas/contracts/users/identity';
import { cleanedName } from '@rotadas/contracts/users/full-name';
import type { RegistrationFill } from './account.js';

/** What the identity provider knows of name and picture, within a profile's limits. */
export function identityProfile({ displayName, photoUrl }: Identity): RegistrationFill {
  return {
    fullName: cleanedName(displayName ?? ''),
    // The page's content policy shows pictures over https only.
    profileImage: photoUrl?.startsWith('https://') ? photoUrl : null,
  };
}
