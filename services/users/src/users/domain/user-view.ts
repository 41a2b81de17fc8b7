import type { PublicUser, User } from '@rotadas/contracts/users/user';
import type { Account } from './account.js';

/** The ID at the identity provider is not included. */
export function userView(account: Account, isAdmin: boolean): User {
  const { id, email, fullName, profileImage, gender, birthDate, phone, isPhoneVerified } = account;
  const { description, vehicle, rating, ratings, termsAccepted } = account;
  return {
    id,
    email,
    fullName,
    profileImage,
    gender,
    birthDate,
    phone,
    isPhoneVerified,
    description,
    vehicle,
    rating,
    ratings,
    isAdmin,
    termsAccepted,
  };
}

export function publicView({ id, fullName, email }: Account, showEmail: boolean): PublicUser {
  return showEmail ? { id, fullName, email } : { id, fullName };
}

/** Accounts marked as admins, and that of the e-mail address which the operator configured. */
export class Admins {
  private readonly email: string | undefined;

  constructor(email: string | undefined) {
    this.email = email?.toLowerCase();
  }

  include({ email, isAdmin, isSuspended }: Pick<Account, 'email' | 'isAdmin' | 'isSuspended'>): boolean {
    return !isSuspended && (isAdmin || email.toLowerCase() === this.email);
  }
}
