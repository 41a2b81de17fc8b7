/** Timeouts, ms; 0 is no limit to Node.js. Tests shorten those that they wait for. */
export interface TimeLimits {
  /** Time for a client of /api/live to read sent frames. */
  readonly slowClientTimeoutMs: number;
  /** Time for a client of HTTP to read more of a response. */
  readonly unreadResponseMs: number;
  /** A cell is mirrored for this time after its last use. */
  readonly idleCellMs: number;
  /** Between waves of closed connections at shutdown. */
  readonly liveWaveMs: number;
  /** Time for a client to end its side of a closed connection. */
  readonly closedSocketMs: number;
  /** Time for requests in progress at shutdown; longer than any response takes. */
  readonly shutdownTimeoutMs: number;
  readonly headersMs: number;
  readonly requestMs: number;
}

export const DEFAULT_TIME_LIMITS: TimeLimits = {
  slowClientTimeoutMs: 20_000,
  unreadResponseMs: 30_000,
  idleCellMs: 15_000,
  liveWaveMs: 100,
  closedSocketMs: 1_000,
  shutdownTimeoutMs: 5_000,
  headersMs: 10_000,
  requestMs: 20_000,
};

export const TIME_LIMITS = Symbol('TIME_LIMITS');
