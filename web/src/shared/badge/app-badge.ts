import { logWarning } from '../log/log.js';

/** 0 clears the badge. Does nothing without the Badging API. */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  done.catch((error: unknown) => logWarning('the badge could not be set', error));
}
