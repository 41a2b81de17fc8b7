import { AUTH_VALID_MS } from '@rotadas/contracts/live/client-frame';
import type { Principal } from '../../sign-in/principal.js';

export class ConnectionIdentity {
  private principal: Principal | undefined;
  /** Epoch ms. */
  private authenticatedAt = 0;

  get userId(): number | undefined {
    return this.principal?.userId;
  }

  get isSignedIn(): boolean {
    return this.principal !== undefined;
  }

  accept(principal: Principal, now: number): void {
    this.principal = principal;
    this.authenticatedAt = now;
  }

  /** Whether the token expired or was not renewed in time. */
  hasEnded(now: number): boolean {
    if (!this.principal) return false;
    return Math.min(this.principal.expiresAt, this.authenticatedAt + AUTH_VALID_MS) <= now;
  }
}
