import { restrictedUntil } from '@rotadas/contracts/accounts/account-state';
import { RECENT_SIGN_IN_MS } from '@rotadas/contracts/accounts/deletion';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Admin } from '@rotadas/contracts/primitives/admin';
import type { Identity } from '@rotadas/contracts/users/identity';
import type { User } from '@rotadas/contracts/users/user';

export interface Principal {
  readonly identity: Identity;
  readonly userId: number;
  readonly isAdmin: boolean;
  /** The number that the identity provider verified, in E.164; null if none. */
  readonly phone: string | null;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** When the restriction of the account ends; 0 without one, Infinity without an end. */
  readonly restrictedUntil: number;
}

/** Times are epoch ms. */
export interface KnownToken {
  readonly principal: Principal;
  /** When the identity provider last confirmed the account: at issue or by a look-up. */
  readonly accountConfirmedAt: number;
  readonly accountReadAt: number;
}

/** Times are epoch ms. */
export interface VerifiedToken {
  readonly identity: Identity;
  /** Google has a bot-check of its own. */
  readonly isByGoogle: boolean;
  readonly phone: string | null;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** The fields of a principal that the account decides. */
export function accountFields(user: User): Pick<Principal, 'userId' | 'isAdmin' | 'restrictedUntil'> {
  return { userId: user.id, isAdmin: user.isAdmin, restrictedUntil: restrictedUntil(user) };
}

/** Throws `account-restricted`. */
export function requireUnrestricted(principal: Principal): Principal {
  if (principal.restrictedUntil > Date.now()) throw new DomainError('account-restricted');
  return principal;
}

/** Throws `recent-sign-in-required`. */
export function requireRecentSignIn({ identity }: Principal): void {
  if (Date.now() - identity.signedInAt > RECENT_SIGN_IN_MS) throw new DomainError('recent-sign-in-required');
}

/** For a service that checks the role again. */
export const toAdmin = ({ userId, isAdmin }: Principal): Admin => ({ userId, isAdmin });
