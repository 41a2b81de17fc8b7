import type { OwnPosition } from '../map/map-types.js';

/** A younger position needs no new look-up, ms. */
const RECENT_MS = 60_000;

let last: { position: OwnPosition; at: number } | null = null;

/** Keeps a position that the device gave now. */
export function rememberPosition(position: OwnPosition): void {
  last = { position, at: Date.now() };
}

/** The last position that the device gave; null if it is a minute old, or there is none. */
export function recentPosition(): OwnPosition | null {
  return last !== null && Date.now() - last.at < RECENT_MS ? last.position : null;
}

/** Forgets the last position. */
export function forgetPosition(): void {
  last = null;
}
