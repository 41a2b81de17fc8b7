import type { Identity } from '@rotadas/contracts/users/identity';
import type { NewAccount } from './account.js';
import { identityProfile } from './identity-profile.js';

/** The account that a verified identity gets on its first call (design 2). */
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
