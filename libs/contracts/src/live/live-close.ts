/** Close codes and reasons of /api/live. */
export const LIVE_CLOSE = {
  /** The gateway stops; reconnect. */
  restarting: { code: 1001, reason: 'restarting' },
  binary: { code: 1003, reason: 'binary' },
  /** A frame is larger than any valid one; the reason is empty. */
  tooLarge: { code: 1009, reason: '' },
  frameBroken: { code: 4400, reason: 'frame-broken' },
  /** The token expired, or none came for AUTH_VALID_MS. */
  tokenExpired: { code: 4401, reason: 'token-expired' },
  /** The user was disabled, signed out everywhere or deleted. */
  accessLost: { code: 4401, reason: 'access-lost' },
  /** The client stopped reading. */
  tooSlow: { code: 4408, reason: 'too-slow' },
  rateLimited: { code: 4429, reason: 'rate-limited' },
} as const;

export type LiveClose = keyof typeof LIVE_CLOSE;
