import type { Identity } from '@rotadas/contracts/users/identity';

/** Who asks: the verified identity and the account that belongs to it. */
export interface Principal {
  readonly identity: Identity;
  readonly userId: number;
  readonly isAdmin: boolean;
  /** When the token ends, ms since 1970. */
  readonly expiresAt: number;
}
