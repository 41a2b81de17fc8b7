import type { OwnPosition } from '../map/map-types.js';
import { POSITION_TIMEOUT_MS } from '../limits.js';
import { PositionFailure, positionFailureFrom } from './position-failure.js';

/** A newer position needs no new lookup, ms. */
const RECENT_MS = 60_000;

let last: { position: OwnPosition; at: number } | null = null;

export function rememberPosition(position: OwnPosition): void {
  last = { position, at: Date.now() };
}

export function recentPosition(): OwnPosition | null {
  return last !== null && Date.now() - last.at < RECENT_MS ? last.position : null;
}

export function forgetPosition(): void {
  last = null;
}

export const POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: POSITION_TIMEOUT_MS,
  maximumAge: 0,
};

export function ownPositionFrom({ coords }: GeolocationPosition): OwnPosition {
  const { latitude, longitude, accuracy } = coords;
  const position = { latitude, longitude, accuracy };
  rememberPosition(position);
  return position;
}

/** Rejects with PositionFailure. */
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

export const currentPosition = async (): Promise<OwnPosition> => recentPosition() ?? lookupPosition();
