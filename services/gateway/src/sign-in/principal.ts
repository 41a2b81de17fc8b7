import type { Identity } from '@rotadas/contracts/users/identity';

/** Who asks: the verified identity and the account that belongs to it. */
export interface Principal {
  readonly identity: Identity;
  readonly userId: number;
  readonly isAdmin: boolean;
  /** When the token ends, ms since 1970. */
  readonly expiresAt: number;
}

/** What is remembered of a token that was verified. Times are ms since 1970. */
export interface KnownToken {
  readonly principal: Principal;
  /** When its owner signed in. */
  readonly signedInAt: number;
  /**
   * When the identity provider last stood for its owner: as it issued the token, or when it was
   * asked.
   */
  readonly vouchedAt: number;
  /** When our own records were last asked who that is. */
  readonly identifiedAt: number;
}

/** What a token says once it is verified. Times are ms since 1970. */
export interface VerifiedToken {
  readonly identity: Identity;
  /** When its owner signed in; tokens of earlier sign-ins can be revoked. */
  readonly signedInAt: number;
  /** When the identity provider issued it, and so stood for its owner. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}
