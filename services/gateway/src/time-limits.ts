/** Timeouts, ms. Tests shorten those that they wait for. */
export interface TimeLimits {
  /** How long a client of /api/live may leave sent frames unread. */
  readonly liveUnreadMs: number;
  /** How long a cell is mirrored after its last use. */
  readonly cellWarmMs: number;
  /** Pause between waves of closed connections at shutdown. */
  readonly liveWaveMs: number;
  /** How long a client may take to end its side of an ended connection. */
  readonly closedSocketMs: number;
  /** How long requests under way may delay the shutdown; longer than any answer takes. */
  readonly requestsAtEndMs: number;
  /** For the headers of a request to arrive. */
  readonly headersMs: number;
  /** For a whole request to arrive. */
  readonly requestMs: number;
}

export const DEFAULT_TIME_LIMITS: TimeLimits = {
  liveUnreadMs: 20_000,
  cellWarmMs: 15_000,
  liveWaveMs: 100,
  closedSocketMs: 1_000,
  requestsAtEndMs: 5_000,
  headersMs: 10_000,
  requestMs: 20_000,
};

export const TIME_LIMITS = Symbol('TIME_LIMITS');
