import { cleanedLine } from '@rotadas/contracts/primitives/text';
import type { Identity } from '@rotadas/contracts/users/identity';
import { FULL_NAME_MAX } from '@rotadas/contracts/users/profile';
import type { RegistrationFill } from './account.js';

/** What the identity provider knows of name and picture, within a profile's limits. */
export function identityProfile({ displayName, photoUrl }: Identity): RegistrationFill {
  return {
    fullName: cleanedLine(displayName ?? '', FULL_NAME_MAX),
    // The page's content policy shows pictures over https only.
    profileImage: photoUrl?.startsWith('https://') ? photoUrl : null,
  };
}
