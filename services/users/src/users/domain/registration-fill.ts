import type { Identity } from '@rotadas/contracts/users/identity';
import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import type { Account, RegistrationFill } from './account.js';
import { identityProfile } from './identity-profile.js';

/**
 * What registering adds to an account, or null when it has nothing to add; a filled field is never
 * replaced.
 */
export function registrationFill(
  account: Account,
  identity: Identity,
  registration: RegistrationInput,
): RegistrationFill | null {
  const offered = identityProfile(identity);
  const fill: RegistrationFill = {
    fullName: account.fullName || registration.fullName || offered.fullName,
    profileImage: account.profileImage ?? registration.profileImage ?? offered.profileImage,
  };
  const same = fill.fullName === account.fullName && fill.profileImage === account.profileImage;
  return same ? null : fill;
}
