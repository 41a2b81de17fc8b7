import { logWarning } from '../log/log.js';
import { POSITION_OPTIONS, type PositionFix, recordFix } from './lookup-position.js';
import { type PositionFailure, positionFailureFrom } from './position-failure.js';

/** Delay before watching again after a failure, ms. Not all browsers continue by themselves. */
const RETRY_DELAY_MS = 3_000;

/**
 * Watches the position. Continues after failures, and when a denied permission is granted. Returns
 * the function that stops.
 */
export function watchPosition(
  onFix: (fix: PositionFix) => void,
  onFailure: (failure: PositionFailure) => void,
): () => void {
  const { geolocation } = navigator;
  const stopped = new AbortController();
  let watch = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    geolocation.clearWatch(watch);
    clearTimeout(retry);
  };
  const fail = (error: GeolocationPositionError) => {
    logWarning('watching the position failed', error.message);
    onFailure(positionFailureFrom(error));
    pause();
    if (error.code !== error.PERMISSION_DENIED) retry = setTimeout(start, RETRY_DELAY_MS);
  };
  const start = () => {
    pause();
    watch = geolocation.watchPosition((position) => onFix(recordFix(position)), fail, POSITION_OPTIONS);
  };
  start();
  onGranted(start, stopped.signal).catch((error: unknown) =>
    logWarning('the permission for positions cannot be watched', error),
  );
  return () => {
    stopped.abort();
    pause();
  };
}

/** Calls `listener` whenever the permission for the position is granted. */
export async function onGranted(listener: () => void, signal: AbortSignal): Promise<void> {
  if (!('permissions' in navigator)) return;
  const permission = await navigator.permissions.query({ name: 'geolocation' });
  permission.addEventListener('change', () => permission.state === 'granted' && listener(), { signal });
}
