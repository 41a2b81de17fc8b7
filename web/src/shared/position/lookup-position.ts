import type { OwnPosition } from '../map/map-types.js';
import { positionFailureFrom, unsupportedPosition } from './position-failure.js';

const POSITION_TIMEOUT_MS = 5_000;

/** A reading up to this age is used again. */
const RECENT_MS = 60_000;

/** `at` is when the device took the position, epoch ms by its own clock. */
export interface Reading extends OwnPosition {
  at: number;
}

let last: Reading | null = null;

export function rememberPosition(reading: Reading): void {
  last = reading;
}

export function recentPosition(): Reading | null {
  return last !== null && Date.now() - last.at < RECENT_MS ? last : null;
}

export const POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: POSITION_TIMEOUT_MS,
  maximumAge: 0,
};

export function recordReading({ coords, timestamp }: GeolocationPosition): Reading {
  const { latitude, longitude, accuracy } = coords;
  const reading = { latitude, longitude, accuracy, at: timestamp };
  rememberPosition(reading);
  return reading;
}

export function lookupPosition(): Promise<Reading> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(unsupportedPosition());
      return;
    }
    navigator.geolocation.getCurrentPosition(
      (position) => resolve(recordReading(position)),
      (error) => reject(positionFailureFrom(error)),
      POSITION_OPTIONS,
    );
  });
}

export const currentPosition = async (): Promise<Reading> => recentPosition() ?? lookupPosition();
