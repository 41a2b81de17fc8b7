import { authErrorCode } from './auth-error-code.js';

/** Why the identity provider ended a session by itself. */
export type SessionEnd = 'disabled' | 'expired';

const ENDS: Partial<Record<string, SessionEnd>> = {
  'user-disabled': 'disabled',
  'user-token-expired': 'expired',
  'invalid-user-token': 'expired',
};

let tell: (reason: SessionEnd) => void = () => undefined;

/**
 * Whether a failed refresh of the token means that the session is over (spec 4); null when it may
 * work again later.
 */
export function toSessionEnd(error: unknown): SessionEnd | null {
  return ENDS[authErrorCode(error) ?? ''] ?? null;
}

/** Calls `listener` when the identity provider ends the session. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): void {
  tell = listener;
}

/** Tells of the end of the session, if `error` means one. */
export function notifySessionEnd(error: unknown): void {
  const reason = toSessionEnd(error);
  if (reason !== null) tell(reason);
}
