import { AUTH_GOOD_MS } from '@rotadas/contracts/live/client-frame';
import type { Principal } from '../../sign-in/principal.js';

/** Until when (ms) a connection is taken for that of `principal`, whose token it showed at `shownAt`. */
export function identityEndsAt({ expiresAt }: Pick<Principal, 'expiresAt'>, shownAt: number): number {
  return Math.min(expiresAt, shownAt + AUTH_GOOD_MS);
}
