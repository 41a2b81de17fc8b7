import type { Account } from './account.js';

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
