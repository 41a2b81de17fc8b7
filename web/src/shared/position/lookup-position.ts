import type { OwnPosition } from '../map/map-types.js';
import { POSITION_TIMEOUT_MS } from '../limits.js';
import { PositionFailure, positionFailureFrom } from './position-failure.js';

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

/** How every position is asked for: exact, fresh, and soon (spec 5). */
export const POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: POSITION_TIMEOUT_MS,
  maximumAge: 0,
};

/** The device's reading in the product's terms; it is remembered as the recent one. */
export function ownPositionFrom({ coords }: GeolocationPosition): OwnPosition {
  const { latitude, longitude, accuracy } = coords;
  const position = { latitude, longitude, accuracy };
  rememberPosition(position);
  return position;
}

/** Asks the device once where it is; fails with a PositionFailure. */
export function lookupPosition(): Promise<OwnPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new PositionFailure('unsupported'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      (reading) => resolve(ownPositionFrom(reading)),
      (error) => reject(positionFailureFrom(error)),
      POSITION_OPTIONS,
    );
  });
}

/** The device's last position if that is recent, else a new one; fails with a PositionFailure. */
export const currentPosition = async (): Promise<OwnPosition> => recentPosition() ?? lookupPosition();
