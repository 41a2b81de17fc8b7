import { logWarning } from '../log/log.js';
import type { OwnPosition } from '../map/map-types.js';
import { ownPositionFrom, POSITION_OPTIONS } from './lookup-position.js';

/** How long after a failure the device is asked anew, ms: not every browser goes on by itself. */
const AGAIN_AFTER_MS = 3_000;

/**
 * Follows the device's position, through failures too, unless it may not be known; answers how to
 * stop.
 */
export function followPosition(onPosition: (position: OwnPosition) => void): () => void {
  const { geolocation } = navigator;
  let watch = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const fail = (error: GeolocationPositionError) => {
    logWarning('following the position failed', error.message);
    if (error.code === error.PERMISSION_DENIED) return;
    geolocation.clearWatch(watch);
    clearTimeout(again);
    again = setTimeout(begin, AGAIN_AFTER_MS);
  };
  const begin = () => {
    watch = geolocation.watchPosition(
      (reading) => onPosition(ownPositionFrom(reading)),
      fail,
      POSITION_OPTIONS,
    );
  };
  begin();
  return () => {
    geolocation.clearWatch(watch);
    clearTimeout(again);
  };
}
