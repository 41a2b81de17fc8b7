import { cleanName } from '@rotadas/contracts/users/full-name';
import type { Identity } from '@rotadas/contracts/users/identity';
import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import type { Account, NewAccount, RegistrationDefaults } from './account.js';

function identityProfile({ displayName, photoUrl }: Identity): RegistrationDefaults {
  return {
    fullName: cleanName(displayName ?? ''),
    // The content security policy allows pictures over https only.
    profileImage: photoUrl?.startsWith('https://') ? photoUrl : null,
  };
}

export function newAccount(identity: Identity): NewAccount {
  return {
    googleId: identity.uid,
    email: identity.email,
    emailAt: identity.issuedAt,
    ...identityProfile(identity),
    gender: 'unspecified',
    birthDate: null,
    phone: null,
    isPhoneVerified: false,
    description: null,
    vehicle: null,
    rating: 0,
    ratings: 0,
    ratedAt: 0,
    isAdmin: false,
    acceptances: [],
    isSuspended: false,
    signedOutAt: 0,
    eraseAt: null,
    sanction: null,
    erasure: null,
  };
}

/** Null if no empty field can be filled. */
export function missingProfileFields(
  account: Account,
  identity: Identity,
  registration: RegistrationInput,
): RegistrationDefaults | null {
  const fromIdentity = identityProfile(identity);
  const defaults: RegistrationDefaults = {
    fullName: account.fullName || registration.fullName || fromIdentity.fullName,
    profileImage: account.profileImage ?? registration.profileImage ?? fromIdentity.profileImage,
  };
  const isUnchanged =
    defaults.fullName === account.fullName && defaults.profileImage === account.profileImage;
  return isUnchanged ? null : defaults;
}
