import { LIVE_CLOSE } from '@rotadas/contracts/live/live-close';
import { backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';

/** Clients are back within 5 s of the end of an outage. */
const BACKOFF = { firstMs: 250, maxMs: 4_000, jitter: 0 };
/** Delay after the server's rate limit, ms. */
const RATE_LIMITED_DELAY_MS = 20_000;
/** Delay after the server rejected a frame as invalid, ms. The app polls meanwhile. */
const CLIENT_ERROR_DELAY_MS = 300_000;

export type ReconnectReason = 'lost' | 'rate-limited' | 'client-error';

/**
 * Exponential backoff, ms. `random` (0 to 1) shortens it by up to half, so that clients do not
 * reconnect together.
 */
export function reconnectDelay(failures: number, reason: ReconnectReason, random: number): number {
  const whole = {
    lost: backoffDelay(failures, BACKOFF),
    'rate-limited': RATE_LIMITED_DELAY_MS,
    'client-error': CLIENT_ERROR_DELAY_MS,
  }[reason];
  return whole * (1 - random / 2);
}

export interface AfterClose {
  reason: ReconnectReason;
  renewToken: boolean;
}

const CLIENT_ERRORS: readonly number[] = [
  LIVE_CLOSE.binary.code,
  LIVE_CLOSE.tooLarge.code,
  LIVE_CLOSE.frameBroken.code,
];

/** Codes other than LIVE_CLOSE mean a lost network or server. */
export function afterClose(code: number): AfterClose {
  if (CLIENT_ERRORS.includes(code)) return { reason: 'client-error', renewToken: false };
  if (code === LIVE_CLOSE.rateLimited.code) return { reason: 'rate-limited', renewToken: false };
  return { reason: 'lost', renewToken: code === LIVE_CLOSE.tokenExpired.code };
}
