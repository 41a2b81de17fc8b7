import type { PublicUser, User } from '@rotadas/contracts/users/user';
import type { Account } from './account.js';

/** An account as the gateway sees it; the identity provider's id stays inside. */
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

/** What others see of an account; the e-mail only where they may (design 2). */
export function publicView({ id, fullName, email }: Account, showEmail: boolean): PublicUser {
  return showEmail ? { id, fullName, email } : { id, fullName };
}

/** Who is an admin: by the record, or by the one e-mail that the operator configured (spec 6). */
export class Admins {
  private readonly email: string | undefined;

  /** @param email where there is none, only the record says who is an admin */
  constructor(email: string | undefined) {
    this.email = email?.toLowerCase();
  }

  include(account: Pick<Account, 'email' | 'isAdmin'>): boolean {
    return account.isAdmin || account.email.toLowerCase() === this.email;
  }
}
