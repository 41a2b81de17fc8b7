import type { PublicUser, User } from '@rotadas/contracts/users/user';
import type { Account } from './account.js';

/** The ID at the identity provider is not included. */
export function userView(account: Account, isAdmin: boolean): User {
  const { id, email, fullName, profileImage, gender, birthDate, phone, description } = account;
  const { rating, termsAccepted } = account;
  return {
    id,
    email,
    fullName,
    profileImage,
    gender,
    birthDate,
    phone,
    description,
    rating,
    isAdmin,
    termsAccepted,
  };
}

export function publicView({ id, fullName, email }: Account, showEmail: boolean): PublicUser {
  return showEmail ? { id, fullName, email } : { id, fullName };
}

/** An account is an admin by its record, or by the e-mail address that the operator configured. */
export class Admins {
  private readonly email: string | undefined;

  constructor(email: string | undefined) {
    this.email = email?.toLowerCase();
  }

  include(account: Pick<Account, 'email' | 'isAdmin'>): boolean {
    return account.isAdmin || account.email.toLowerCase() === this.email;
  }
}
