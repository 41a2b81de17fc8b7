/**
 * Why the server closes a connection of /api/live: the code, and the reason that it sends along.
 */
export const LIVE_CLOSE = {
  /** The gateway stops; another one, or the same again, will take the connection. */
  restarting: { code: 1001, reason: 'restarting' },
  /** Only text frames are understood. */
  binary: { code: 1003, reason: 'binary' },
  /** A frame of more than FRAME_BYTES_MAX; the reason comes empty. */
  tooLarge: { code: 1009, reason: '' },
  /** A frame that is no JSON object. */
  frameBroken: { code: 4400, reason: 'frame-broken' },
  /** The token ended and no fresh one came, or for AUTH_GOOD_MS none at all. */
  tokenExpired: { code: 4401, reason: 'token-expired' },
  /**
   * Who was there is disabled, signed out everywhere or erased; a fresh token shows who is there
   * now.
   */
  accessLost: { code: 4401, reason: 'access-lost' },
  /** The client did not read for long. */
  tooSlow: { code: 4408, reason: 'too-slow' },
  /** Too many frames, good or bad. */
  rateLimited: { code: 4429, reason: 'rate-limited' },
} as const;

/** One of the reasons why the server closes a connection. */
export type LiveClose = keyof typeof LIVE_CLOSE;
