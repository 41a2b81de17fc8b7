import type { Principal } from './principal.js';

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
