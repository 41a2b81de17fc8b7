import type { OwnPosition } from '../map/map-types.js';
import { positionFailureFrom, unsupportedPosition } from './position-failure.js';

const POSITION_TIMEOUT_MS = 5_000;

/** A fix up to this age is used again. */
const RECENT_MS = 60_000;

/** `at` is when the device took the position, epoch ms by its own clock. */
export interface PositionFix extends OwnPosition {
  at: number;
}

let last: PositionFix | null = null;

export function rememberPosition(fix: PositionFix): void {
  last = fix;
}

export function recentPosition(): PositionFix | null {
  return last !== null && Date.now() - last.at < RECENT_MS ? last : null;
}

export const POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: POSITION_TIMEOUT_MS,
  maximumAge: 0,
};

export function recordFix({ coords, timestamp }: GeolocationPosition): PositionFix {
  const { latitude, longitude, accuracy } = coords;
  const fix = { latitude, longitude, accuracy, at: timestamp };
  rememberPosition(fix);
  return fix;
}

export function lookupPosition(): Promise<PositionFix> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(unsupportedPosition());
      return;
    }
    navigator.geolocation.getCurrentPosition(
      (position) => resolve(recordFix(position)),
      (error) => reject(positionFailureFrom(error)),
      POSITION_OPTIONS,
    );
  });
}

export const currentPosition = async (): Promise<PositionFix> => recentPosition() ?? lookupPosition();
