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
