/**
 * How long the gateway waits for what may never come, ms. A test that has to see such a wait end
 * shortens it.
 */
export interface TimeLimits {
  /** How long a client of /api/live may leave unread what waits for it. */
  readonly liveUnreadMs: number;
  /** How long a cell is mirrored after its last use. */
  readonly cellWarmMs: number;
  /** How long the gateway, as it ends, waits after each wave of clients of /api/live it closes. */
  readonly liveWaveMs: number;
  /** How long a client may take to end its own side of a connection that has ended. */
  readonly closedSocketMs: number;
  /**
   * How long requests under way may hold up the end of the gateway: longer than any answer takes.
   */
  readonly requestsAtEndMs: number;
  /** How long the headers of a request may take to arrive. */
  readonly headersMs: number;
  /** How long a whole request may take to arrive, headers included. */
  readonly requestMs: number;
}

/** The time limits of the product. */
export const DEFAULT_TIME_LIMITS: TimeLimits = {
  liveUnreadMs: 20_000,
  cellWarmMs: 15_000,
  liveWaveMs: 100,
  closedSocketMs: 1_000,
  requestsAtEndMs: 5_000,
  headersMs: 10_000,
  requestMs: 20_000,
};

/** Token of the gateway's time limits. */
export const TIME_LIMITS = Symbol('TIME_LIMITS');
