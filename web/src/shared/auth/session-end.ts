import { authErrorCode } from './auth-error-code.js';

export type SessionEnd = 'disabled' | 'expired';

const ENDS: Partial<Record<string, SessionEnd>> = {
  'user-disabled': 'disabled',
  'user-token-expired': 'expired',
  'invalid-user-token': 'expired',
};

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
