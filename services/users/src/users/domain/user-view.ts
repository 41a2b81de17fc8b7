import type { PublicUser, User } from '@rotadas/contracts/users/user';
import type { Account } from './account.js';

/** An account as the gateway sees it; the identity provider's id stays inside. */
export function userView(account: Account, isAdmin: boolean): User {
  const { googleId: _inside, ...shown } = account;
  return { ...shown, isAdmin };
}

/** What others see of an account; the e-mail only where they may (design 2). */
export function publicView({ id, fullName, email }: Account, showEmail: boolean): PublicUser {
  return showEmail ? { id, fullName, email } : { id, fullName };
}
