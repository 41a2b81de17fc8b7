import { cleanName } from '@rotadas/contracts/users/full-name';
import type { Identity } from '@rotadas/contracts/users/identity';
import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import type { Account, NewAccount, RegistrationFill } from './account.js';

/** Name and picture from the identity provider, within the limits of a profile. */
function identityProfile({ displayName, photoUrl }: Identity): RegistrationFill {
  return {
    fullName: cleanName(displayName ?? ''),
    // The page's content policy shows pictures over https only.
    profileImage: photoUrl?.startsWith('https://') ? photoUrl : null,
  };
}

/** The account of a verified identity at its first call. */
export function newAccount(identity: Identity): NewAccount {
  return {
    googleId: identity.uid,
    email: identity.email,
    ...identityProfile(identity),
    gender: 'unspecified',
    birthDate: null,
    phone: null,
    description: null,
    rating: 0,
    isAdmin: false,
    termsAccepted: false,
  };
}

/** The empty fields that registration fills; null if there are none. */
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
