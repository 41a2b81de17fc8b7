import type { OwnPosition } from '../map/map-types.js';
import { POSITION_TIMEOUT_MS } from '../limits.js';
import { rememberPosition } from './recent-position.js';
import { PositionFailure, positionFailureFrom } from './position-failure.js';

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
