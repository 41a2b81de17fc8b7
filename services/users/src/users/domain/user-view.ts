import { toTermsState } from '@rotadas/contracts/accounts/terms';
import { type PublicUser, User } from '@rotadas/contracts/users/user';
import { type Account, isClosed } from './account.js';

/** A whitelist: the ID at the identity provider is not included. */
export const userView = (account: Account, isAdmin: boolean): User =>
  User.parse({ ...account, ...toTermsState(account.acceptances), isAdmin });

export function publicView({ id, fullName, email }: Account, showEmail: boolean): PublicUser {
  return showEmail ? { id, fullName, email } : { id, fullName };
}

/** Accounts marked as admins, and that of the e-mail address which the operator configured. */
export class Admins {
  private readonly email: string | undefined;

  constructor(email: string | undefined) {
    this.email = email?.toLowerCase();
  }

  include(account: Account): boolean {
    return !isClosed(account) && this.hasRole(account);
  }

  /** Allowed while the account is closed, too. */
  hasRole({ isAdmin, email }: Account): boolean {
    return isAdmin || email.toLowerCase() === this.email;
  }
}
