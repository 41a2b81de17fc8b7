import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import type { User } from '@rotadas/contracts/users/user';

/** An account that may go online. */
export function aUser(known: Partial<User> = {}): User {
  return {
    id: 7,
    email: 'ayse@rotadas.example',
    fullName: 'Ayşe Yılmaz',
    profileImage: null,
    gender: 'female',
    birthDate: '1990-05-17',
    phone: '0555 555 55 55',
    isPhoneVerified: false,
    description: null,
    vehicle: null,
    rating: 0,
    ratings: 0,
    isAdmin: false,
    termsAccepted: true,
    acceptedTerms: known.termsAccepted === false ? null : TERMS_VERSION,
    eraseAt: null,
    sanction: null,
    ...known,
  };
}
