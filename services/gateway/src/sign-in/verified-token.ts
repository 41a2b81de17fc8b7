import type { Identity } from '@rotadas/contracts/users/identity';

/** What a token says once it is verified. */
export interface VerifiedToken {
  readonly identity: Identity;
  /** When the token ends, ms since 1970. */
  readonly expiresAt: number;
}
