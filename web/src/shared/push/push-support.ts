/**
 * Whether this browser can be sent push messages; on iPhones and iPads only once the app is on the
 * home screen.
 */
export type PushSupport = 'supported' | 'install-first' | 'unsupported';

/** What this browser can do. */
export function pushSupport(): PushSupport {
  const complete = 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;
  if (complete) return 'supported';
  return isApplePhone() ? 'install-first' : 'unsupported';
}

/** An iPad passes for a Mac, which has no touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
