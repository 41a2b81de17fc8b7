import { logWarning } from '../log/log.js';

/** Shows a count on the installed app's icon, or nothing for 0; elsewhere it does nothing. */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  done.catch((error: unknown) => logWarning('the badge could not be set', error));
}
