import { logWarning } from '../log/log.js';
import { POSITION_OPTIONS, type Reading, readingFrom } from './lookup-position.js';

/** Delay after a failure, ms: not every browser continues by itself. */
const RETRY_AFTER_MS = 3_000;

/** Continues after failures other than a denied permission; returns the function that stops. */
export function followPosition(onReading: (reading: Reading) => void): () => void {
  const { geolocation } = navigator;
  let watch = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const fail = (error: GeolocationPositionError) => {
    logWarning('following the position failed', error.message);
    if (error.code === error.PERMISSION_DENIED) return;
    geolocation.clearWatch(watch);
    clearTimeout(retry);
    retry = setTimeout(start, RETRY_AFTER_MS);
  };
  const start = () => {
    watch = geolocation.watchPosition((position) => onReading(readingFrom(position)), fail, POSITION_OPTIONS);
  };
  start();
  return () => {
    geolocation.clearWatch(watch);
    clearTimeout(retry);
  };
}
