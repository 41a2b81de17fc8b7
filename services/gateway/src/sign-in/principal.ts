import type { Identity } from '@rotadas/contracts/users/identity';

export interface Principal {
  readonly identity: Identity;
  readonly userId: number;
  readonly isAdmin: boolean;
  /** The number that the identity provider verified, in E.164; null if none. */
  readonly phone: string | null;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Times are epoch ms. */
export interface KnownToken {
  readonly principal: Principal;
  readonly signedInAt: number;
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
  readonly signedInAt: number;
  readonly issuedAt: number;
  readonly expiresAt: number;
}
