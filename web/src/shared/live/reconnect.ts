import { LIVE_CLOSE } from '@rotadas/contracts/live/live-close';
import { growingDelay } from '../time/growing-delay.js';

const FIRST_MS = 250;
/** Longest delay, ms: clients are back within 5 s of the end of an outage. */
const MAX_MS = 4_000;
/** Delay after the server's rate limit, ms. */
const SLOW_MS = 20_000;
/** Delay after the server rejected a frame as invalid, ms; polling has taken over by then. */
const FAULT_MS = 300_000;

export type Pace = 'soon' | 'slow' | 'fault';

/** Exponential backoff, ms; `random` (0 to 1) takes up to half off, to spread the clients. */
export function reconnectDelay(failures: number, pace: Pace, random: number): number {
  const growing = growingDelay(Math.max(0, failures - 1), FIRST_MS, MAX_MS);
  const whole = { soon: growing, slow: SLOW_MS, fault: FAULT_MS }[pace];
  return whole * (1 - random / 2);
}

export interface AfterClose {
  pace: Pace;
  renewToken: boolean;
}

const FAULTS: readonly number[] = [
  LIVE_CLOSE.binary.code,
  LIVE_CLOSE.tooLarge.code,
  LIVE_CLOSE.frameBroken.code,
];

/** Codes other than LIVE_CLOSE mean a lost network or server. */
export function afterClose(code: number): AfterClose {
  if (FAULTS.includes(code)) return { pace: 'fault', renewToken: false };
  if (code === LIVE_CLOSE.rateLimited.code) return { pace: 'slow', renewToken: false };
  return { pace: 'soon', renewToken: code === LIVE_CLOSE.tokenExpired.code };
}
