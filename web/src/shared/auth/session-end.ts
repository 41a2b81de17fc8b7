import { authErrorCode } from './auth-error-code.js';
/** `lost`: the account was deleted or disabled between two visits. */
export type SessionEnd = 'disabled' | 'expired' | 'lost';

const ENDS: Partial<Record<string, SessionEnd>> = {
  'user-disabled': 'disabled',
  'user-token-expired': 'expired',
  'invalid-user-token': 'expired',
};

/** Maximum wait for the server on sign-out, ms. What is not ended by then expires later. */
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

/** The server ended the session, which the identity provider has not noticed. */
export const notifyExpiry = (): void => notify('expired');
