/** `lost`: the account was deleted or disabled between two visits. */
export type SessionEnd = 'disabled' | 'expired' | 'lost';

const ENDS: Partial<Record<string, SessionEnd>> = {
  'user-disabled': 'disabled',
  'user-token-expired': 'expired',
  'invalid-user-token': 'expired',
};

/**
 * Longest wait for the server on sign-out, ms; what the server has not ended by then expires by
 * itself.
 */
export const SIGN_OUT_TIMEOUT_MS = 2_000;

let notify: (reason: SessionEnd) => void = () => undefined;

/** Null if a later refresh may succeed. */
export function toSessionEnd(error: unknown): SessionEnd | null {
  return ENDS[authErrorCode(error) ?? ''] ?? null;
}

export function onSessionEnd(listener: (reason: SessionEnd) => void): void {
  notify = listener;
}

export function notifySessionEnd(error: unknown): void {
  const reason = toSessionEnd(error);
  if (reason !== null) notify(reason);
}

/** The code without `auth/`, such as `user-disabled`; null if there is none. */
export function authErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code.slice('auth/'.length) : null;
}
