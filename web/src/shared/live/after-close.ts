import { LIVE_CLOSE } from '@rotadas/contracts/live/live-close';
import type { Pace } from './reconnect-delay.js';

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
 * What the client does after a close with that code (docs/live.md, Closes); other codes mean a lost
 * network or server.
 */
export function afterClose(code: number): AfterClose {
  if (FAULTS.includes(code)) return { pace: 'fault', renewToken: false };
  if (code === LIVE_CLOSE.rateLimited.code) return { pace: 'slow', renewToken: false };
  return { pace: 'soon', renewToken: code === LIVE_CLOSE.tokenExpired.code };
}
