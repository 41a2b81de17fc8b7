import type { Identity } from '@rotadas/contracts/users/identity';

/** What a token says once it is verified. Times are ms since 1970. */
export interface VerifiedToken {
  readonly identity: Identity;
  /** When its owner signed in; tokens of earlier sign-ins can be revoked. */
  readonly signedInAt: number;
  /** When the identity provider issued it, and so stood for its owner. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}
