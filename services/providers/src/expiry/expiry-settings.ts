/** Token of the expiry's settings. */
export const EXPIRY_SETTINGS = Symbol('EXPIRY_SETTINGS');

/** What the operator chooses of the expiry. */
export interface ExpirySettings {
  readonly redisUrl: string;
  /** How long an online provider may send no position. */
  readonly staleAfterMs: number;
  readonly sweepEveryMs: number;
}
