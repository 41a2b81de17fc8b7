import type { Identity } from '@rotadas/contracts/users/identity';

export interface Principal {
  readonly identity: Identity;
  readonly userId: number;
  readonly isAdmin: boolean;
  /** Expiry of the token, epoch ms. */
  readonly expiresAt: number;
}

/** A verified token in the cache. Times are epoch ms. */
export interface KnownToken {
  readonly principal: Principal;
  readonly signedInAt: number;
  /** When the identity provider last confirmed the account: at issue or by a look-up. */
  readonly vouchedAt: number;
  /** When the account was last read from the users service. */
  readonly identifiedAt: number;
}

/** Times are epoch ms. */
export interface VerifiedToken {
  readonly identity: Identity;
  /** Tokens of earlier sign-ins can be revoked. */
  readonly signedInAt: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
}
