import { AUTH_GOOD_MS } from '@rotadas/contracts/live/client-frame';
import type { Principal } from '../../sign-in/principal.js';

/** Whom a connection speaks for, by the token that it showed last. */
export class ConnectionIdentity {
  private principal: Principal | undefined;
  /** When the token was last seen, ms. */
  private shownAt = 0;

  /** The user who is signed in; undefined before that. */
  get userId(): number | undefined {
    return this.principal?.userId;
  }

  get isSignedIn(): boolean {
    return this.principal !== undefined;
  }

  /** Takes over the principal of a token that is shown at `now` (ms). */
  accept(principal: Principal, now: number): void {
    this.principal = principal;
    this.shownAt = now;
  }

  /** Whether the token ended, or none was shown for too long; never while nobody is signed in. */
  hasEnded(now: number): boolean {
    if (!this.principal) return false;
    return Math.min(this.principal.expiresAt, this.shownAt + AUTH_GOOD_MS) <= now;
  }
}
