import { LIVE_CLOSE } from '@rotadas/contracts/live/live-close';

/** The first wait after a connection is lost, ms. */
const FIRST_MS = 250;
/** Waits grow up to this, ms: whatever was away, everybody is back within 5 s of its return. */
const MOST_MS = 4_000;
/** The wait after the server asked for fewer frames, ms. */
const SLOW_MS = 20_000;
/**
 * The wait after the server found a fault in what it was sent, ms; polling has taken over by then.
 */
const FAULT_MS = 300_000;

/** How soon a lost connection may be tried again. */
export type Pace = 'soon' | 'slow' | 'fault';

/**
 * How long to wait, ms, after `failures` connections in a row came to nothing. `random` (0 to 1)
 * takes up to half off, so that a server that starts again is not met by all clients at once.
 */
export function reconnectDelay(failures: number, pace: Pace, random: number): number {
  const growing = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  const whole = { soon: growing, slow: SLOW_MS, fault: FAULT_MS }[pace];
  return whole * (1 - random / 2);
}

/** What follows a close: how soon to try again, and whether the token has to be renewed before. */
export interface AfterClose {
  pace: Pace;
  renewToken: boolean;
}

const FAULTS: readonly number[] = [
  LIVE_CLOSE.binary.code,
  LIVE_CLOSE.tooLarge.code,
  LIVE_CLOSE.frameBroken.code,
];

/**
 * What the client does after a close with that code; codes other than LIVE_CLOSE mean a lost
 * network or server.
 */
export function afterClose(code: number): AfterClose {
  if (FAULTS.includes(code)) return { pace: 'fault', renewToken: false };
  if (code === LIVE_CLOSE.rateLimited.code) return { pace: 'slow', renewToken: false };
  return { pace: 'soon', renewToken: code === LIVE_CLOSE.tokenExpired.code };
}
